import { describe, expect, it } from 'vitest'
import { getListingFee, updateListingFee } from '#contract/fees/fees.calls.ts'
import { roles } from '#contract/roles.ts'
import { amountTexts } from '#contract/values/parse-amount.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

describe('the listing fee', () => {
  it('is public, VAT included', async () => {
    const { status, body } = await api.visitor(getListingFee, {})
    expect(status).toBe(200)
    expect(body).toEqual({ id: 1, amount: 380, name: 'Listing Fee', version: 1 })
  })

  it('is changed by a Super Admin, keeps its name and is logged', async () => {
    const admin = await api.as('superAdmin')
    const { body } = await admin(updateListingFee, { amount: 425.5, name: 'A tax' })
    expect(body).toEqual({ id: 1, amount: 425.5, name: 'Listing Fee', version: 2 })
    api.services.cache.invalidate()
    expect((await api.visitor(getListingFee, {})).body.amount).toBe(425.5)
    const [entry] = await api.services.database.sql`
      select before, after, actor_name from change_log where table_name = 'fees' order by id desc`
    expect(entry).toMatchObject({ before: { amount: 380 }, after: { amount: 425.5 } })
    expect(entry?.actor_name).toMatch(/^superAdmin-/)
  })

  it('is not overwritten by a stale change', async () => {
    const admin = await api.as('superAdmin')
    const { version } = (await admin(updateListingFee, { amount: 450 })).body
    await admin(updateListingFee, { amount: 460, version })
    const { status, error } = await admin(updateListingFee, { amount: 470, version })
    expect([status, error.code]).toEqual([409, 'stale'])
    expect(error.changes?.fields).toEqual([
      { label: 'Amount', before: 450, after: 460, from: 'R\u00a0450', to: 'R\u00a0460' },
    ])
  })

  it.each([0, -1, 100_000.01, Number.NaN])('refuses an amount of %j', async (amount) => {
    const { status, error } = await (await api.as('superAdmin'))(updateListingFee, { amount })
    expect([status, error.fields.amount]).toEqual([
      422,
      'Enter an amount from R 0.01 to R 100 000.',
    ])
  })

  it('has at most two decimals', async () => {
    const admin = await api.as('superAdmin')
    for (const amount of [10.005, 7000.555, '7000.555']) {
      expect((await admin(updateListingFee, { amount })).error.fields.amount).toBe(
        'Enter an amount in rand, with at most two decimals.',
      )
    }
    expect((await admin(updateListingFee, { amount: 100_000 })).status).toBe(200)
  })

  it.each(['1.234', '99.999', '1,234'])('is not guessed from %j', async (amount) => {
    api.services.cache.invalidate()
    const before = (await api.visitor(getListingFee, {})).body
    const { status, error } = await (await api.as('superAdmin'))(updateListingFee, { amount })
    expect([status, error.fields.amount]).toEqual([422, amountTexts.ambiguous])
    api.services.cache.invalidate()
    expect((await api.visitor(getListingFee, {})).body).toEqual(before)
  })

  it('cannot be changed by anyone else', async () => {
    for (const role of roles.filter((role) => role !== 'superAdmin')) {
      expect((await (await api.as(role))(updateListingFee, { amount: 1 })).status).toBe(403)
    }
    expect((await api.visitor(updateListingFee, { amount: 1 })).status).toBe(401)
  })
})
