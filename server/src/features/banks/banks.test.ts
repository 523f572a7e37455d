import { expect, it } from 'vitest'
import { listBanks } from '#contract/banks/banks.calls.ts'
import { roles } from '#contract/roles.ts'
import { useApi } from '../../testing/api.ts'

const api = useApi()

it('the banks are shown by name to everyone who is logged in', async () => {
  for (const role of roles) {
    const { status, body } = await (await api.as(role))(listBanks, {})
    expect(status).toBe(200)
    expect(body.map((bank) => bank.name)).toContain('Capitec Bank')
    expect(Object.keys(body[0] as object).sort()).toEqual(['id', 'name'])
  }
  expect((await api.visitor(listBanks, {})).status).toBe(401)
})
