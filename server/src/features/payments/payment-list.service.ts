import type { OutputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { ExportProgress } from '#contract/exports/exports.calls.ts'
import {
  paymentsList,
  type getPaymentLedger,
  type listPayments as listCall,
  type PaymentFilter,
} from '#contract/payments/payments-admin.calls.ts'
import { paymentProviderNames, paymentStateNames } from '#contract/payments/payments.messages.ts'
import { statusOf } from '#contract/payments/payments.states.ts'
import { vatIn } from '#contract/payments/vat.ts'
import { today } from '#contract/values/day.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { exportList, readInBatches, type ExcelCells } from '../../kit/list-export.ts'
import type { PageQuery } from '../../kit/paging.ts'
import type { Services } from '../../services.ts'
import { countOpenAlerts } from './payment-alerts.queries.ts'
import { findEvents } from './payment-events.queries.ts'
import {
  countPayments,
  findBatch,
  findPayments,
  rebuildFromLedger,
} from './payment-list.queries.ts'
import { toPaymentRow } from './payments.mapping.ts'
import { findPayment, type PaymentRecord } from './payments.queries.ts'

export async function listPayments(
  { database: { db }, config }: Services,
  query: PageQuery<string> & PaymentFilter,
  context: CallContext,
): Promise<OutputOf<typeof listCall>> {
  const session = sessionOf(context)
  const { items, total, capped, counts } = await findPayments(db, query)
  return {
    items: items.map((record) => toPaymentRow(record, session)),
    total,
    capped,
    page: query.page,
    size: query.size,
    counts: Object.fromEntries(
      Object.entries(counts).map(([state, count]) => [
        statusOf(state as keyof typeof counts),
        count,
      ]),
    ) as OutputOf<typeof listCall>['counts'],
    openAlerts: await countOpenAlerts(db),
    testPayments: Boolean(config.sandbox),
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

/** The sheet is made from a payment's own record. */
const cells: ExcelCells<typeof paymentsList, PaymentRecord> = {
  created: ({ created }) => new Date(today(new Date(created))),
  listing: ({ listing }) => listing.reference,
  title: ({ listing }) => listing.title,
  payer: ({ payer }) => payer?.name,
  email: ({ payer }) => payer?.email,
  provider: ({ provider }) => paymentProviderNames[provider],
  state: ({ state }) => paymentStateNames[state],
  exclVat: ({ amount }) => vatIn(amount).exclVat,
  vat: ({ amount }) => vatIn(amount).vat,
}

export async function exportPayments(
  services: Services,
  filter: PaymentFilter,
  context: CallContext,
): Promise<ExportProgress> {
  const { db } = services.database
  return exportList(
    services,
    paymentsList,
    {
      total: await countPayments(db, filter),
      read: (progress) =>
        readInBatches((last, limit) => findBatch(db, filter, last?.id, limit), progress),
      cells,
    },
    context,
  )
}
