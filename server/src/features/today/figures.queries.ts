import { sql, type SQL } from 'drizzle-orm'
import {
  mostSuburbs,
  type DayFigures,
  type SearchedSuburb,
  type SiteFigures,
} from '#contract/today/today.calls.ts'
import type { Day } from '#contract/values/day.ts'
import type { Executor } from '../../db/connect.ts'

export type Figure = Exclude<keyof DayFigures, 'day'>

/** South Africa has one time zone: its days are the ones that count. */
const zone = sql`'Africa/Johannesburg'`
const startOf = (day: Day) => sql`(${day}::timestamp at time zone ${zone})`

interface Source {
  figure: Figure
  table: SQL
  at?: SQL
  value?: SQL
  where?: SQL
}

const kept = sql`deleted_at is null`

const sources: readonly Source[] = [
  { figure: 'searches', table: sql`search_log` },
  { figure: 'enquiries', table: sql`enquiries` },
  { figure: 'offers', table: sql`offers`, where: kept },
  { figure: 'listings', table: sql`properties`, where: kept },
  { figure: 'listings', table: sql`weeks`, where: kept },
  {
    figure: 'payments',
    table: sql`payments`,
    at: sql`paid_at`,
    value: sql`sum(amount)`,
    where: kept,
  },
]

function daily(source: Source, from: Day): SQL {
  const { figure, table, at = sql`created_at`, value = sql`count(*)`, where = sql`true` } = source
  return sql`select ${figure}::text as figure, (${at} at time zone ${zone})::date as day, ${value} as value
    from ${table} where ${at} >= ${startOf(from)} and ${where} group by 2`
}

export function dailyStatement(from: Day): SQL {
  const parts = sources.map((source) => daily(source, from))
  return sql`select figure, day::text as day, sum(value)::float8 as value
    from (${sql.join(parts, sql` union all `)}) counted group by figure, day`
}

export interface DayValue {
  figure: Figure
  day: Day
  value: number
}

/** Days on which nothing happened are left out. */
export async function findDaily(db: Executor, from: Day): Promise<DayValue[]> {
  const rows = await db.execute<DayValue & Record<string, unknown>>(dailyStatement(from))
  return [...rows]
}

/** So many of the most frequent texts are looked up among the suburbs; other texts are no suburbs. */
const mostTexts = 200

/**
 * A search is logged in words, its place first: `Faerie Glen, Pretoria; up to R 2 500 000`. The texts
 * are counted before any is looked up, so that a million searches cost one pass over their days.
 */
export function suburbsStatement(from: Day): SQL {
  return sql`
    with texts as (
      select split_part(value, ';', 1) as place, count(*) as searches from search_log
      where created_at >= ${startOf(from)} and type <> 'Timeshare'
      group by 1 having split_part(value, ';', 1) like '%, %'
      order by 2 desc limit ${mostTexts})
    select s.name as suburb, c.name as city, sum(t.searches)::int as searches
    from texts t
    join cities c on lower(c.name) = lower(split_part(t.place, ', ', 2))
    join suburbs s on s.city_id = c.id and lower(s.name) = lower(split_part(t.place, ', ', 1))
    group by s.id, s.name, c.name order by 3 desc, 1 limit ${mostSuburbs}`
}

export async function findSuburbs(db: Executor, from: Day): Promise<SearchedSuburb[]> {
  const rows = await db.execute<SearchedSuburb & Record<string, unknown>>(suburbsStatement(from))
  return [...rows]
}

type Standing = Pick<SiteFigures, 'live' | 'openOffers'>

/** How things stand at this moment. */
export async function findStanding(db: Executor): Promise<Standing> {
  const [row] = await db.execute<{ standing: Standing }>(sql`
    select json_build_object(
      'live', json_build_object(
        'properties', (select count(*) from properties where published),
        'weeks', (select count(*) from weeks where published)),
      'openOffers', (select json_build_object('count', count(*), 'amount', coalesce(sum(amount), 0))
        from offers where status_code = 'E1' and deleted_at is null)) as standing`)
  return (row as { standing: Standing }).standing
}
