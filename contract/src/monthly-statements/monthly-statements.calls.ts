import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { excelType } from '../exports/exports.calls.ts'
import { paymentProviders } from '../payments/payments.states.ts'

const who = 'payments.manage'

export const monthlyStatementTexts = {
  month: 'Please choose a month, such as 2026-11.',
} as const

/** yyyy-mm */
const month = z
  .string()
  .max(7, monthlyStatementTexts.month)
  .regex(/^20\d{2}-(0[1-9]|1[0-2])$/, monthlyStatementTexts.month)

/** Money that was received or refunded. */
export const statementEntry = z.object({
  paymentId: z.number().int(),
  reference: z.string(),
  kind: z.enum(['received', 'refunded']),
  /** False for money that pays for nothing and is to be refunded: it has no VAT. */
  fee: z.boolean(),
  day: z.string(),
  provider: z.enum(paymentProviders),
  payer: z.string(),
  listing: z.string(),
  amount: z.number(),
  exclVat: z.number(),
  vat: z.number(),
})

export type StatementEntry = z.infer<typeof statementEntry>

const sums = z.object({
  feeCount: z.number().int(),
  fees: z.number(),
  feesExclVat: z.number(),
  feesVat: z.number(),
  /** Received without a fee due: paid twice, too much, or for a deleted listing. */
  otherCount: z.number().int(),
  other: z.number(),
  refundCount: z.number().int(),
  refunds: z.number(),
  refundsVat: z.number(),
  /** VAT of fees less VAT of refunds. */
  vatDue: z.number(),
  /** Receipts less refunds. */
  net: z.number(),
})

export type StatementSums = z.infer<typeof sums>

export const monthlyStatement = z.object({
  month: z.string(),
  /** Months with a movement, newest first. */
  months: z.array(z.string()),
  total: sums,
  providers: z.array(sums.extend({ provider: z.enum(paymentProviders) })),
  /** The same sums, computed from the event ledger alone. */
  ledger: z.object({ received: z.number(), refunded: z.number(), agrees: z.boolean() }),
  entries: z.array(statementEntry),
})

export type MonthlyStatement = z.infer<typeof monthlyStatement>

export const getMonthlyStatement = defineCall({
  name: 'monthlyStatements.get',
  method: 'GET',
  path: '/api/payment/statement',
  who,
  summary: 'Get the fees, VAT and refunds of a month by provider, compared with the ledger',
  input: z.object({ month: month.optional() }),
  output: monthlyStatement,
})

export const exportMonthlyStatement = defineCall({
  name: 'monthlyStatements.export',
  method: 'GET',
  path: '/api/payment/statement/excel',
  who,
  summary: 'Download the statement of a month as an Excel file',
  input: z.object({ month }),
  output: fileReply,
  produces: excelType,
  limit: documentLimit,
})

export const printMonthlyStatement = defineCall({
  name: 'monthlyStatements.print',
  method: 'GET',
  path: '/api/payment/statement/pdf',
  who,
  summary: 'Download the statement of a month as a PDF',
  input: z.object({ month }),
  output: fileReply,
  produces: 'application/pdf',
  limit: documentLimit,
})
