import { beforeAll, describe, expect, it } from 'vitest'
import { declaredCalls } from '#contract/all-calls.ts'
import { requestOf } from '#contract/request.ts'
import type { AnyCall } from '#contract/call.ts'
import { mayUse } from '#contract/permissions.ts'
import { messages } from '#contract/messages.ts'
import { useApi } from '../../testing/api.ts'
import { aUser } from '../../testing/builders.ts'

const api = useApi({ rateLimit: false })
let token: string

beforeAll(async () => {
  token = (await aUser(api.services, { role: 'designer' })).token
})

const closed = declaredCalls().filter(
  ({ who }) => !mayUse(who, { role: 'designer' }) && mayUse(who, { role: 'superAdmin' }),
)

async function tryCall(call: AnyCall) {
  const { url, body } = requestOf(call, Object.fromEntries(call.params.map((name) => [name, 1])))
  const response = await api.app.inject({
    method: call.method,
    url,
    ...(body === undefined ? {} : { payload: body as object }),
    headers: { authorization: `Bearer ${token}` },
  })
  return [response.statusCode, response.json<{ message: string }>().message]
}

describe('a Designer', () => {
  it('has calls that must be refused', () => {
    const names = closed.map(({ name }) => name)
    expect(names.length).toBeGreaterThan(40)
    expect(names).toContain('mailTemplates.create')
    expect(names).toContain('marketing.suppressions')
    expect(names.filter((name) => name.startsWith('campaign'))).toEqual([])
  })

  it.each(closed.map((call) => [`${call.method} ${call.path}`, call] as const))(
    'is refused %s',
    async (_address, call) => {
      expect(await tryCall(call)).toEqual([403, messages.noPermission])
    },
  )
})
