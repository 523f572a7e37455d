import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  getTableName,
  ilike,
  or,
  sql,
  type SQL,
  type PgColumn,
  type PgTable,
} from '../db/orm.ts'
import type { z } from 'zod'
import { AppError } from '#contract/errors.ts'
import type { AnyCall } from '#contract/call.ts'
import { mayUse } from '#contract/permissions.ts'
import type { Page } from '#contract/values/paging.ts'
import { transaction, type Database, type Tx } from '../db/connect.ts'
import { isStillReferenced } from '../db/errors.ts'
import { actorOf, type CallContext } from './call-context.ts'
import { staleSince } from './stale.ts'
import { countUses } from './uses.ts'
import { withUniqueMessages, type UniqueRules } from './unique-rules.ts'

interface Resource {
  name: string
  rowSchema: z.ZodObject
  list: AnyCall
  get: AnyCall
  create: AnyCall
  update: AnyCall
  remove: AnyCall
}

type CrudTable = PgTable & { id: PgColumn; version: PgColumn }

type Row = Record<string, unknown> & { id: number; version: number }

interface ListQuery {
  page: number
  size: number
  sort: string
  order: 'asc' | 'desc'
  search?: string
}

/** A call with the function that executes it. */
interface Handler {
  call: AnyCall
  handle(input: never, context: CallContext): Promise<unknown>
}

export interface CrudHooks {
  /** Columns whose names in calls differ from those in the table: column by call name. */
  columns?: Record<string, string>
  unique?: UniqueRules
  /** Columns that the search box searches. */
  searched: string[]
  /**
   * The column of another table that refers to a record. A record in use cannot be deleted, and the
   * list shows those who may change it how often each record is used.
   */
  usedIn?: PgColumn
  inUseMessage?: (uses: number) => string
}

/** The five calls of a back-office entity, executed on its table. */
export function crud(
  { database }: { database: Database },
  resource: Resource,
  table: CrudTable,
  hooks: CrudHooks,
): Handler[] {
  const all = getTableColumns(table) as Record<string, PgColumn>
  const keyOf = (name: string) => hooks.columns?.[name] ?? name
  const column = (name: string) => all[keyOf(name)] as PgColumn
  const valuesOf = (fields: object) =>
    Object.fromEntries(Object.entries(fields).map(([name, value]) => [keyOf(name), value]))
  const shown = Object.fromEntries(
    Object.keys(resource.rowSchema.shape)
      .filter((name) => name !== 'uses')
      .map((name) => [name, column(name)]),
  )
  const { db } = database

  function matching(search: string | undefined): SQL | undefined {
    if (!search) return undefined
    const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    return or(...hooks.searched.map((name) => ilike(column(name), pattern)))
  }

  async function withUses(rows: Row[]): Promise<Row[]> {
    if (!hooks.usedIn) return rows
    const counts = await countUses(
      db,
      [hooks.usedIn],
      rows.map(({ id }) => id),
    )
    return rows.map((row) => ({ ...row, uses: counts.get(row.id) ?? 0 }))
  }

  async function list(query: ListQuery, { session }: CallContext): Promise<Page<Row>> {
    const where = matching(query.search)
    const direction = query.order === 'asc' ? asc : desc
    const [items, [counted]] = await Promise.all([
      db
        .select(shown)
        .from(table)
        .where(where)
        .orderBy(direction(column(query.sort)), desc(table.id))
        .limit(query.size)
        .offset((query.page - 1) * query.size),
      db.select({ total: count() }).from(table).where(where),
    ])
    const { page, size } = query
    const rows = items as Row[]
    const shownRows = mayUse(resource.remove.who, session) ? await withUses(rows) : rows
    return { items: shownRows, total: counted?.total ?? 0, page, size }
  }

  async function get(id: number): Promise<Row> {
    const [row] = await db.select(shown).from(table).where(eq(table.id, id))
    if (!row) throw new AppError('notFound')
    return row as Row
  }

  function create(input: Record<string, unknown>, context: CallContext): Promise<Row> {
    return withUniqueMessages(
      hooks.unique ?? {},
      transaction(database, actorOf(context), async (tx) => {
        const [row] = await tx.insert(table).values(valuesOf(input)).returning(shown)
        return row as Row
      }),
    )
  }

  function update(
    { id, version, ...fields }: { id: number; version: number },
    context: CallContext,
  ): Promise<Row> {
    return withUniqueMessages(
      hooks.unique ?? {},
      transaction(database, actorOf(context), async (tx) => {
        const [row] = await tx
          .update(table)
          .set(valuesOf(fields))
          .where(and(eq(table.id, id), eq(table.version, version)))
          .returning(shown)
        if (row) return row as Row
        const [there] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id))
        if (!there) throw new AppError('notFound')
        throw await staleSince(tx, context, { table: getTableName(table), id, version })
      }),
    )
  }

  function remove(id: number, context: CallContext): Promise<{ id: number }> {
    return transaction(database, actorOf(context), async (tx) => {
      const [there] = await tx
        .select({ id: table.id })
        .from(table)
        .where(eq(table.id, id))
        .for('update')
      if (!there) throw new AppError('notFound')
      const { usedIn } = hooks
      const uses = usedIn ? await countWhere(tx, usedIn.table, eq(usedIn, id)) : 0
      if (uses > 0) {
        const message = hooks.inUseMessage?.(uses)
        throw new AppError('inUse', message ? { message } : {})
      }
      await tx
        .delete(table)
        .where(eq(table.id, id))
        .catch((error: unknown) => {
          throw isStillReferenced(error) ? new AppError('inUse') : error
        })
      return { id }
    })
  }

  return [
    { call: resource.list, handle: list },
    { call: resource.get, handle: (input: { id: number }) => get(input.id) },
    { call: resource.create, handle: create },
    { call: resource.update, handle: update },
    {
      call: resource.remove,
      handle: (input: { id: number }, context) => remove(input.id, context),
    },
  ]
}

/** Counts rows that refer to a record. */
export async function countWhere(tx: Tx, table: PgTable, where: SQL): Promise<number> {
  const [row] = await tx
    .select({ uses: sql<number>`count(*)::int` })
    .from(table)
    .where(where)
  return row?.uses ?? 0
}
