import { eq, sql, type SQL } from '../../db/orm.ts'
import type { Day } from '#contract/values/day.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { startOfDay } from '../../db/local-time.ts'
import { outbox as table, outboxStates } from '../../db/schema/outbox.ts'
import { shortestIndexed } from '../../db/searched-span.ts'
import type { PageQuery } from '../../kit/paging.ts'

export type OutboxState = (typeof table.$inferSelect)['state']

export interface OutboxFilters {
  search?: string | undefined
  state?: OutboxState | undefined
  from?: Day | undefined
  to?: Day | undefined
  /** A text search does not look further back; emails to an exact address are still found. */
  searchedFrom?: Day | null | undefined
}

export type OutboxQuery = PageQuery<string> & OutboxFilters

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

/** As in the index of words. */
const words = sql`lower(m."to" || ' ' || m.subject || ' ' || m.usage)`

/** The index is a trigram index; it is of no use for fewer letters. */
function holding(search: string): SQL {
  const text = search.toLowerCase()
  if (text.length < shortestIndexed) return sql`position(${text} in ${words}) > 0`
  return sql`${words} like ${`%${text.replace(/[\\%_]/g, '\\$&')}%`}`
}

function whereOf({ state, from, to }: OutboxFilters, more: SQL[]): SQL {
  const conditions = [
    ...(state ? [sql`m.state = ${state}`] : []),
    ...(from ? [sql`m.created_at >= ${startOfDay(from)}`] : []),
    ...(to ? [sql`m.created_at < ${startOfDay(to, 1)}`] : []),
    ...more,
  ]
  return conditions.length ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
}

/** The matching emails, the given columns of each. */
function matching(columns: SQL, filters: OutboxFilters): SQL {
  const { search, searchedFrom } = filters
  const select = (...more: SQL[]) => sql`select ${columns} from outbox m ${whereOf(filters, more)}`
  if (!search) return select()
  if (!searchedFrom) return select(holding(search))
  const newest = select(holding(search), sql`m.created_at >= ${startOfDay(searchedFrom)}`)
  if (!search.includes('@')) return newest
  const older = sql`m.created_at < ${startOfDay(searchedFrom)}`
  return sql`${newest} union all ${select(sql`lower(m."to") = ${search.toLowerCase()}`, older)}`
}

export function countStatement({ state: _state, ...filters }: OutboxFilters, cap: number): SQL {
  const counted = outboxStates.map(
    (state) => sql`(select count(*)::int
      from (select from (${matching(sql`m.id`, { ...filters, state })}) m limit ${cap}) counted)
      as ${sql.identifier(state)}`,
  )
  return sql`select ${sql.join(counted, sql`, `)}`
}

/** A rare text is searched once, not once per state. */
export function countFewStatement({ state: _state, ...filters }: OutboxFilters, cap: number): SQL {
  const counted = outboxStates.map(
    (state) => sql`count(*) filter (where m.state = ${state})::int as ${sql.identifier(state)}`,
  )
  return sql`select ${sql.join(counted, sql`, `)}
    from (select m.state from (${matching(sql`m.state`, filters)}) m limit ${cap}) m`
}

const sumOf = ({ queued, sending, sent, failed }: OutboxCounts) => queued + sending + sent + failed

/** Each state counted up to the cap. */
export async function countOutbox(
  db: Executor,
  filters: OutboxFilters,
  cap: number,
): Promise<OutboxCounts> {
  if (filters.search) {
    const [few] = await db.execute<OutboxCounts>(countFewStatement(filters, cap))
    if (few && sumOf(few) < cap) return few
  }
  const [row] = await db.execute<OutboxCounts>(countStatement(filters, cap))
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
  /** Only this many of the newest are sorted by anything but time. */
  cap: number
  /** Few enough matches to collect them all and sort them. */
  few: boolean
}

export function pageStatement(
  { sort, order, ...filters }: OutboxQuery,
  { limit, offset, cap, few }: OutboxSlice,
): SQL {
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const found = matching(columns, filters)
  const page = sql`limit ${limit} offset ${offset}`
  const inTime = sort === 'id' || sort === 'created'
  const byTime = sql`order by created_at ${inTime ? direction : sql`desc`}, id ${inTime ? direction : sql`desc`}`
  const sorted = few
    ? sql`with found as materialized (${found}) select * from found ${byTime}`
    : sql`${found} ${byTime}`
  if (inTime) return sql`select ${shownColumns} from (${sorted} ${page}) m ${byTime}`
  return sql`select ${shownColumns} from (${sorted} limit ${cap}) m
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

/** Locked, so that the sender does not claim it at the same moment. */
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
