import { sql, type SQL } from './orm.ts'
import { transaction, type Database, type Executor, type Tx } from './connect.ts'
import { isLocked } from './errors.ts'
import { localDay } from './local-time.ts'
import {
  firstUncounted,
  longestPlace,
  namesPlace,
  searchedPlace,
  uncounted,
  withCountsLocked,
  type CountedLog,
} from './log-counts.ts'

/**
 * Unfinished days are counted every few minutes, up to a row of the log. A screen adds the rows
 * after it, so its numbers are exact although it reads only a few minutes of the log.
 */

/** The row up to which the log has been counted, in the view of the statement that contains it. */
export const lastCounted = (log: CountedLog): SQL =>
  sql`coalesce((select last_id from counted_logs where log = ${log}), 0)`

/** The counted position when it was read; it may have advanced since. */
export type CountedUpTo = number

export async function findCountedUpTo(db: Executor, log: CountedLog): Promise<CountedUpTo> {
  const [row] = await db.execute<{ id: string }>(sql`select ${lastCounted(log)}::text as id`)
  return Number(row?.id ?? 0)
}

/**
 * The rows that are in no count. The id read before adds nothing to the other two conditions, but
 * lets the planner use the id index instead of reading the whole day.
 */
export const afterCounts = (log: CountedLog, row: SQL, upTo: CountedUpTo): SQL =>
  sql`${row}.id > ${upTo} and ${row}.id > (select ${lastCounted(log)})
    and ${uncounted(log, sql`${row}.created_at`)}`

type Range = Record<'from' | 'to', string>

const counters: Record<CountedLog, (tx: Tx, rows: SQL) => Promise<void>> = {
  async search_log(tx, rows) {
    await tx.execute(sql`
      insert into search_counts as c (day, place, searches)
      select ${localDay(sql`l.created_at`)}, place, count(*)
      from search_log l cross join lateral (
        select '' as place
        union all select ${searchedPlace} where ${namesPlace}
          and length(${searchedPlace}) between 1 and ${longestPlace}) places
      where ${rows} group by 1, 2
      on conflict (day, place) do update set searches = c.searches + excluded.searches`)
  },
  async campaign_events(tx, rows) {
    // Separate statements of one transaction, because a single one does not see what it inserts.
    const page = sql`${localDay(sql`l.created_at`)} as day, coalesce(campaign_id, 0) as campaign_id,
      coalesce(upload_id, 0) as upload_id, kind,
      case when kind = 'click' then coalesce(item_id, 0) else 0 end as item_id`
    const columns = sql`day, campaign_id, upload_id, kind, item_id`
    await tx.execute(sql`
      with events as (select ${page}, count(*) as events from campaign_events l where ${rows} group by 1, 2, 3, 4, 5),
      seen as (
        insert into campaign_visitors (${columns}, visitor)
        select distinct ${page}, visitor from campaign_events l where ${rows} and visitor is not null
        on conflict do nothing returning ${columns}),
      visitors as (select ${columns}, count(*) as visitors from seen group by ${columns})
      insert into campaign_counts as c (${columns}, events, visitors)
      select ${columns}, events, coalesce(visitors, 0) from events left join visitors using (${columns})
      on conflict (${columns}) do update
        set events = c.events + excluded.events, visitors = c.visitors + excluded.visitors`)
  },
}

const runningTables: Record<CountedLog, readonly string[]> = {
  search_log: ['search_counts'],
  campaign_events: ['campaign_counts', 'campaign_visitors'],
}

/**
 * A lower bound for the ids of future rows. Ids are assigned before their rows become visible, so
 * this looks for a moment without writers, without waiting for any; null if there is none.
 */
async function findSettledId(database: Pick<Database, 'sql'>, log: CountedLog) {
  try {
    return await database.sql.begin(async (tx) => {
      // Every writer locks the log itself; vacuum locks only a month.
      await tx.unsafe(`lock table only ${log} in share mode nowait`)
      const [row] = await tx<{ id: string }[]>`
        select coalesce(pg_sequence_last_value(${`${log}_id_seq`}::regclass), 0)::text as id`
      return row?.id ?? null
    })
  } catch (error) {
    if (isLocked(error)) return null
    throw error
  }
}

async function countUpTo(tx: Tx, log: CountedLog, { from, to }: Range): Promise<void> {
  for (const table of runningTables[log]) {
    await tx.execute(sql`delete from ${sql.identifier(table)} where day < ${firstUncounted(log)}`)
  }
  await counters[log](
    tx,
    sql`l.id > ${from}::bigint and l.id <= ${to}::bigint and ${uncounted(log, sql`l.created_at`)}`,
  )
  await tx.execute(sql`update counted_logs set last_id = ${to}::bigint where log = ${log}`)
}

/** Counts what has been written since the last time. Past days must have been counted once. */
export async function countRunning(database: Pick<Database, 'db' | 'sql'>): Promise<void> {
  for (const log of Object.keys(counters) as CountedLog[]) {
    const to = await findSettledId(database, log)
    if (to === null) continue
    await transaction(database, null, (tx) =>
      withCountsLocked(tx, async () => {
        const [row] = await tx.execute<{ from: string }>(sql`
          select coalesce(last_id, 0)::text as from from counted_logs where log = ${log}`)
        if (row && BigInt(row.from) < BigInt(to)) await countUpTo(tx, log, { from: row.from, to })
      }),
    )
  }
}
