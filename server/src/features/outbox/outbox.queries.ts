import { eq, sql, type SQL } from 'drizzle-orm'
import type { Executor, Tx } from '../../db/connect.ts'
import { outbox as table, outboxStates } from '../../db/schema/outbox.ts'
import type { PageQuery } from '../../kit/paging.ts'

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

interface StoredRow extends Record<string, unknown> {
  id: number
  to: string
  subject: string
  usage: string
  state: OutboxState
  attempts: number
  error: string | null
  created: string
  sent: string | null
  nextAttempt: string
}

export type OutboxCounts = Record<OutboxState, number>

/** As the index of words has them. */
const words = sql`lower(m."to" || ' ' || m.subject || ' ' || m.usage)`

/** The index knows words by three letters; for fewer it is of no use. */
function holding(search: string): SQL {
  const text = search.toLowerCase()
  if (text.length < 3) return sql`position(${text} in ${words}) > 0`
  return sql`${words} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

function whereOf(search: string | undefined, state: OutboxState | undefined): SQL {
  const conditions = [
    ...(search ? [holding(search)] : []),
    ...(state ? [sql`m.state = ${state}`] : []),
  ]
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

export function countStatement(search: string | undefined, cap: number): SQL {
  const counted = outboxStates.map(
    (state) => sql`(select count(*)::int
      from (select from outbox m ${whereOf(search, state)} limit ${cap}) counted)
      as ${sql.identifier(state)}`,
  )
  return sql`select ${sql.join(counted, sql`, `)}`
}

export async function countOutbox(
  db: Executor,
  search: string | undefined,
  cap: number,
): Promise<OutboxCounts> {
  const [row] = await db.execute<OutboxCounts>(countStatement(search, cap))
  return row as OutboxCounts
}

const columns = sql`m.id, m."to", m.subject, m.usage, m.state, m.attempts, m.last_error as error,
  m.created_at, m.sent_at, m.next_attempt_at`

const shownColumns = sql`id, "to", subject, usage, state, attempts, error,
  to_json(created_at) #>> '{}' as created, to_json(sent_at) #>> '{}' as sent,
  to_json(next_attempt_at) #>> '{}' as "nextAttempt"`

export interface OutboxSlice {
  limit: number
  offset: number
  /** Only so many of the newest are sorted by anything but time. */
  cap: number
  /** So few match that they are gathered first and sorted then. */
  few: boolean
}

export function pageStatement(
  { search, state, sort, order }: OutboxQuery,
  { limit, offset, cap, few }: OutboxSlice,
): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const matching = sql`select ${columns} from outbox m ${whereOf(search, state)}`
  const page = sql`limit ${limit} offset ${offset}`
  const inTime = sort === 'id' || sort === 'created'
  const byTime = sql`order by created_at ${inTime ? direction : sql`desc`}, id ${inTime ? direction : sql`desc`}`
  const found = few
    ? sql`with found as materialized (${matching}) select * from found ${byTime}`
    : sql`${matching} ${byTime}`
  if (inTime) return sql`select ${shownColumns} from (${found} ${page}) m ${byTime}`
  return sql`select ${shownColumns} from (${found} limit ${cap}) m
    order by ${sql.identifier(sort)} ${direction}, id desc ${page}`
}

export async function findOutbox(db: Executor, query: OutboxQuery, slice: OutboxSlice) {
  return db.execute<StoredRow>(pageStatement(query, slice))
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
