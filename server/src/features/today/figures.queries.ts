import { sql, type SQL } from '../../db/orm.ts'
import {
  mostSuburbs,
  type DayFigures,
  type SearchedSuburb,
  type SiteFigures,
} from '#contract/today/today.calls.ts'
import type { Day } from '#contract/values/day.ts'
import type { Executor } from '../../db/connect.ts'
import { zone } from '../../db/local-time.ts'
import { firstUncounted, namesPlace, searchedPlace } from '../../db/log-counts.ts'
import { afterCounts, findCountedUpTo, type CountedUpTo } from '../../db/running-counts.ts'

/**
 * Each day is a range of an index: computing the day of a million searches individually takes eight
 * times as long.
 */
function onDay(
  table: SQL,
  { value = sql`count(*)`, at = sql`created_at`, where = sql`true` } = {},
) {
  return sql`(select ${value} from ${table} where ${at} >= d.start and ${at} < d.stop and ${where})`
}

/** Past days are precomputed; the others are counted up to the newest rows. */
const searchesOf = (upTo: CountedUpTo) => sql`coalesce(
  (select searches from search_days s where s.day = d.day::date and place = ''),
  coalesce((select searches from search_counts s
    where s.day = d.day::date and place = '' and s.day >= (select ${firstUncounted('search_log')})), 0)
    + ${onDay(sql`search_log l`, { where: afterCounts('search_log', sql`l`, upTo) })})`

export function dailyStatement(from: Day, to: Day, upTo: CountedUpTo): SQL {
  const notDeleted = sql`deleted_at is null`
  const received = { value: sql`coalesce(sum(amount), 0)`, at: sql`paid_at`, where: notDeleted }
  return sql`
    select json_build_object('day', d.day::date,
      'searches', ${searchesOf(upTo)},
      'enquiries', ${onDay(sql`enquiries`)},
      'offers', ${onDay(sql`offers`, { where: notDeleted })},
      'listings', ${onDay(sql`properties`, { where: notDeleted })} + ${onDay(sql`weeks`, { where: notDeleted })},
      'payments', ${onDay(sql`payments`, received)}) as figures
    from (
      select day, day at time zone ${zone} as start,
        (day + interval '1 day') at time zone ${zone} as stop
      from generate_series(${from}::timestamp, ${to}::timestamp, interval '1 day') day) d
    order by d.day`
}

export async function findDaily(db: Executor, from: Day, to: Day): Promise<DayFigures[]> {
  const upTo = await findCountedUpTo(db, 'search_log')
  const rows = await db.execute<{ figures: DayFigures }>(dailyStatement(from, to, upTo))
  return rows.map(({ figures }) => figures)
}

/**
 * This many of the most frequent texts are looked up among the suburbs; other texts are not
 * suburbs.
 */
const mostTexts = 200

/** The texts are counted before any is looked up; past days are precomputed. */
export function suburbsStatement(from: Day, upTo: CountedUpTo): SQL {
  return sql`
    with texts as (
      select place, sum(searches) as searches from (
        select place, searches from search_days where day >= ${from}::date and place <> ''
        union all
        select place, searches from search_counts
        where day >= ${from}::date and day >= (select ${firstUncounted('search_log')}) and place <> ''
        union all
        select ${searchedPlace}, count(*) from search_log l
        where created_at >= (${from}::timestamp at time zone ${zone})
          and ${afterCounts('search_log', sql`l`, upTo)} and ${namesPlace}
        group by 1) counted
      group by 1 order by 2 desc limit ${mostTexts})
    select s.name as suburb, c.name as city, sum(t.searches)::int as searches
    from texts t
    join cities c on lower(c.name) = lower(split_part(t.place, ', ', 2))
    join suburbs s on s.city_id = c.id and lower(s.name) = lower(split_part(t.place, ', ', 1))
    group by s.id, s.name, c.name order by 3 desc, 1 limit ${mostSuburbs}`
}

export async function findSuburbs(db: Executor, from: Day): Promise<SearchedSuburb[]> {
  const upTo = await findCountedUpTo(db, 'search_log')
  const rows = await db.execute<SearchedSuburb & Record<string, unknown>>(
    suburbsStatement(from, upTo),
  )
  return [...rows]
}

type Standing = Pick<SiteFigures, 'live' | 'openOffers'>

/** The current totals. */
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
