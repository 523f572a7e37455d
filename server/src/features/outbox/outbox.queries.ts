import { count, desc, eq, sql } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/connect.ts'
import { outbox as table } from '../../db/schema/outbox.ts'
import { matching, offsetOf, ordering, type PageQuery } from '../../kit/paging.ts'

export type OutboxState = (typeof table.$inferSelect)['state']

export interface OutboxQuery extends PageQuery<string> {
  state?: OutboxState | undefined
}

const shown = {
  id: table.id,
  to: table.to,
  subject: table.subject,
  usage: table.usage,
  state: table.state,
  attempts: table.attempts,
  error: table.lastError,
  createdAt: table.createdAt,
  sentAt: table.sentAt,
  nextAttemptAt: table.nextAttemptAt,
}

export async function findOutbox(db: Executor, query: OutboxQuery) {
  const found = matching(query.search, [table.to, table.subject, table.usage])
  const inState = query.state ? eq(table.state, query.state) : undefined
  const where = sql`${found ?? sql`true`} and ${inState ?? sql`true`}`
  const [rows, states] = await Promise.all([
    db
      .select(shown)
      .from(table)
      .where(where)
      .orderBy(...ordering(query, { ...shown, created: table.createdAt }, table.id))
      .limit(query.size)
      .offset(offsetOf(query)),
    db
      .select({ state: table.state, n: count() })
      .from(table)
      .where(found)
      .groupBy(table.state)
      .orderBy(desc(table.state)),
  ])
  const counts = { queued: 0, sending: 0, sent: 0, failed: 0 }
  for (const { state, n } of states) counts[state] = n
  return { rows, counts }
}

export async function findMail(db: Executor, id: number) {
  const [row] = await db
    .select({
      ...shown,
      replyTo: table.replyTo,
      messageId: table.messageId,
      html: table.html,
      text: table.text,
      attachments: sql<string[]>`coalesce((select jsonb_agg(a ->> 'fileName')
        from jsonb_array_elements(${table.attachments}) a), '[]')`,
    })
    .from(table)
    .where(eq(table.id, id))
  return row
}

/** Locked, so that the sender does not take it at the same moment. */
export async function lockMail(tx: Tx, id: number) {
  const [row] = await tx
    .select({
      state: table.state,
      to: table.to,
      replyTo: table.replyTo,
      subject: table.subject,
      html: table.html,
      usage: table.usage,
      dedupeKey: table.dedupeKey,
      requestId: table.requestId,
      unsubscribeUrl: table.unsubscribeUrl,
      attachments: table.attachments,
    })
    .from(table)
    .where(eq(table.id, id))
    .for('update')
  return row
}

const requeued = { state: 'queued', attempts: 0, nextAttemptAt: sql`now()` } as const

export async function queueAgain(tx: Tx, id: number): Promise<void> {
  await tx.update(table).set(requeued).where(eq(table.id, id))
}

export async function queueFailed(tx: Tx): Promise<number> {
  const rows = await tx
    .update(table)
    .set(requeued)
    .where(eq(table.state, 'failed'))
    .returning({ id: table.id })
  return rows.length
}
