import { and, count, eq } from 'drizzle-orm'
import type { MailRecipient } from '#contract/mail/recipients.calls.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { mailRecipients as table } from '../../db/schema/mail.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'

const shown = {
  id: table.id,
  version: table.version,
  recipientName: table.name,
  recipientMail: table.email,
  recipientUsage: table.usage,
}

export async function findRecipientPage(
  db: Executor,
  query: PageQuery<string>,
): Promise<{ items: MailRecipient[]; total: number }> {
  const where = matching(query.search, [table.name, table.email, table.usage])
  const [items, [counted]] = await Promise.all([
    db
      .select(shown)
      .from(table)
      .where(where)
      .orderBy(...ordering(query, shown, table.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db.select({ total: count() }).from(table).where(where),
  ])
  return { items, total: counted?.total ?? 0 }
}

export async function findRecipient(db: Executor, id: number): Promise<MailRecipient | undefined> {
  const [row] = await db.select(shown).from(table).where(eq(table.id, id))
  return row
}

type Values = Pick<typeof table.$inferInsert, 'name' | 'email' | 'usage'>

export async function insertRecipient(tx: Tx, values: Values): Promise<MailRecipient> {
  const [row] = await tx.insert(table).values(values).returning(shown)
  return row as MailRecipient
}

/** Undefined when it was no longer the version that was read. */
export async function changeRecipient(
  tx: Tx,
  key: { id: number; version: number },
  values: Values,
): Promise<MailRecipient | undefined> {
  const [row] = await tx
    .update(table)
    .set(values)
    .where(and(eq(table.id, key.id), eq(table.version, key.version)))
    .returning(shown)
  return row
}

export async function deleteRecipient(tx: Tx, id: number): Promise<boolean> {
  const rows = await tx.delete(table).where(eq(table.id, id)).returning({ id: table.id })
  return rows.length > 0
}
