import { sql, type SQL } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'
import { startOfDay } from '../../db/local-time.ts'

export interface ChangeFilters {
  table?: string
  rowId?: string
  actor?: string
  action?: string
  from?: string
  to?: string
  search?: string
  before?: number
}

export interface ChangeRow {
  id: number
  at: string
  tableName: string
  rowId: string
  action: 'insert' | 'update' | 'delete'
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  actorUserId: number | null
  actorName: string
  requestId: string | null
}

/** `thandi` finds `Thandi.Nkosi`; an index keeps the names in small letters. */
function namesLike(name: string): SQL {
  const pattern = `${name.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
  return sql`lower(actor_name) like ${pattern}`
}

function byActor(actor: string): SQL {
  return /^\d{1,9}$/.test(actor) ? sql`actor_user_id = ${Number(actor)}` : namesLike(actor)
}

/** Only the filters in use are written: each has its index, and none interferes with another. */
function conditions(filters: ChangeFilters): SQL[] {
  const { table, rowId, actor, action, from, to, search, before } = filters
  const found: SQL[] = []
  if (table) found.push(sql`table_name = ${table}`)
  if (rowId) found.push(sql`row_id = ${rowId}`)
  if (actor) found.push(byActor(actor))
  if (action) found.push(sql`action = ${action}`)
  if (from) found.push(sql`created_at >= ${startOfDay(from)}`)
  if (to) found.push(sql`created_at < ${startOfDay(to, 1)}`)
  if (search) found.push(sql`(row_id = ${search} or ${namesLike(search)})`)
  if (before) {
    const last = (columns: SQL) => sql`(select ${columns} from change_log where id = ${before})`
    // The second condition says the same for the months: those after the entry are not opened.
    found.push(
      sql`(created_at, id) < ${last(sql`created_at, id`)}`,
      sql`created_at <= ${last(sql`created_at`)}`,
    )
  }
  return found
}

function whereOf(filters: ChangeFilters): SQL {
  const found = conditions(filters)
  return found.length ? sql`where ${sql.join(found, sql` and `)}` : sql``
}

/** One row more than the page, to know whether there is a next one. */
export function pageStatement(filters: ChangeFilters, limit: number, offset: number): SQL {
  return sql`
    select id, to_json(created_at) #>> '{}' as at, table_name as "tableName", row_id as "rowId",
      action, before, after, actor_user_id as "actorUserId", actor_name as "actorName",
      request_id as "requestId"
    from change_log ${whereOf(filters)}
    order by created_at desc, id desc limit ${limit + 1} offset ${offset}`
}

export function countStatement(filters: ChangeFilters, cap: number): SQL {
  const { before: _before, ...lasting } = filters
  return sql`
    select count(*)::int as total
    from (select from change_log ${whereOf(lasting)} limit ${cap}) counted`
}

export async function findChanges(
  db: Executor,
  filters: ChangeFilters,
  limit: number,
  offset: number,
): Promise<ChangeRow[]> {
  const rows = await db.execute<ChangeRow & Record<string, unknown>>(
    pageStatement(filters, limit, offset),
  )
  return rows.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function countChanges(
  db: Executor,
  filters: ChangeFilters,
  cap: number,
): Promise<number> {
  const [row] = await db.execute<{ total: number }>(countStatement(filters, cap))
  return row?.total ?? 0
}
