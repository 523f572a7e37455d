import { expect, it } from 'vitest'
import { getListingFee } from '#contract/fees/fees.calls.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

it('the listing fee is told to everyone, VAT included', async () => {
  const { status, body } = await api.visitor(getListingFee, {})
  expect(status).toBe(200)
  expect(body).toEqual({ amount: 380, name: 'Listing Fee' })
})
