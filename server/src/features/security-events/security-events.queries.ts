import { sql, type SQL } from '../../db/orm.ts'
import type { SecurityEventKind } from '#contract/security-events/security-events.kinds.ts'
import type { Executor } from '../../db/connect.ts'
import { startOfDay } from '../../db/local-time.ts'

export interface EventFilters {
  search?: string | undefined
  /** The accounts whose username begins with the search. */
  foundUserIds?: readonly number[]
  kind?: SecurityEventKind | undefined
  userId?: number | undefined
  from?: string | undefined
  to?: string | undefined
}

export interface EventRow extends Record<string, unknown> {
  id: number
  at: string
  kind: SecurityEventKind
  userId: number | null
  username: string
  detail: string
  by: string
  ip: string | null
  userAgent: string | null
}

/** At most this many accounts are looked up; a shorter list needs more letters. */
const mostAccounts = 1000

export async function findUserIds(db: Executor, search: string): Promise<number[]> {
  const start = `${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const rows = await db.execute<{ id: number }>(sql`
    select id from users where lower(username) like ${start} order by id limit ${mostAccounts}`)
  return rows.map(({ id }) => id)
}

/** A search matches accounts and addresses, each by its index. */
function whereOf({ search, foundUserIds = [], kind, userId, from, to }: EventFilters): SQL {
  const start = `${search?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(userId ? [sql`e.user_id = ${userId}`] : []),
    ...(from ? [sql`e.created_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`e.created_at < ${startOfDay(to, 1)}`] : []),
    ...(search
      ? [sql`(e.user_id = any(${`{${foundUserIds.join(',')}}`}::int[]) or e.ip like ${start})`]
      : []),
  ]
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

export function pageStatement(
  filters: EventFilters,
  page: { order: 'asc' | 'desc'; limit: number; offset: number },
): SQL {
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  return sql`
    select e.id::int as id, to_json(e.created_at) #>> '{}' as at, e.kind, e.user_id as "userId",
      coalesce(u.username, '') as username, e.detail, coalesce(b.username, '') as by, e.ip,
      e.user_agent as "userAgent"
    from (
      select e.* from security_events e ${whereOf(filters)}
      order by e.created_at ${direction}, e.id ${direction}
      limit ${page.limit} offset ${page.offset}) e
    left join users u on u.id = e.user_id
    left join users b on b.id = e.by_user_id
    order by e.created_at ${direction}, e.id ${direction}`
}

export async function findEvents(
  db: Executor,
  filters: EventFilters,
  page: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<EventRow[]> {
  return db.execute<EventRow>(pageStatement(filters, page))
}

export function countStatement(filters: EventFilters, cap: number): SQL {
  return sql`
    select count(*)::int as total
    from (select from security_events e ${whereOf(filters)} limit ${cap}) counted`
}

/** The number of matches, counted up to the cap. */
export async function countEvents(
  db: Executor,
  filters: EventFilters,
  cap: number,
): Promise<number> {
  const [row] = await db.execute<{ total: number }>(countStatement(filters, cap))
  return row?.total ?? 0
}

/**
 * Deletes events to the day; whole months are deleted with their partition. The table refuses to
 * delete those of the last year.
 */
export async function sweepSecurityEvents(db: Executor, keepMonths: number): Promise<void> {
  await db.execute(sql`
    delete from security_events
    where created_at < now() - make_interval(months => ${keepMonths}) - interval '1 day'`)
}
