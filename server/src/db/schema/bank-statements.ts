import { sql, boolean, date, index, integer, jsonb, pgTable, text, uniqueIndex } from '../orm.ts'
import {
  lineStates,
  matchLevels,
  statementBanks,
  statementFormats,
} from '#contract/bank-statements/bank-statements.states.ts'
import { paymentStates } from '#contract/payments/payments.states.ts'
import { users } from './accounts.ts'
import { createdAt, id, instant, money, oneOf, positive, versioned } from './columns.ts'
import { payments } from './payments.ts'
import { notPersonal } from './personal.ts'

/** An imported bank file. Its own figures never change. */
export const bankStatements = pgTable(
  'bank_statements',
  {
    id: id(),
    fileName: text('file_name').notNull(),
    bank: text('bank', { enum: statementBanks }).notNull(),
    format: text('format', { enum: statementFormats }).notNull(),
    account: text('account').notNull(),
    fromDay: date('from_day', { mode: 'string' }).notNull(),
    toDay: date('to_day', { mode: 'string' }).notNull(),
    /** For the whole file; lines that an earlier file contained count as known. */
    lineCount: integer('line_count').notNull(),
    knownCount: integer('known_count').notNull(),
    moneyIn: money('money_in').notNull(),
    moneyOut: money('money_out').notNull(),
    /** Null if the file has no balances. */
    opening: money('opening'),
    closing: money('closing'),
    importedBy: integer('imported_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (t) => [
    index('bank_statements_imported_by').on(t.importedBy),
    oneOf('bank_statements_bank_known', t.bank, statementBanks),
    oneOf('bank_statements_format_known', t.format, statementFormats),
  ],
)

notPersonal(bankStatements, {
  fileName: 'the name of a file of the company’s bank',
  bank: 'the company’s own bank',
  account: 'the company’s own account',
})

/** One suggestion for a line, as the matching found it. */
export interface StoredSuggestion {
  paymentIds: number[]
  score: number
  reasons: string[]
}

export const bankLines = pgTable(
  'bank_lines',
  {
    id: id(),
    statementId: integer('statement_id')
      .notNull()
      .references(() => bankStatements.id, { onDelete: 'restrict' }),
    account: text('account').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** Below zero for money that left the account. */
    amount: money('amount').notNull(),
    description: text('description').notNull(),
    balance: money('balance'),
    /** Distinguishes two identical lines: the second one on a day is a separate payment. */
    occurrence: integer('occurrence').notNull(),
    state: text('state', { enum: lineStates }).notNull(),
    /** The payments that a person or a sure match has chosen. */
    paymentIds: integer('payment_ids').array(),
    /** A person has undone a match of this line: no match is accepted automatically any more. */
    byHand: boolean('by_hand').notNull().default(false),
    /** Why it is not ours, or how it was refunded. */
    note: text('note'),
    decidedBy: integer('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    ...versioned(),
  },
  (t) => [
    uniqueIndex('bank_lines_identity').on(
      t.account,
      t.day,
      t.amount,
      t.occurrence,
      sql`md5(${t.description} || '/' || coalesce(${t.balance}::text, ''))`,
    ),
    index('bank_lines_statement').on(t.statementId, t.day, t.id),
    index('bank_lines_decided_by').on(t.decidedBy),
    index('bank_lines_to_place')
      .on(t.day, t.id)
      .where(sql`${t.state} in ('open', 'accepted', 'refund due')`),
    oneOf('bank_lines_state_known', t.state, lineStates),
  ],
)

notPersonal(bankLines, {
  account: 'the company’s own account',
  description: 'a line of the company’s bank statement, which the law requires us to retain',
  note: 'written by a Super Admin about a line of the bank statement',
})

/**
 * What the matching found for a line. It is recalculated with every import and booking, so it is
 * not a record in its own right.
 */
export const bankMatches = pgTable(
  'bank_matches',
  {
    lineId: integer('line_id')
      .primaryKey()
      .references(() => bankLines.id, { onDelete: 'cascade' }),
    level: text('level', { enum: matchLevels }).notNull(),
    score: integer('score').notNull(),
    /** The best suggestion is less than what is due. */
    partial: boolean('partial').notNull(),
    suggestions: jsonb('suggestions').$type<StoredSuggestion[]>().notNull(),
  },
  (t) => [oneOf('bank_matches_level_known', t.level, matchLevels)],
)

/** A line's money that was booked on a payment. If undone, it is kept as a record. */
export const bankReceipts = pgTable(
  'bank_receipts',
  {
    id: id(),
    lineId: integer('line_id')
      .notNull()
      .references(() => bankLines.id, { onDelete: 'restrict' }),
    paymentId: integer('payment_id')
      .notNull()
      .references(() => payments.id, { onDelete: 'restrict' }),
    amount: money('amount').notNull(),
    /** The payment's previous state, which an undo restores. */
    stateBefore: text('state_before', { enum: paymentStates }).notNull(),
    /** More than was due: the payment was created only for the surplus, which is to be refunded. */
    surplus: boolean('surplus').notNull().default(false),
    undoneAt: instant('undone_at'),
    createdAt: createdAt(),
  },
  (t) => [
    index('bank_receipts_line').on(t.lineId),
    index('bank_receipts_payment').on(t.paymentId),
    uniqueIndex('bank_receipts_once')
      .on(t.lineId, t.paymentId)
      .where(sql`${t.undoneAt} is null`),
    positive('bank_receipts_amount_positive', t.amount),
    oneOf('bank_receipts_state_known', t.stateBefore, paymentStates),
  ],
)
