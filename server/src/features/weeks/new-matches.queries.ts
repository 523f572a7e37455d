import { sql, type SQL } from '../../db/orm.ts'
import type { Picture } from '#contract/values/picture.schema.ts'
import type { Executor } from '../../db/connect.ts'
import {
  allOf,
  filterConditions,
  visible,
  weekJoins,
  type ResolvedFilter,
} from './week-filter.sql.ts'
import { firstPicture } from './weeks.queries.ts'

/** The results of a saved search, some of which are new to the person. */
export interface WeekMatches {
  fresh: number
  total: number
  pictures: Picture[]
  first: Picture | null
}

export interface WatchedFilter {
  filter: ResolvedFilter
  since: Date
}

const newest = sql`w.first_published_at desc nulls last, w.id desc`

function partOf({ filter, since }: WatchedFilter, nth: number, cap: number): SQL {
  const found = sql`from weeks w ${weekJoins} where ${allOf([visible(), ...filterConditions(filter)])}`
  const fresh = sql`${found} and w.first_published_at > ${since.toISOString()}::timestamptz`
  return sql`select ${nth}::int as nth,
    (select count(*)::int from (select ${fresh} limit ${cap}) c) as fresh,
    (select count(*)::int ${found}) as total,
    (select json_agg(n.image) from (select ${firstPicture} as image ${fresh} order by ${newest} limit 3) n) as pictures,
    (select ${firstPicture} ${found} order by ${newest} limit 1) as first`
}

interface Row extends Record<string, unknown> {
  nth: number
  fresh: number
  total: number
  pictures: (Picture | null)[] | null
  first: Picture | null
}

/** All searches in one statement, in order; at most `cap` new results are counted. */
export async function findWeekMatches(
  db: Executor,
  watched: readonly WatchedFilter[],
  cap: number,
): Promise<WeekMatches[]> {
  if (!watched.length) return []
  const parts = watched.map((one, nth) => partOf(one, nth, cap))
  const rows = await db.execute<Row>(sql.join(parts, sql` union all `))
  return [...rows]
    .sort((a, b) => a.nth - b.nth)
    .map(({ fresh, total, pictures, first }) => ({
      fresh,
      total,
      first,
      pictures: (pictures ?? []).filter((one) => one !== null),
    }))
}

/** Keyed by their codes in lower case. */
export async function findResortNames(db: Executor): Promise<Map<string, string>> {
  const rows = await db.execute<{ code: string; name: string }>(
    sql`select lower(code) as code, name from resorts`,
  )
  return new Map([...rows].map(({ code, name }) => [code, name]))
}

/** Keyed by their codes in lower case. */
export async function findRegionNames(db: Executor): Promise<Map<string, string>> {
  const rows = await db.execute<{ code: string; name: string }>(
    sql`select lower(code) as code, name from regions`,
  )
  return new Map([...rows].map(({ code, name }) => [code, name]))
}
