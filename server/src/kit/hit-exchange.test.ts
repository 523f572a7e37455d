import { afterEach, expect, it, vi } from 'vitest'
import type { CallLimit } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { Database } from '../db/connect.ts'
import { createHitExchange, type HitExchange } from './hit-exchange.ts'
import { createLimits, type Limits } from './limits.ts'

const limit: CallLimit = { max: 5, seconds: 60, counted: 'here' }
const exchanges: HitExchange[] = []

afterEach(() => {
  for (const exchange of exchanges.splice(0)) exchange.stop()
})

/** Two workers that exchange their counts. */
function pair(): [Limits, Limits] {
  const first: HitExchange = createHitExchange((hits) => second.receive(hits), 1)
  const second: HitExchange = createHitExchange((hits) => first.receive(hits), 1)
  exchanges.push(first, second)
  const database = {} as Database
  return [createLimits(database, true, first), createLimits(database, true, second)]
}

const refused = async (limits: Limits) =>
  limits.take('visitor', limit).then(
    async () => {
      await limits.giveBack('visitor', limit)
      return false
    },
    (error: unknown) => error instanceof AppError && error.code === 'tooMany',
  )

it('applies one limit to two workers together', async () => {
  const [one, other] = pair()
  for (let n = 0; n < 3; n++) await one.take('visitor', limit)
  for (let n = 0; n < 2; n++) await other.take('visitor', limit)
  await vi.waitFor(async () =>
    expect([await refused(one), await refused(other)]).toEqual([true, true]),
  )
})

it('gives a use back in both workers', async () => {
  const [one, other] = pair()
  for (let n = 0; n < 5; n++) await one.take('visitor', limit)
  await vi.waitFor(async () => expect(await refused(other)).toBe(true))
  await one.giveBack('visitor', limit)
  await vi.waitFor(async () => expect(await refused(other)).toBe(false))
})
