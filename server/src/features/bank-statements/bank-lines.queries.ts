import { sql, type SQL } from '../../db/orm.ts'
import type { LineView } from '#contract/bank-statements/bank-statements.states.ts'
import type { LineGroup, LineState } from '#contract/bank-statements/bank-statements.states.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { bankMatches, StoredSuggestion } from '../../db/schema/bank-statements.ts'
import { offsetOf, type PageQuery } from '../../kit/paging.ts'
import { personName } from '../accounts/person.sql.ts'
import type { LineMatch } from './match-lines.ts'

export interface LineFilter {
  /** Null for the lines of all statements. */
  statementId: number | null
  view: LineView
  search?: string | undefined
}

export interface LineRecord {
  id: number
  version: number
  statementId: number
  day: string
  amount: number
  description: string
  balance: number | null
  state: LineState
  level: (typeof bankMatches.$inferSelect)['level']
  score: number
  partial: boolean
  suggestions: StoredSuggestion[]
  paymentIds: number[]
  surplus: { paymentId: number; amount: number } | null
  note: string | null
  decidedBy: string | null
}

/** The lines in each group of the screen; every line is in one of them, or set aside. */
const groups: Record<LineGroup, SQL> = {
  accepted: sql`l.state in ('accepted', 'booked')`,
  likely: sql`l.state = 'open' and m.level in ('likely', 'possible') and not m.partial`,
  partial: sql`l.state = 'open' and m.level in ('likely', 'possible') and m.partial`,
  unknown: sql`l.state = 'open' and coalesce(m.level, 'unknown') in ('unknown', 'sure')`,
  charges: sql`l.state = 'charge'`,
}

const views: Record<LineView, SQL> = {
  ...groups,
  open: sql`l.state in ('open', 'refund due')`,
  aside: sql`l.state in ('not ours', 'refund due', 'refunded')`,
  all: sql`true`,
}

function within({ statementId, view, search }: LineFilter): SQL {
  const rules = [views[view]]
  if (statementId !== null) rules.push(sql`l.statement_id = ${statementId}`)
  if (search) rules.push(sql`position(lower(${search}) in lower(l.description)) > 0`)
  return sql.join(rules, sql` and `)
}

export const withMatches = sql`bank_lines l left join bank_matches m on m.line_id = l.id`

const lineJson = sql`json_build_object('id', l.id, 'version', l.version,
  'statementId', l.statement_id, 'day', l.day, 'amount', l.amount, 'description', l.description,
  'balance', l.balance, 'state', l.state, 'level', coalesce(m.level, 'unknown'),
  'score', coalesce(m.score, 0), 'partial', coalesce(m.partial, false),
  'suggestions', coalesce(m.suggestions, '[]'),
  'paymentIds', coalesce(l.payment_ids, '{}'),
  'surplus', (select json_build_object('paymentId', b.payment_id, 'amount', b.amount)
    from bank_receipts b where b.line_id = l.id and b.surplus and b.undone_at is null limit 1),
  'note', l.note, 'decidedBy', ${personName(sql`l.decided_by`)})`

const sorting: Record<string, SQL> = {
  day: sql`l.day`,
  description: sql`l.description`,
  amount: sql`l.amount`,
  state: sql`l.state`,
}

export async function findLines(
  db: Executor,
  filter: LineFilter,
  query: PageQuery<string>,
): Promise<LineRecord[]> {
  const direction = query.order === 'asc' ? sql`asc` : sql`desc`
  const rows = await db.execute<{ line: LineRecord }>(sql`
    select ${lineJson} as line from ${withMatches} where ${within(filter)}
    order by ${sorting[query.sort] ?? sql`l.day`} ${direction}, l.id
    limit ${query.size} offset ${offsetOf(query)}`)
  return rows.map(({ line }) => line)
}

export async function countLines(db: Executor, filter: LineFilter): Promise<number> {
  const [row] = await db.execute<{ n: number }>(sql`
    select count(*)::int as n from ${withMatches} where ${within(filter)}`)
  return row?.n ?? 0
}

export async function findLineBatch(
  db: Executor,
  filter: LineFilter,
  aboveId: number,
  size: number,
): Promise<LineRecord[]> {
  const rows = await db.execute<{ line: LineRecord }>(sql`
    select ${lineJson} as line from ${withMatches} where ${within(filter)} and l.id > ${aboveId}
    order by l.id limit ${size}`)
  return rows.map(({ line }) => line)
}

/** The line, locked; undefined if there is none. */
export async function lockLine(tx: Tx, id: number): Promise<LineRecord | undefined> {
  await tx.execute(sql`select from bank_lines where id = ${id} for update`)
  const [row] = await tx.execute<{ line: LineRecord }>(
    sql`select ${lineJson} as line from ${withMatches} where l.id = ${id}`,
  )
  return row?.line
}

export interface Decision {
  state: LineState
  paymentIds?: number[] | null
  note?: string | null
  byHand?: boolean
  userId: number
}

export async function decideLine(tx: Tx, id: number, decision: Decision): Promise<void> {
  const { state, paymentIds, note = null, byHand, userId } = decision
  const chosen =
    paymentIds === undefined ? sql`` : sql`, payment_ids = ${sql.param(paymentIds)}::int[]`
  const hand = byHand ? sql`, by_hand = true` : sql``
  await tx.execute(sql`
    update bank_lines set state = ${state}, note = ${note}, decided_by = ${userId},
      decided_at = now()${chosen}${hand}
    where id = ${id}`)
}

/** Returns accepted lines to those to be placed, all at once. */
export async function unacceptLines(tx: Tx, statementId: number, userId: number): Promise<number> {
  const rows = await tx.execute(sql`
    update bank_lines set state = 'open', payment_ids = null, by_hand = true,
      decided_by = ${userId}, decided_at = now()
    where statement_id = ${statementId} and state = 'accepted' returning id`)
  return rows.length
}

export async function findAcceptedIds(
  db: Executor,
  statementId: number | null,
  most: number,
): Promise<number[]> {
  const here = statementId === null ? sql`` : sql` and statement_id = ${statementId}`
  const rows = await db.execute<{ id: number }>(sql`
    select id from bank_lines where state = 'accepted'${here} order by day, id limit ${most}`)
  return rows.map(({ id }) => id)
}

export interface OpenLine {
  id: number
  day: string
  cents: number
  description: string
  byHand: boolean
}

/** Money that is to be placed, oldest first. */
export async function findOpenLines(db: Executor): Promise<OpenLine[]> {
  const rows = await db.execute<OpenLine & Record<string, unknown>>(sql`
    select id, day::text, (amount * 100)::float8 as cents, description, by_hand as "byHand"
    from bank_lines where state = 'open' order by day, id`)
  return [...rows]
}

/** What accepted lines will pay, by payment: their money is not matched twice. */
export async function findClaims(db: Executor): Promise<{ paymentIds: number[]; cents: number }[]> {
  const rows = await db.execute<{ paymentIds: number[]; cents: number }>(sql`
    select payment_ids as "paymentIds", (amount * 100)::float8 as cents
    from bank_lines where state = 'accepted'`)
  return [...rows]
}

export interface MatchedLine extends LineMatch {
  id: number
}

/** Writes the matches of many lines in one statement; unchanged ones are skipped. */
export async function saveMatches(tx: Tx, matches: readonly MatchedLine[]): Promise<void> {
  if (matches.length === 0) return
  await tx.execute(sql`
    insert into bank_matches as m (line_id, level, score, partial, suggestions)
    select id, level, score, partial, suggestions
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as n(id int, level text, score int,
      partial boolean, suggestions jsonb)
    on conflict (line_id) do update set level = excluded.level, score = excluded.score,
      partial = excluded.partial, suggestions = excluded.suggestions
    where (m.level, m.score, m.partial, m.suggestions) is distinct from
      (excluded.level, excluded.score, excluded.partial, excluded.suggestions)`)
}

/** A sure match is accepted immediately. */
export async function acceptSure(tx: Tx, matches: readonly MatchedLine[]): Promise<void> {
  const sure = matches.flatMap(({ id, level, suggestions }) =>
    level === 'sure' ? [{ id, payments: suggestions[0]?.paymentIds ?? [] }] : [],
  )
  if (sure.length === 0) return
  await tx.execute(sql`
    update bank_lines l set state = 'accepted',
      payment_ids = (select array_agg(value::int) from jsonb_array_elements_text(n.payments))
    from jsonb_to_recordset(${JSON.stringify(sure)}::jsonb) as n(id int, payments jsonb)
    where l.id = n.id and l.state = 'open'`)
}

export interface ReceiptRow {
  id: number
  paymentId: number
  cents: number
  stateBefore: 'pending' | 'paid' | 'declined' | 'cancelled' | 'failed' | 'refund due' | 'refunded'
  surplus: boolean
}

/** Newest first: the last booking is undone first. */
export async function findReceipts(tx: Tx, lineId: number): Promise<ReceiptRow[]> {
  const rows = await tx.execute<ReceiptRow & Record<string, unknown>>(sql`
    select id, payment_id as "paymentId", (amount * 100)::float8 as cents,
      state_before as "stateBefore", surplus
    from bank_receipts where line_id = ${lineId} and undone_at is null order by id desc`)
  return [...rows]
}

export async function insertReceipt(
  tx: Tx,
  lineId: number,
  { paymentId, cents, stateBefore, surplus }: Omit<ReceiptRow, 'id'>,
): Promise<void> {
  await tx.execute(sql`
    insert into bank_receipts (line_id, payment_id, amount, state_before, surplus)
    values (${lineId}, ${paymentId}, ${(cents / 100).toFixed(2)}, ${stateBefore}, ${surplus})`)
}

export async function markUndone(tx: Tx, receiptId: number): Promise<void> {
  await tx.execute(sql`update bank_receipts set undone_at = now() where id = ${receiptId}`)
}

export const groupConditions = groups
