import { sql, type SQL } from './orm.ts'
import { transaction, type Database, type Tx } from './connect.ts'
import { localDay, localToday, startOfDay } from './local-time.ts'

/**
 * Screens show counts over months of searches and page views. Past days are counted once, so that
 * such a screen reads the log of only the last days.
 */
export type CountedLog = 'search_log' | 'campaign_events'

/** The last days are recounted: what a process could not write immediately arrives late. */
const recountedDays = 3

/** This much of a log is counted in one transaction. */
const daysAtOnce = 31

/** This many places per day are kept: the list of the most searched ones is far shorter. */
const placesOfDay = 500

/** Longer texts are not names of places. */
export const longestPlace = 100

/** The first day that has to be counted from the log itself. */
export const firstUncounted = (log: CountedLog): SQL =>
  sql`coalesce((select day + 1 from counted_logs where log = ${log}), '0001-01-01'::date)`

/** The rows of the log that are not included in the counts. */
export const uncounted = (log: CountedLog, createdAt: SQL): SQL =>
  sql`${createdAt} >= (select ${startOfDay(firstUncounted(log))})`

/** A search is logged as text, its place first: `Faerie Glen, Pretoria; up to R 2 500 000`. */
export const searchedPlace = sql`split_part(value, ';', 1)`
export const namesPlace = sql`type <> 'Timeshare' and value like '%, %'`

interface Span {
  from: string
  to: string
}

const within = ({ from, to }: Span) =>
  sql`created_at >= ${startOfDay(from)} and created_at < ${startOfDay(to, 1)}`

const counters: Record<CountedLog, (tx: Tx, span: Span) => Promise<void>> = {
  async search_log(tx, span) {
    await tx.execute(sql`delete from search_days where day between ${span.from} and ${span.to}`)
    await tx.execute(sql`
      insert into search_days (day, place, searches)
      select ${localDay(sql`created_at`)}, '', count(*) from search_log where ${within(span)} group by 1`)
    await tx.execute(sql`
      insert into search_days (day, place, searches)
      select day, place, searches from (
        select ${localDay(sql`created_at`)} as day, ${searchedPlace} as place, count(*) as searches,
          row_number() over (partition by ${localDay(sql`created_at`)} order by count(*) desc) as nth
        from search_log where ${within(span)} and ${namesPlace}
          and length(${searchedPlace}) between 1 and ${longestPlace}
        group by 1, 2) places
      where nth <= ${placesOfDay}`)
  },
  async campaign_events(tx, span) {
    await tx.execute(sql`delete from campaign_days where day between ${span.from} and ${span.to}`)
    await tx.execute(sql`
      insert into campaign_days (day, campaign_id, upload_id, item_id, kind, events, visitors)
      select ${localDay(sql`created_at`)}, campaign_id, upload_id,
        case when kind = 'click' then item_id end, kind, count(*), count(distinct visitor)
      from campaign_events where ${within(span)} group by 1, 2, 3, 4, 5`)
  },
}

/** The next days to count, up to yesterday; null when there are none. */
async function findSpan(tx: Tx, log: CountedLog, first: string | null): Promise<Span | null> {
  const start = first
    ? sql`${first}::date`
    : sql`coalesce((select day + ${1 - recountedDays}::int from counted_logs where log = ${log}),
        (select ${localDay(sql`min(created_at)`)} from ${sql.identifier(log)}), ${localToday} - 1)`
  const [row] = await tx.execute<{ from: string; to: string; due: boolean }>(sql`
    select day::text as from, least(day + ${daysAtOnce - 1}::int, ${localToday} - 1)::text as to,
      day < ${localToday} as due
    from (select ${start} as day) started`)
  return row?.due ? { from: row.from, to: row.to } : null
}

/** Only one process at a time counts. */
export async function withCountsLocked<T>(tx: Tx, work: () => Promise<T>): Promise<T> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('counted logs'))`)
  return work()
}

async function countNext(
  database: Pick<Database, 'db'>,
  log: CountedLog,
  first: string | null,
): Promise<string | null> {
  return transaction(database, null, (tx) =>
    withCountsLocked(tx, async () => {
      const span = await findSpan(tx, log, first)
      if (!span) {
        // Nothing is older than today; the running counts start here.
        await tx.execute(sql`
          insert into counted_logs (log, day) values (${log}, ${localToday} - 1)
          on conflict do nothing`)
        return null
      }
      await counters[log](tx, span)
      const [row] = await tx.execute<{ next: string }>(sql`
        insert into counted_logs as c (log, day) values (${log}, ${span.to}::date)
        on conflict (log) do update set day = greatest(c.day, excluded.day)
        returning (${span.to}::date + 1)::text as next`)
      return row?.next ?? null
    }),
  )
}

/** Counts past days. */
export async function countLogs(database: Pick<Database, 'db'>): Promise<void> {
  for (const log of Object.keys(counters) as CountedLog[]) {
    let next = await countNext(database, log, null)
    while (next) next = await countNext(database, log, next)
  }
}
