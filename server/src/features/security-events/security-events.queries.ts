import { sql, type SQL } from 'drizzle-orm'
import type { SecurityEventKind } from '#contract/security-events/security-events.kinds.ts'
import type { Executor } from '../../db/connect.ts'
import { startOfDay } from '../../db/local-time.ts'

export interface EventFilters {
  search?: string | undefined
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

/** A search finds the accounts whose username begins with it, and addresses. */
function whereOf({ search, kind, userId, from, to }: EventFilters): SQL {
  const start = `${search?.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  const conditions = [
    ...(kind ? [sql`e.kind = ${kind}`] : []),
    ...(userId ? [sql`e.user_id = ${userId}`] : []),
    ...(from ? [sql`e.created_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`e.created_at < ${startOfDay(to, 1)}`] : []),
    ...(search
      ? [
          sql`(e.user_id in (select n.id from users n where lower(n.username) like ${start})
            or e.ip like ${start})`,
        ]
      : []),
  ]
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

export async function findEvents(
  db: Executor,
  filters: EventFilters,
  page: { order: 'asc' | 'desc'; limit: number; offset: number },
): Promise<EventRow[]> {
  const direction = page.order === 'asc' ? sql`asc` : sql`desc`
  return db.execute<EventRow>(sql`
    select e.id::int as id, to_json(e.created_at) #>> '{}' as at, e.kind, e.user_id as "userId",
      coalesce(u.username, '') as username, e.detail, coalesce(b.username, '') as by, e.ip,
      e.user_agent as "userAgent"
    from (
      select e.* from security_events e ${whereOf(filters)}
      order by e.created_at ${direction}, e.id ${direction}
      limit ${page.limit} offset ${page.offset}) e
    left join users u on u.id = e.user_id
    left join users b on b.id = e.by_user_id
    order by e.created_at ${direction}, e.id ${direction}`)
}

/** How many match, counted up to the cap. */
export async function countEvents(
  db: Executor,
  filters: EventFilters,
  cap: number,
): Promise<number> {
  const [row] = await db.execute<{ total: number }>(sql`
    select count(*)::int as total
    from (select from security_events e ${whereOf(filters)} limit ${cap}) counted`)
  return row?.total ?? 0
}

/** Events are kept for a year; the table refuses to lose younger ones. */
export async function sweepSecurityEvents(db: Executor): Promise<void> {
  await db.execute(
    sql`delete from security_events where created_at < now() - interval '1 year 1 day'`,
  )
}
