import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { Database, TransactionSql } from './connect.ts'
import { isLocked } from './errors.ts'

/** The logs that are partitioned by month; see the migration log_months. */
export const monthlyLogs = [
  'search_log',
  'change_log',
  'outbox',
  'security_events',
  'campaign_events',
] as const

export type MonthlyLog = (typeof monthlyLogs)[number]

/** This many months are created in advance, as well as the current one. */
const monthsAhead = 3

/** Any number will do, as long as no other advisory lock uses it. */
const monthsLock = 7_265_811_206

/** Waiting for a lock on a log would block everyone queued behind it; the next run retries. */
const lockPatience = '2s'

/** The first days of upcoming months, and of those with rows in the default partition. */
async function findMissing(tx: TransactionSql, log: MonthlyLog): Promise<string[]> {
  const rows = await tx.unsafe<{ month: string }[]>(`
    with recursive strays as (
      select log_month(min(created_at)) as month from logs.${log}_rest
      union all
      select log_month((select min(created_at) from logs.${log}_rest
        where created_at >= (strays.month + interval '1 month') at time zone 'Africa/Johannesburg'))
      from strays where strays.month is not null),
    wanted as (
      select month from strays where month is not null
      union
      select (log_month(now()) + make_interval(months => n))::date
      from generate_series(0, ${monthsAhead}) n)
    select month::text from wanted
    where to_regclass('logs.${log}' || to_char(month, '_YYYY_MM')) is null order by month`)
  return rows.map(({ month }) => month)
}

/** The months whose last instant is past the retention period. */
async function findExpired(
  tx: TransactionSql,
  log: MonthlyLog,
  keepMonths: number,
): Promise<string[]> {
  const rows = await tx<{ name: string }[]>`
    select name from (
      select c.relname as name, to_date(right(c.relname, 7), 'YYYY_MM') as month
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = ${`public.${log}`}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$') parts
    where (month + interval '1 month') at time zone 'Africa/Johannesburg'
      <= now() - make_interval(months => ${keepMonths})
    order by month`
  return rows.map(({ name }) => name)
}

/** Each month in its own transaction, so that a lock is held only briefly. False: it is in use. */
async function underLock(
  database: Pick<Database, 'sql'>,
  log: FastifyBaseLogger,
  what: string,
  work: (tx: TransactionSql) => Promise<unknown>,
): Promise<boolean> {
  try {
    await database.sql.begin(async (tx) => {
      await tx`select pg_advisory_xact_lock(${monthsLock})`
      await tx`select set_config('lock_timeout', ${lockPatience}, true)`
      await work(tx)
    })
    return true
  } catch (error) {
    if (!isLocked(error)) throw error
    log.warn(`${what}: the log is in use; the next run will try again`)
    return false
  }
}

/**
 * Creates missing months. Until a month is created its rows go to the default partition, so that a
 * failure here loses nothing.
 */
export async function createLogMonths(
  database: Pick<Database, 'sql'>,
  log: FastifyBaseLogger,
): Promise<void> {
  for (const name of monthlyLogs) {
    for (const month of await database.sql.begin((tx) => findMissing(tx, name))) {
      await underLock(
        database,
        log,
        `${name} of ${month}`,
        (tx) => tx`select add_log_month(${name}, ${month}::date)`,
      )
    }
  }
}

/** Deletes the months that are past their retention period; a log without one keeps them all. */
export async function deleteLogMonths(
  database: Pick<Database, 'sql'>,
  retention: Config['logMonths'],
  log: FastifyBaseLogger,
): Promise<void> {
  for (const name of monthlyLogs) {
    const keepMonths = retention[name]
    if (keepMonths === undefined) continue
    for (const part of await database.sql.begin((tx) => findExpired(tx, name, keepMonths))) {
      const done = await underLock(database, log, part, (tx) =>
        tx.unsafe(`drop table logs.${part}`),
      )
      if (done) log.info(`${part} was deleted: it is past its retention`)
    }
  }
}
