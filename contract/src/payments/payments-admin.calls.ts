import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList, type ListColumn } from '../list.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { amount } from '../values/amount.ts'
import { day, requiredDay } from '../values/day.schema.ts'
import { today } from '../values/day.ts'
import { idInPath, version } from '../values/id.ts'
import { pageSizes } from '../values/paging.ts'
import { optionalLine, paragraph } from '../values/text.ts'
import { paymentsTexts as texts } from './payments.messages.ts'
import { paymentEvent, paymentMonth, paymentRow } from './payments.schema.ts'
import { paymentProviders, paymentStatuses } from './payments.states.ts'

/** Invalid filter values are ignored. */
export const paymentFilter = z.object({
  paymentStatus: z.enum(paymentStatuses).optional().catch(undefined),
  provider: z.enum(paymentProviders).optional().catch(undefined),
  kind: z.enum(['week', 'property']).optional().catch(undefined),
  /** The days on which it was requested, inclusive. */
  from: day.optional().catch(undefined),
  to: day.optional().catch(undefined),
  search: z.string().trim().max(200).optional().catch(undefined),
})

export type PaymentFilter = z.output<typeof paymentFilter>

/** Only in the Excel file; a sheet can sum its amounts. */
const excelOnly = [
  { key: 'title', label: 'title', screen: false, sortable: false, width: 36 },
  { key: 'email', label: 'email', screen: false, sortable: false, width: 30 },
  { key: 'provider', label: 'payment method', screen: false, sortable: false, width: 16 },
  {
    key: 'exclVat',
    label: 'excl. VAT',
    kind: 'money',
    screen: false,
    sortable: false,
    width: 12,
  },
  { key: 'paidAt', label: 'paid on', kind: 'day', screen: false, sortable: false, width: 12 },
  {
    key: 'refundDueOn',
    label: 'refund due by',
    kind: 'day',
    screen: false,
    sortable: false,
    width: 14,
  },
  {
    key: 'refundedAt',
    label: 'refunded on',
    kind: 'day',
    screen: false,
    sortable: false,
    width: 12,
  },
] as const satisfies ListColumn[]

export const paymentsList = defineList({
  name: 'payments',
  path: '/api/payment',
  who: 'payments.manage',
  summary: 'Search and filter all payments',
  row: paymentRow,
  columns: [
    {
      key: 'reference',
      label: 'Reference',
      lead: true,
      narrow: true,
      header: 'payment',
      width: 12,
    },
    {
      key: 'created',
      label: 'Requested',
      kind: 'time',
      narrow: true,
      header: 'requested on',
      width: 12,
    },
    { key: 'payer', label: 'Payer', header: 'payer', width: 26 },
    { key: 'listing', label: 'Listing', wide: true, sortable: false, header: 'listing', width: 12 },
    { key: 'amount', label: 'Amount', kind: 'money', header: 'amount', width: 12 },
    { key: 'state', label: 'Status', of: 'paymentStatus', header: 'status', width: 14 },
    { key: 'vat', label: 'VAT', kind: 'money', sortable: false, width: 12 },
    {
      key: 'bankReference',
      label: 'Bank reference',
      sortable: false,
      header: 'bank reference',
      width: 18,
    },
    { key: 'confirmedBy', label: 'Confirmed by', sortable: false },
    {
      key: 'providerTransactionId',
      label: 'Transaction',
      sortable: false,
      header: 'transaction',
      width: 18,
    },
    { key: 'id', label: 'ID', screen: false },
    ...excelOnly,
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: paymentFilter.shape,
  reply: {
    /** Of the search results, whichever state is selected. */
    counts: z.record(z.enum(paymentStatuses), z.number().int()),
    openAlerts: z.number().int(),
    /** The payment sandbox takes the place of the card providers. */
    testPayments: z.boolean(),
  },
  excel: {
    path: '/api/payment/export',
    summary: 'Export the matching payments to an Excel file',
    fileName: 'payments',
    sheet: 'Payments',
    columns: [
      'reference',
      'created',
      'listing',
      'title',
      'payer',
      'email',
      'provider',
      'state',
      'amount',
      'exclVat',
      'vat',
      'paidAt',
      'providerTransactionId',
      'bankReference',
      'refundDueOn',
      'refundedAt',
    ],
    takes: 'filters',
  },
})

export const listPayments = paymentsList.list
export const exportPayments = paymentsList.export

export const getPaymentTotals = defineCall({
  name: 'payments.totals',
  method: 'GET',
  path: '/api/payment/totals',
  who: 'payments.manage',
  summary: 'Get receipts and refunds by month, newest first',
  input: paymentFilter,
  output: z.object({ months: z.array(paymentMonth) }),
})

export const getPaymentEvents = defineCall({
  name: 'payments.events',
  method: 'GET',
  path: '/api/payment/{id}/events',
  who: 'payments.manage',
  summary: 'List the ledger entries of a payment, oldest first',
  input: z.object({ id: idInPath }),
  output: z.array(paymentEvent),
})

const sum = z.object({ count: z.number().int(), amount: z.number() })

export const getPaymentLedger = defineCall({
  name: 'payments.ledger',
  method: 'GET',
  path: '/api/payment/ledger',
  who: 'payments.manage',
  summary: 'Recalculate total receipts from the ledger and compare them with the payments',
  input: z.object({}),
  output: z.object({
    payments: sum,
    ledger: sum,
    /** Payments whose ledger differs from their record: there should be none. */
    differences: z.array(
      z.object({
        id: z.number().int(),
        reference: z.string(),
        paymentStatus: z.enum(paymentStatuses),
        rebuiltStatus: z.enum(paymentStatuses),
      }),
    ),
  }),
})

export const confirmEft = defineCall({
  name: 'payments.confirmEft',
  method: 'POST',
  path: '/api/payment/{id}/confirm',
  who: 'payments.manage',
  summary:
    'Confirm that an EFT has arrived, with its amount, date and reference on the bank statement; the amount must be the amount due',
  input: z.object({
    id: idInPath,
    version,
    /** The three as they appear on the bank statement. */
    amount: amount({ missing: texts.amountRequired, aboveZero: texts.amountRequired }),
    paidOn: requiredDay(texts.dateRequired).refine((day) => day <= today(), texts.dateInFuture),
    bankReference: optionalLine(100),
  }),
  output: paymentRow,
})

export const refundPayment = defineCall({
  name: 'payments.refund',
  method: 'POST',
  path: '/api/payment/{id}/refund',
  who: 'payments.manage',
  summary:
    'Record that a refund is due or paid; the listing awaits its fee again, unless a reason for waiving it is given',
  input: z.object({
    id: idInPath,
    version,
    step: z.enum(['due', 'refunded']),
    note: paragraph(texts.noteRequired, 1000),
    waiverReason,
  }),
  output: paymentRow,
})

export const askProvider = defineCall({
  name: 'payments.ask',
  method: 'POST',
  path: '/api/payment/{id}/query',
  who: 'payments.manage',
  summary: 'Query PayGate about every request of an unpaid payment',
  input: z.object({ id: idInPath }),
  output: paymentRow,
})
