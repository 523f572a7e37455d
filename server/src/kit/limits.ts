import { sql } from '../db/orm.ts'
import { AppError } from '#contract/errors.ts'
import type { CallLimit } from '#contract/call.ts'
import type { Database } from '../db/connect.ts'
import type { HitExchange } from './hit-exchange.ts'
import { steadyNow } from '../db/steady-time.ts'

/** One use of something limited: the key under which it is counted, and its limit. */
export type Use = readonly [key: string, limit: CallLimit]

/**
 * Limits that count a use before the work is done. Checking first and counting afterwards would let
 * any number of simultaneous attempts through.
 */
export interface Limits {
  /** Counts one use, or refuses it without counting. Returns how many uses there are now. */
  take(key: string, limit: CallLimit): Promise<number>
  /** Counts work of this size, or refuses it without counting. */
  spend(key: string, limit: CallLimit, amount: number): Promise<void>
  /** Counts one use of each limit, or none at all if one of them refuses. */
  takeAll(uses: readonly Use[]): Promise<number[]>
  /** Undoes one use, because the attempt was successful. */
  giveBack(key: string, limit: CallLimit): Promise<void>
  clear(key: string): Promise<void>
  /** Removes counters whose time has passed. */
  sweep(): Promise<void>
}

function refuse(limit: CallLimit, secondsLeft: number): never {
  throw new AppError('tooMany', {
    retryAfter: Math.max(1, Math.ceil(secondsLeft)),
    ...(limit.message ? { message: limit.message } : {}),
  })
}

interface Counter {
  hits: number
  until: number
}

const sweepEvery = 60_000

/**
 * Counters in memory: nothing is written to the database, so no search waits for it. The workers of
 * one program exchange their counts.
 */
function createOwnCounters(exchange?: HitExchange, now: () => number = steadyNow) {
  const counters = new Map<string, Counter>()
  let swept = now()

  function sweep() {
    swept = now()
    for (const [key, { until }] of counters) if (until <= swept) counters.delete(key)
  }

  function counterOf(key: string, seconds: number): Counter {
    if (now() - swept >= sweepEvery) sweep()
    const found = counters.get(key)
    if (found && found.until > now()) return found
    const fresh = { hits: 0, until: now() + seconds * 1000 }
    counters.set(key, fresh)
    return fresh
  }

  exchange?.onReceived((key, hits, seconds) => {
    const counter = counterOf(key, seconds)
    counter.hits = Math.max(0, counter.hits + hits)
  })

  return {
    take(key: string, limit: CallLimit): number {
      const counter = counterOf(key, limit.seconds)
      if (counter.hits >= limit.max) refuse(limit, (counter.until - now()) / 1000)
      counter.hits++
      exchange?.counted(key, 1, limit.seconds)
      return counter.hits
    },
    giveBack(key: string, { seconds }: CallLimit) {
      const counter = counters.get(key)
      if (!counter || counter.hits === 0) return
      counter.hits--
      exchange?.counted(key, -1, seconds)
    },
  }
}

/** Counters in the database: they apply across processes and restarts. */
function createSharedCounters({ db }: Database) {
  async function secondsLeft(key: string): Promise<number> {
    const [row] = await db.execute<{ left: string }>(sql`
      select extract(epoch from expires_at - now()) as left from rate_counters where key = ${key}`)
    return Number(row?.left ?? 1)
  }

  return {
    async take(key: string, limit: CallLimit, amount = 1): Promise<number> {
      // One statement, under the row's lock: of any number of simultaneous uses, only `max` get a row back.
      const [row] = await db.execute<{ hits: string }>(sql`
        insert into rate_counters (key, hits, expires_at)
        values (${key}, ${amount}, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          hits = case when rate_counters.expires_at <= now() then excluded.hits
                      else rate_counters.hits + excluded.hits end,
          expires_at = case when rate_counters.expires_at <= now() then excluded.expires_at
                            else rate_counters.expires_at end
        where rate_counters.expires_at <= now() or rate_counters.hits + excluded.hits <= ${limit.max}
        returning hits`)
      if (!row) refuse(limit, await secondsLeft(key))
      return Number(row.hits)
    },
    async giveBack(key: string) {
      await db.execute(sql`
        update rate_counters set hits = hits - 1
        where key = ${key} and hits > 0 and expires_at > now()`)
    },
    async clear(key: string) {
      await db.execute(sql`delete from rate_counters where key = ${key}`)
    },
    async sweep() {
      await db.execute(sql`delete from rate_counters where expires_at <= now()`)
    },
  }
}

export function createLimits(database: Database, enabled: boolean, exchange?: HitExchange): Limits {
  const shared = createSharedCounters(database)
  const own = createOwnCounters(exchange)
  const countersOf = ({ counted }: CallLimit) => (counted === 'here' ? own : shared)

  async function take(key: string, limit: CallLimit): Promise<number> {
    return enabled ? countersOf(limit).take(key, limit) : 0
  }

  async function giveBack(key: string, limit: CallLimit): Promise<void> {
    if (enabled) await countersOf(limit).giveBack(key, limit)
  }

  return {
    take,
    giveBack,
    async spend(key, limit, amount) {
      if (!enabled || amount <= 0) return
      if (amount > limit.max) refuse(limit, limit.seconds)
      await shared.take(key, limit, amount)
    },
    async takeAll(uses) {
      const hits: number[] = []
      try {
        for (const [key, limit] of uses) hits.push(await take(key, limit))
      } catch (error) {
        for (const [key, limit] of uses.slice(0, hits.length)) await giveBack(key, limit)
        throw error
      }
      return hits
    },
    clear: shared.clear,
    sweep: shared.sweep,
  }
}
