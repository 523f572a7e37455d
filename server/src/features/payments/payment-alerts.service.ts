import type { OutputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { AlertQuery, listPaymentAlerts } from '#contract/payments/payment-alerts.calls.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import * as queries from './payment-alerts.queries.ts'

export async function listAlerts(
  { database: { db } }: Services,
  query: AlertQuery,
): Promise<OutputOf<typeof listPaymentAlerts>> {
  const counts = await queries.countAlertLines(db)
  const { page, size } = query
  return {
    ...(await queries.findAlerts(db, query)),
    page,
    size,
    counts,
    open: Object.values(counts).reduce((sum, n) => sum + n, 0),
  }
}

export async function closeAlert(
  services: Services,
  { note, ...key }: { id: number; version: number; note: string | null },
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const result = await queries.dismissAlerts(tx, key, { userId, note })
    if (result === 'absent') throw new AppError('notFound')
    if (result === 'stale') throw await staleSince(tx, context, { table: 'payment_alerts', ...key })
    return { open: await queries.countOpenAlerts(tx) }
  })
}
