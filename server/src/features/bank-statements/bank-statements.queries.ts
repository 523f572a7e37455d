import { sql } from '../../db/orm.ts'
import { lineGroups, type LineGroup } from '#contract/bank-statements/bank-statements.states.ts'
import type { StatementOverview } from '#contract/bank-statements/bank-statements.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import { bankStatements } from '../../db/schema/bank-statements.ts'
import { groupConditions, saveMatches, withMatches } from './bank-lines.queries.ts'
import type { KnownLine, NewLine } from './line-identity.ts'
import type { LineMatch } from './match-lines.ts'

/** One import per account at a time, so that two people cannot import the same lines. */
export async function lockAccount(tx: Tx, account: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank-account:' || ${account}))`)
}

export async function findKnownLines(
  tx: Tx,
  account: string,
  fromDay: string,
  toDay: string,
): Promise<(KnownLine & { statementId: number })[]> {
  const rows = await tx.execute<KnownLine & { statementId: number } & Record<string, unknown>>(sql`
    select day::text, (amount * 100)::float8 as cents, description,
      (balance * 100)::float8 as balance, occurrence, statement_id as "statementId"
    from bank_lines where account = ${account} and day between ${fromDay} and ${toDay}
    order by day, id`)
  return [...rows]
}

export async function insertStatement(
  tx: Tx,
  values: typeof bankStatements.$inferInsert,
): Promise<number> {
  const [row] = await tx.insert(bankStatements).values(values).returning({ id: bankStatements.id })
  return (row as { id: number }).id
}

export interface LineToInsert extends NewLine {
  /** Null for money that left the account. */
  match: LineMatch | null
}

/** All lines in one statement, however many. */
export async function insertLines(
  tx: Tx,
  where: { statementId: number; account: string },
  lines: readonly LineToInsert[],
): Promise<void> {
  const ids = await tx.execute<{ id: number }>(sql`
    select nextval(pg_get_serial_sequence('bank_lines', 'id'))::int as id
    from generate_series(1, ${lines.length}::int)`)
  const numbered = lines.map((line, place) => ({ ...line, id: ids[place]?.id as number }))
  const values = numbered.map(({ id, day, cents, description, balance, occurrence, match }) => ({
    id,
    day,
    amount: (cents / 100).toFixed(2),
    description,
    balance: balance === null ? null : (balance / 100).toFixed(2),
    occurrence,
    state: match ? (match.level === 'sure' ? 'accepted' : 'open') : 'charge',
    payments: match?.level === 'sure' ? (match.suggestions[0]?.paymentIds ?? null) : null,
  }))
  await tx.execute(sql`
    insert into bank_lines (id, statement_id, account, day, amount, description, balance,
      occurrence, state, payment_ids)
    select id, ${where.statementId}, ${where.account}, day, amount, description, balance,
      occurrence, state, (select array_agg(value::int) from jsonb_array_elements_text(payments))
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as n(id int, day date,
      amount numeric, description text, balance numeric, occurrence int, state text,
      payments jsonb)`)
  await saveMatches(
    tx,
    numbered.flatMap(({ id, match }) => (match ? [{ id, ...match }] : [])),
  )
}

export async function findNewestId(db: Executor): Promise<number | null> {
  const [row] = await db.execute<{ id: number | null }>(
    sql`select max(id) as id from bank_statements`,
  )
  return row?.id ?? null
}

export async function findStatement(db: Executor, id: number) {
  const [row] = await db.execute<{
    statement: Omit<NonNullable<StatementOverview['statement']>, 'ownAccount'> | null
  }>(sql`
    select json_build_object('id', id, 'fileName', file_name, 'bank', bank, 'format', format,
      'account', account, 'fromDay', from_day, 'toDay', to_day, 'lineCount', line_count,
      'knownCount', known_count, 'moneyIn', money_in, 'moneyOut', money_out, 'opening', opening,
      'closing', closing, 'created', created_at) as statement
    from bank_statements where id = ${id}`)
  return row?.statement ?? null
}

const sumOf = (condition: ReturnType<typeof sql>) =>
  sql`json_build_object('count', count(*) filter (where ${condition}),
    'amount', coalesce(sum(l.amount) filter (where ${condition}), 0))`

const toPlace = sql`l.state in ('open', 'refund due')`

export async function findSums(db: Executor, statementId: number | null) {
  const parts = lineGroups.map(
    (group: LineGroup) => sql`${group}::text, ${sumOf(groupConditions[group])}`,
  )
  const here = statementId === null ? sql`true` : sql`l.statement_id = ${statementId}`
  const [row] = await db.execute<{
    sums: Pick<StatementOverview, 'groups' | 'toBook' | 'booked' | 'toPlace'>
  }>(sql`
    select json_build_object('groups', json_build_object(${sql.join(parts, sql`, `)}),
      'toBook', ${sumOf(sql`l.state = 'accepted'`)}, 'booked', ${sumOf(sql`l.state = 'booked'`)},
      'toPlace', ${sumOf(toPlace)}) as sums
    from ${withMatches} where ${here}`)
  const [other] = await db.execute<{ sum: { count: number; amount: number } }>(sql`
    select ${sumOf(toPlace)} as sum from bank_lines l
    where ${statementId === null ? sql`false` : sql`l.statement_id <> ${statementId}`}`)
  return {
    ...(row as { sums: Pick<StatementOverview, 'groups' | 'toBook' | 'booked' | 'toPlace'> }).sums,
    elsewhere: other?.sum ?? { count: 0, amount: 0 },
  }
}

const mostRecent = 12

export async function findRecent(db: Executor): Promise<StatementOverview['recent']> {
  const rows = await db.execute<StatementOverview['recent'][number] & Record<string, unknown>>(sql`
    select s.id, s.file_name as "fileName", s.from_day::text as "fromDay",
      s.to_day::text as "toDay", (select count(*)::int from bank_lines l
        where l.statement_id = s.id and ${toPlace}) as "toPlace"
    from bank_statements s order by s.id desc limit ${mostRecent}`)
  return [...rows]
}

export async function findFileName(db: Executor, statementId: number): Promise<string> {
  const [row] = await db.execute<{ name: string }>(
    sql`select file_name as name from bank_statements where id = ${statementId}`,
  )
  return row?.name ?? ''
}
