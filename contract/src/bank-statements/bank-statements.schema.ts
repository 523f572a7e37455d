import { z } from 'zod'
import { paymentStatuses } from '../payments/payments.states.ts'
import {
  lineGroups,
  lineStates,
  matchLevels,
  matchReasons,
  statementBanks,
  statementFormats,
} from './bank-statements.states.ts'

/** What a person needs to know about a payment to choose it for a line. */
export const linePayment = z.object({
  id: z.number().int(),
  reference: z.string(),
  payer: z.string(),
  listing: z.object({ reference: z.string(), title: z.string() }),
  amount: z.number(),
  /** What is still to be paid. */
  outstanding: z.number(),
  paymentStatus: z.enum(paymentStatuses),
  requestedOn: z.string(),
  paidOn: z.string().nullable(),
})

export type LinePayment = z.infer<typeof linePayment>

export const lineSuggestion = z.object({
  /** In per cent. */
  score: z.number().int(),
  reasons: z.array(z.enum(matchReasons)),
  payments: z.array(linePayment),
})

export type LineSuggestion = z.infer<typeof lineSuggestion>

export const bankLine = z.object({
  id: z.number().int(),
  version: z.number().int(),
  statementId: z.number().int(),
  day: z.string(),
  /** Below zero for money that left the account. */
  amount: z.number(),
  description: z.string(),
  balance: z.number().nullable(),
  state: z.enum(lineStates),
  level: z.enum(matchLevels),
  score: z.number().int(),
  partial: z.boolean(),
  suggestions: z.array(lineSuggestion),
  /** The payments that it was accepted for or booked on. */
  chosen: z.array(linePayment),
  /** What was booked beyond the amount due, and is to be refunded. */
  surplus: z.object({ paymentId: z.number().int(), amount: z.number() }).nullable(),
  note: z.string().nullable(),
  decidedBy: z.string().nullable(),
})

export type BankLine = z.infer<typeof bankLine>

const sum = z.object({ count: z.number().int(), amount: z.number() })

export const bankStatement = z.object({
  id: z.number().int(),
  fileName: z.string(),
  bank: z.enum(statementBanks),
  format: z.enum(statementFormats),
  /** The last four digits. */
  account: z.string(),
  /** It is the account of the company settings, to which people are asked to pay. */
  ownAccount: z.boolean(),
  fromDay: z.string(),
  toDay: z.string(),
  lineCount: z.number().int(),
  /** Lines that an earlier file already contained. */
  knownCount: z.number().int(),
  moneyIn: z.number(),
  moneyOut: z.number(),
  opening: z.number().nullable(),
  closing: z.number().nullable(),
  created: z.string(),
})

export type BankStatement = z.infer<typeof bankStatement>

export const statementOverview = z.object({
  /** Null before the first import, and for the lines of all statements. */
  statement: bankStatement.nullable(),
  groups: z.record(z.enum(lineGroups), sum),
  /** Accepted but not yet booked. */
  toBook: sum,
  booked: sum,
  /** Neither accepted nor set aside, including refunds due. */
  toPlace: sum,
  /** Incoming lines of earlier statements that are still to be placed. */
  elsewhere: sum,
  recent: z.array(
    z.object({
      id: z.number().int(),
      fileName: z.string(),
      fromDay: z.string(),
      toDay: z.string(),
      toPlace: z.number().int(),
    }),
  ),
})

export type StatementOverview = z.infer<typeof statementOverview>
