import { sql, type SQL } from 'drizzle-orm'
import { searchLogCountCap, type SearchLogEntry } from '#contract/logs/search-log.calls.ts'
import type { Executor } from '../../db/connect.ts'

export interface SearchLogQuery {
  page: number
  size: number
  sort: 'date' | 'userName' | 'type'
  order: 'asc' | 'desc'
  search?: string | undefined
  userName?: string | undefined
  type?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** South Africa has one time zone and no summer time. */
const zone = sql`'Africa/Johannesburg'`

function filters(query: SearchLogQuery): SQL {
  const conditions = [
    sql`true`,
    ...(query.userName ? [sql`lower(user_name) = lower(${query.userName})`] : []),
    ...(query.type ? [sql`type = ${query.type}`] : []),
    ...(query.from ? [sql`created_at >= ${query.from}::timestamp at time zone ${zone}`] : []),
    ...(query.to
      ? [sql`created_at < (${query.to}::timestamp + interval '1 day') at time zone ${zone}`]
      : []),
  ]
  if (query.search) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`
    conditions.push(
      sql`(value ilike ${pattern} or user_name ilike ${pattern} or property ilike ${pattern})`,
    )
  }
  return sql.join(conditions, sql` and `)
}

/** By date and by user the first pages walk an index and cost the same whatever the log has grown to. */
const sorted: Record<SearchLogQuery['sort'], SQL[]> = {
  date: [sql`created_at`, sql`id`],
  userName: [sql`lower(user_name)`, sql`id`],
  type: [sql`type`, sql`id`],
}

export async function findSearches(
  db: Executor,
  query: SearchLogQuery,
): Promise<{ items: SearchLogEntry[]; total: number }> {
  const where = filters(query)
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const order = sql.join(
    sorted[query.sort].map((key) => sql`${key} ${direction}`),
    sql`, `,
  )
  const offset = (query.page - 1) * query.size
  const [rows, [counted]] = await Promise.all([
    db.execute<SearchLogEntry & Record<string, unknown>>(sql`
      select id::int, to_char(created_at at time zone ${zone}, 'YYYY-MM-DD') as date,
        to_char(created_at at time zone ${zone}, 'HH24:MI:SS') as time,
        user_name as "userName", type, property, value, results
      from search_log where ${where} order by ${order} limit ${query.size}
      offset ${Math.min(offset, searchLogCountCap)}`),
    db.execute<{ total: number }>(sql`
      select count(*)::int as total from (
        select from search_log where ${where} limit ${searchLogCountCap + 1}) c`),
  ])
  return { items: [...rows], total: counted?.total ?? 0 }
}
