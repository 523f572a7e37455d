import { and, asc, count, eq, ne, sql } from '../../db/orm.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { users } from '../../db/schema/accounts.ts'
import { placeholderFormats } from '../../db/schema/campaigns.ts'
import { mailTemplates as table } from '../../db/schema/mail.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'

const summary = {
  id: table.id,
  version: table.version,
  name: table.usage,
  subject: table.subject,
  isSystem: table.isSystem,
  state: table.state,
  isSent: sql<boolean>`${table.state} = 'active'`,
  changed: sql<string>`to_json(${table.updatedAt}) #>> '{}'`,
  mayDelete: sql<boolean>`not ${table.isSystem} and ${table.state} <> 'active'`,
}

export async function findTemplates(db: Executor, query: PageQuery<string>) {
  const where = matching(query.search, [table.usage, table.subject])
  const [items, [counted]] = await Promise.all([
    db
      .select(summary)
      .from(table)
      .where(where)
      .orderBy(...ordering(query, summary, table.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(table).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findTemplateById(db: Executor, id: number) {
  const [row] = await db
    .select({ ...summary, body: table.body })
    .from(table)
    .where(eq(table.id, id))
  return row
}

/** Locked with all templates of its usage, so that two deletions cannot remove the last two. */
export async function lockTemplate(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      usage: table.usage,
      version: table.version,
      isSystem: table.isSystem,
      state: table.state,
    })
    .from(table)
    .where(eq(table.id, id))
  if (!row) return undefined
  const others = await tx
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.usage, row.usage), ne(table.id, id)))
    .for('update')
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('update')
  return { ...row, isLast: others.length === 0 }
}

interface Content {
  usage: string
  subject: string
  body: string
}

export async function hasActive(tx: Tx, usage: string): Promise<boolean> {
  return (await tx.$count(table, and(eq(table.usage, usage), eq(table.state, 'active')))) > 0
}

/** Activates this template; the active one becomes a previous one. */
export async function makeActive(tx: Tx, id: number, usage: string): Promise<void> {
  await tx
    .update(table)
    .set({ state: 'previous' })
    .where(and(eq(table.usage, usage), eq(table.state, 'active')))
  await tx.update(table).set({ state: 'active' }).where(eq(table.id, id))
}

export async function insertTemplate(
  tx: Tx,
  content: Content & { state: 'draft' | 'active' },
): Promise<number> {
  const [row] = await tx.insert(table).values(content).returning({ id: table.id })
  return (row as { id: number }).id
}

/** Whether it was still the version that was read. */
export async function changeTemplate(
  tx: Tx,
  key: { id: number; version: number },
  content: Content,
): Promise<boolean> {
  const rows = await tx
    .update(table)
    .set(content)
    .where(and(eq(table.id, key.id), eq(table.version, key.version)))
    .returning({ id: table.id })
  return rows.length > 0
}

export async function deleteTemplate(tx: Tx, id: number): Promise<void> {
  await tx.delete(table).where(eq(table.id, id))
}

export async function findEmailOf(db: Executor, userId: number): Promise<string> {
  const [row] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId))
  return (row as { email: string }).email
}

export function findFormats(db: Executor) {
  const { id, displayName, format, kind } = placeholderFormats
  return db.select({ id, displayName, format, kind }).from(placeholderFormats).orderBy(asc(id))
}
