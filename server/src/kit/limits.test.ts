import { describe, expect, it } from 'vitest'
import type { CallLimit } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { useApi } from '../testing/api.ts'

const api = useApi()

const shared: CallLimit = { max: 7, seconds: 60 }
const own: CallLimit = { ...shared, counted: 'here' }

async function outcome(work: Promise<unknown>): Promise<number> {
  return work.then(
    () => 200,
    (error: unknown) => (error instanceof AppError ? error.status : 500),
  )
}

describe.each([
  ['in the database', shared],
  ['of this process', own],
])('a counter %s', (kind, limit) => {
  it('allows no more in parallel than in sequence', async () => {
    const { limits } = api.services
    const statuses = await Promise.all(
      Array.from({ length: 60 }, () => outcome(limits.take(`together ${kind}`, limit))),
    )
    expect(statuses.filter((status) => status === 200)).toHaveLength(7)
    expect(statuses.filter((status) => status === 429)).toHaveLength(53)
  })

  it('does not count what it refuses', async () => {
    const { limits } = api.services
    const key = `refused ${kind}`
    for (let n = 0; n < 20; n++) await outcome(limits.take(key, limit))
    await limits.giveBack(key, limit)
    expect(await limits.take(key, limit)).toBe(7)
    expect(await outcome(limits.take(key, limit))).toBe(429)
  })

  it('returns Retry-After and the message of the limit', async () => {
    const { limits } = api.services
    const worded = { ...limit, max: 1, message: 'Slowly, please.' }
    await limits.take(`worded ${kind}`, worded)
    const error = await limits.take(`worded ${kind}`, worded).catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ status: 429, message: 'Slowly, please.' })
    expect((error as AppError).retryAfter).toBeGreaterThan(50)
    expect((error as AppError).retryAfter).toBeLessThanOrEqual(60)
  })

  it('does not count a use that another limit refuses', async () => {
    const { limits } = api.services
    const [first, second] = [`first ${kind}`, `second ${kind}`]
    for (let n = 0; n < 7; n++) await limits.take(second, limit)
    for (let n = 0; n < 3; n++) {
      const both = limits.takeAll([
        [first, limit],
        [second, limit],
      ])
      expect(await outcome(both)).toBe(429)
    }
    expect(await limits.take(first, limit)).toBe(1)
  })
})

describe('a counter', () => {
  it('resets when its window is over', async () => {
    const { limits, database } = api.services
    for (let n = 0; n < 8; n++) await outcome(limits.take('past', shared))
    await database.sql`update rate_counters set expires_at = now() - interval '1 second' where key = 'past'`
    expect(await limits.take('past', shared)).toBe(1)
  })
})

describe('work of different sizes', () => {
  it('is counted by its size, and what would exceed the limit is not counted', async () => {
    const { limits } = api.services
    const spend = (amount: number) => outcome(limits.spend('sizes', shared, amount))
    expect([await spend(5), await spend(3), await spend(2), await spend(1)]).toEqual([
      200, 429, 200, 429,
    ])
  })

  it('is refused when it is larger than the whole limit', async () => {
    expect(await outcome(api.services.limits.spend('too much', shared, 8))).toBe(429)
  })
})
