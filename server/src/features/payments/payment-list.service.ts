import type { OutputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import type {
  getPaymentLedger,
  listPayments as listCall,
  PaymentFilter,
} from '#contract/payments/payments-admin.calls.ts'
import { paymentProviderNames, paymentStateNames } from '#contract/payments/payments.messages.ts'
import { statusOf } from '#contract/payments/payments.states.ts'
import { vatIn } from '#contract/payments/vat.ts'
import { today } from '#contract/values/day.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { excelSheet, type ExcelColumn } from '../../kit/excel.ts'
import { startExport } from '../../kit/export-job.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import { countOpenAlerts, dismissAlert, findAlerts, findEvents } from './payment-events.queries.ts'
import {
  countPayments,
  findBatch,
  findPayments,
  rebuildFromLedger,
} from './payment-list.queries.ts'
import { toPaymentRow } from './payments.mapping.ts'
import { findPayment, type PaymentRecord } from './payments.queries.ts'

export async function listPayments(
  { database: { db } }: Services,
  query: PageQuery<string> & PaymentFilter,
  context: CallContext,
): Promise<OutputOf<typeof listCall>> {
  const session = sessionOf(context)
  const { items, total, counts } = await findPayments(db, query)
  return {
    items: items.map((record) => toPaymentRow(record, session)),
    total,
    page: query.page,
    size: query.size,
    counts: Object.fromEntries(
      Object.entries(counts).map(([state, count]) => [
        statusOf(state as keyof typeof counts),
        count,
      ]),
    ) as OutputOf<typeof listCall>['counts'],
    openAlerts: await countOpenAlerts(db),
  }
}

export async function getPaymentEvents({ database: { db } }: Services, id: number) {
  if (!(await findPayment(db, id))) throw new AppError('notFound')
  return findEvents(db, id)
}

export async function getLedger({
  database: { db },
}: Services): Promise<OutputOf<typeof getPaymentLedger>> {
  const { payments, ledger, differences } = await rebuildFromLedger(db)
  return {
    payments,
    ledger,
    differences: differences.map(({ id, reference, state, rebuilt }) => ({
      id,
      reference,
      paymentStatus: statusOf(state),
      rebuiltStatus: statusOf(rebuilt),
    })),
  }
}

export async function listAlerts({ database: { db } }: Services) {
  return { open: await countOpenAlerts(db), items: await findAlerts(db) }
}

export async function closeAlert(
  services: Services,
  { note, ...key }: { id: number; version: number; note: string | null },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const result = await dismissAlert(tx, key, { userId, note })
    if (result === 'absent') throw new AppError('notFound')
    if (result === 'stale') throw new AppError('stale')
    return { open: await countOpenAlerts(tx) }
  })
}

const batchSize = 1000
const dayOf = (instant: string | null) => (instant ? today(new Date(instant)) : null)

/** Amounts are numbers, so that a sheet can add them up. */
const columns: ExcelColumn<PaymentRecord>[] = [
  { header: 'payment', value: (row) => row.reference, width: 12 },
  { header: 'asked on', value: (row) => dayOf(row.created), width: 12 },
  { header: 'listing', value: (row) => row.listing.reference, width: 12 },
  { header: 'title', value: (row) => row.listing.title, width: 36 },
  { header: 'payer', value: (row) => row.payer?.name, width: 26 },
  { header: 'e-mail', value: (row) => row.payer?.email, width: 30 },
  { header: 'way', value: (row) => paymentProviderNames[row.provider], width: 16 },
  { header: 'status', value: (row) => paymentStateNames[row.state], width: 14 },
  { header: 'amount', value: (row) => row.amount, width: 12 },
  { header: 'without VAT', value: (row) => vatIn(row.amount).exclVat, width: 12 },
  { header: 'VAT', value: (row) => vatIn(row.amount).vat, width: 12 },
  { header: 'paid on', value: (row) => dayOf(row.paidAt), width: 12 },
  { header: 'transaction', value: (row) => row.providerTransactionId, width: 18 },
  { header: 'bank reference', value: (row) => row.bankReference, width: 18 },
  { header: 'refund due by', value: (row) => dayOf(row.refundDueOn), width: 14 },
  { header: 'refunded on', value: (row) => dayOf(row.refundedAt), width: 12 },
]

async function readAll(
  { database: { db } }: Services,
  filter: PaymentFilter,
  progress: (done: number) => void,
): Promise<PaymentRecord[]> {
  const rows: PaymentRecord[] = []
  for (;;) {
    const batch = await findBatch(db, filter, rows.at(-1)?.id, batchSize)
    rows.push(...batch)
    progress(rows.length)
    if (batch.length < batchSize) return rows
  }
}

export async function exportPayments(
  services: Services,
  filter: PaymentFilter,
  context: CallContext,
): Promise<ExportProgress> {
  return startExport(services, {
    userId: sessionOf(context).userId,
    kind: 'payments',
    fileName: `payments-${today()}.xlsx`,
    total: await countPayments(services.database.db, filter),
    write: async (progress) =>
      excelSheet('Payments', columns, await readAll(services, filter, progress)),
  })
}
