import { describe, expect, it } from 'vitest'
import { declaredCalls } from '#contract/all-calls.ts'
import type { AnyCall } from '#contract/call.ts'
import { useApi } from '../testing/api.ts'
import { aUser } from '../testing/builders.ts'

const api = useApi()

/** Calls whose limit is counted in the database, before their input is validated. */
const limited = declaredCalls().filter(({ limit }) => limit && limit.counted !== 'here')
const forVisitors = limited.filter(({ who }) => who === 'everyone')
const forUsers = limited.filter(({ who }) => who !== 'everyone')

const maxOf = (call: AnyCall) => call.limit?.max as number

/** Sends more requests at once than would be allowed one after another. Their input is invalid for every call. */
async function burst(allowed: number, send: () => Promise<{ status: number }>): Promise<number> {
  const replies = await Promise.all(Array.from({ length: allowed + 15 }, send))
  return replies.filter(({ status }) => status !== 429).length
}

let addresses = 0

describe('a burst of calls at the same moment', () => {
  it('covers calls of both kinds', () => {
    expect(forVisitors.length).toBeGreaterThan(5)
    expect(forUsers.length).toBeGreaterThan(3)
  })

  it.each(forVisitors.map((call) => [call.name, call] as const))(
    'to %s lets no more through than its limit per address, invalid ones included',
    async (_, call) => {
      const remoteAddress = `10.30.0.${++addresses}`
      const send = () => api.visitor(call, {} as never, { remoteAddress })
      const max = maxOf(call)
      expect(await burst(max, send)).toBe(max)
    },
  )

  it.each(forUsers.map((call) => [call.name, call] as const))(
    'to %s lets no more through than its limit per user, invalid ones included',
    async (_, call) => {
      const user = await aUser(api.services, { role: 'superAdmin' })
      const headers = { authorization: `Bearer ${user.token}` }
      let sent = 0
      // From another address each time: only the login counts.
      const send = () =>
        api.visitor(call, {} as never, {
          headers,
          remoteAddress: `10.31.${sent % 250}.${++sent % 250}`,
        })
      expect((await send()).status).not.toBe(429)
      // Some of these calls produce a file each time, so most of the limit is used up beforehand.
      const left = Math.min(10, maxOf(call) - 1)
      await api.services.database.sql`update rate_counters set hits = ${maxOf(call) - left}
        where key like ${`%:user ${user.id}`} and hits = 1`
      expect(await burst(left, send)).toBe(left)
    },
  )
})
