import { sql, type SQL } from '../../db/orm.ts'
import type { SearchLogEntry } from '#contract/search-log/search-log.calls.ts'
import type { Executor } from '../../db/connect.ts'
import { localTime, startOfDay } from '../../db/local-time.ts'
import { shortestIndexed } from '../../db/searched-span.ts'

export interface SearchFilters {
  search?: string | undefined
  userName?: string | undefined
  type?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface SearchOrder {
  sort: 'date' | 'userName' | 'type'
  order: 'asc' | 'desc'
}

/**
 * The column is lower-cased on write: lower-casing a million values again takes seconds. The text
 * index is a trigram index, useless for fewer letters; written this way, the planner avoids it
 * then.
 */
function holdsWords(search: string): SQL {
  if (search.length < shortestIndexed) return sql`position(${search} in l.words) > 0`
  return sql`l.words like ${`%${search.replace(/[\\%_]/g, '\\$&')}%`}`
}

function whereOf({ search, userName, type, from, to }: SearchFilters): SQL {
  const conditions = [
    ...(userName ? [sql`lower(l.user_name) = lower(${userName})`] : []),
    ...(type ? [sql`l.type = ${type}`] : []),
    ...(from ? [sql`l.created_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`l.created_at < ${startOfDay(to, 1)}`] : []),
    ...(search ? [holdsWords(search.toLowerCase())] : []),
  ]
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** Each order has an index, so that a page costs the same however large the log is. */
const sorted: Record<SearchOrder['sort'], SQL[]> = {
  date: [sql`l.created_at`, sql`l.id`],
  userName: [sql`lower(l.user_name)`, sql`l.created_at`, sql`l.id`],
  type: [sql`l.type`, sql`l.created_at`, sql`l.id`],
}

function orderBy({ sort, order }: SearchOrder): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  return sql.join(
    sorted[sort].map((key) => sql`${key} ${direction}`),
    sql`, `,
  )
}

const columns = sql`l.id::int as id,
  to_char(${localTime(sql`l.created_at`)}, 'YYYY-MM-DD') as date,
  to_char(${localTime(sql`l.created_at`)}, 'HH24:MI:SS') as time,
  l.user_name as "userName", l.type, l.property, l.value, l.results`

interface Slice {
  limit: number
  offset: number
  /** Few enough matches to collect them all and sort them, instead of scanning in order. */
  few: boolean
}

export function pageStatement(filters: SearchFilters, order: SearchOrder, slice: Slice): SQL {
  const { limit, offset, few } = slice
  const matching = sql`search_log l ${whereOf(filters)}`
  const end = sql`order by ${orderBy(order)} limit ${limit} offset ${offset}`
  return few
    ? sql`with found as materialized (select l.* from ${matching}) select ${columns} from found l ${end}`
    : sql`select ${columns} from ${matching} ${end}`
}

export type FoundSearch = Omit<SearchLogEntry, 'userLink'>

export async function findSearches(
  db: Executor,
  filters: SearchFilters,
  order: SearchOrder,
  slice: Slice,
): Promise<FoundSearch[]> {
  const rows = await db.execute<FoundSearch & Record<string, unknown>>(
    pageStatement(filters, order, slice),
  )
  return [...rows]
}

/** The number of matches, counted up to the cap. */
export async function countSearches(
  db: Executor,
  filters: SearchFilters,
  cap: number,
): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from search_log l ${whereOf(filters)} limit ${cap}) counted`)
  return row?.total ?? 0
}
