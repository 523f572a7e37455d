import { sql } from 'drizzle-orm'
import { AppError } from '#contract/errors.ts'
import type { CallLimit } from '#contract/call.ts'
import type { Database } from '../db/connect.ts'

/** Counters in the database: they hold across processes and restarts. */
export interface Limits {
  /** Counts one use and refuses it when the limit is passed. */
  take(key: string, limit: CallLimit): Promise<void>
  /** Refuses when the limit is reached already, without counting. */
  check(key: string, limit: CallLimit): Promise<void>
  clear(key: string): Promise<void>
  /** Removes counters whose time has passed. */
  sweep(): Promise<void>
}

function refuse(secondsLeft: number): never {
  throw new AppError('tooMany', { retryAfter: Math.max(1, Math.ceil(secondsLeft)) })
}

interface Counter {
  hits: number
  until: number
}

/** Counters of this process alone: nothing is written, so a search does not wait for them. */
function createOwnCounters(now: () => number = Date.now) {
  const counters = new Map<string, Counter>()
  return {
    take(key: string, limit: CallLimit) {
      const found = counters.get(key)
      const counter =
        found && found.until > now() ? found : { hits: 0, until: now() + limit.seconds * 1000 }
      counter.hits++
      counters.set(key, counter)
      if (counter.hits > limit.max) refuse((counter.until - now()) / 1000)
    },
    sweep() {
      for (const [key, { until }] of counters) if (until <= now()) counters.delete(key)
    },
  }
}

export function createLimits(database: Database, enabled: boolean): Limits {
  const { db } = database
  const own = createOwnCounters()
  return {
    async take(key, limit) {
      if (!enabled) return
      if (limit.counted === 'here') {
        own.take(key, limit)
        return
      }
      const [row] = await db.execute<{ hits: string; left: string }>(sql`
        insert into rate_counters (key, hits, expires_at)
        values (${key}, 1, now() + make_interval(secs => ${limit.seconds}))
        on conflict (key) do update set
          hits = case when rate_counters.expires_at <= now() then 1 else rate_counters.hits + 1 end,
          expires_at = case when rate_counters.expires_at <= now() then excluded.expires_at
                            else rate_counters.expires_at end
        returning hits, extract(epoch from expires_at - now()) as left`)
      if (row && Number(row.hits) > limit.max) refuse(Number(row.left))
    },
    async check(key, limit) {
      if (!enabled) return
      const [row] = await db.execute<{ left: string }>(sql`
        select extract(epoch from expires_at - now()) as left from rate_counters
        where key = ${key} and expires_at > now() and hits >= ${limit.max}`)
      if (row) refuse(Number(row.left))
    },
    async clear(key) {
      await db.execute(sql`delete from rate_counters where key = ${key}`)
    },
    async sweep() {
      own.sweep()
      await db.execute(sql`delete from rate_counters where expires_at <= now()`)
    },
  }
}
