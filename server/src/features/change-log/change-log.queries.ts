import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { startOfDay } from '../../db/local-time.ts'
import { branchesOf, namesLike, type Sought } from './search-branches.ts'

export interface ChangeFilters {
  table?: string
  rowId?: string
  actor?: string
  action?: string
  from?: string
  to?: string
  /** What the search text refers to; undefined without one. */
  sought?: Sought | undefined
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

function byActor(actor: string): SQL {
  return /^\d{1,9}$/.test(actor) ? sql`actor_user_id = ${Number(actor)}` : namesLike(actor)
}

/** Only active filters are written: each has its own index, and none gets in the way of another. */
function conditions(filters: ChangeFilters): SQL[] {
  const { table, rowId, actor, action, from, to, before } = filters
  const found: SQL[] = []
  if (table) found.push(sql`table_name = ${table}`)
  if (rowId) found.push(sql`row_id = ${rowId}`)
  if (actor) found.push(byActor(actor))
  if (action) found.push(sql`action = ${action}`)
  if (from) found.push(sql`created_at >= ${startOfDay(from)}`)
  if (to) found.push(sql`created_at < ${startOfDay(to, 1)}`)
  if (before) {
    const last = (columns: SQL) => sql`(select ${columns} from change_log where id = ${before})`
    // The second condition expresses the same by month: partitions after the entry are pruned.
    found.push(
      sql`(created_at, id) < ${last(sql`created_at, id`)}`,
      sql`created_at <= ${last(sql`created_at`)}`,
    )
  }
  return found
}

function whereOf(conditions: readonly SQL[]): SQL {
  return conditions.length ? sql`where ${sql.join([...conditions], sql` and `)}` : sql``
}

const newestFirst = sql`order by created_at desc, id desc`

/**
 * The keys of a search's results. Each branch has its own index or limit: one condition with all of
 * them would read the whole log.
 */
function foundKeys(filters: ChangeFilters & { sought: Sought }, most: number): SQL {
  const chosen = conditions(filters)
  const branches = branchesOf(filters.sought).map(
    (branch) => sql`(select id, created_at from change_log ${whereOf([...chosen, branch])}
      ${newestFirst} limit ${most})`,
  )
  return sql.join(branches, sql` union `)
}

const columns = sql`id, to_json(created_at) #>> '{}' as at, table_name as "tableName",
  row_id as "rowId", action, before, after, actor_user_id as "actorUserId",
  actor_name as "actorName", request_id as "requestId"`

/** One row more than the page, to know whether there is a next one. */
export function pageStatement(filters: ChangeFilters, limit: number, offset: number): SQL {
  const { sought } = filters
  const slice = sql`${newestFirst} limit ${limit + 1} offset ${offset}`
  if (!sought)
    return sql`select ${columns} from change_log ${whereOf(conditions(filters))} ${slice}`
  return sql`
    select ${columns} from change_log
    where (id, created_at) in (
      select id, created_at from (${foundKeys({ ...filters, sought }, offset + limit + 1)}) found
      ${slice})
    ${newestFirst}`
}

export function countStatement(filters: ChangeFilters, cap: number): SQL {
  const { before: _before, sought, ...lasting } = filters
  const found = sought
    ? foundKeys({ ...lasting, sought }, cap)
    : sql`select from change_log ${whereOf(conditions(lasting))} limit ${cap}`
  return sql`select least(count(*), ${cap})::int as total from (${found}) counted`
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

/** The newest changes of some rows, and one more than wanted, to know whether there are others. */
export async function findChangesOf(db: Executor, rows: SQL, most: number): Promise<ChangeRow[]> {
  const found = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select ${columns} from change_log where ${rows} ${newestFirst} limit ${most + 1}`)
  return found.map((row) => ({ ...row, id: Number(row.id) }))
}

export async function findChange(db: Executor, id: number): Promise<ChangeRow | undefined> {
  const [row] = await db.execute<ChangeRow & Record<string, unknown>>(sql`
    select ${columns} from change_log where id = ${id}`)
  return row && { ...row, id: Number(row.id) }
}
