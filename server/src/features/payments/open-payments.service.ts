import { isSettled, type PaymentState } from '#contract/payments/payments.states.ts'
import { transaction } from '../../db/connect.ts'
import type { Verdict } from '../../gateways/payments/notice.ts'
import { isProviderSkipped } from '../../gateways/payments/provider-call.ts'
import type { Services } from '../../services.ts'
import { addEvent } from './payment-events.queries.ts'
import * as requests from './payment-requests.queries.ts'
import * as queries from './payments.queries.ts'
import { takeNotice } from './provider-news.service.ts'
import { lockWithListing } from './settlement.service.ts'

/** A notice that has not arrived by then may never arrive. */
const queryAfterMinutes = 15
/** Nobody stays on a card page for this long. */
const cancelAfterMinutes = 24 * 60
/** A request that has not been paid within this time is no longer queried. */
const endAfterDays = 7
/** PayGate answers queries for this long. */
const repliesForMonths = 6
/** Per run. Even if PayGate never responds, it ends before the next one begins. */
const mostAtOnce = 100
const inParallel = 5

/**
 * Queries PayGate about one request, and treats the reply like a notice. Undefined without a signed
 * reply.
 */
async function queryRequest(
  services: Services,
  { requestId, reference }: { requestId: string; reference: string },
  callId: string | null,
): Promise<Verdict | undefined> {
  const notice = await services.cards.paygate?.query(requestId, reference)
  if (!notice) return undefined
  if (notice.verdict === 'open') {
    await requests.endRequest(services.database.db, requestId, endAfterDays)
    return 'open'
  }
  await transaction(services.database, { userId: null, name: 'PayGate' }, (tx) =>
    takeNotice(services, tx, notice, { kind: 'query', requestId: callId }),
  )
  services.outbox.wake()
  return notice.verdict
}

/** Queries PayGate about every request made for a payment; returns the resulting state. */
export async function queryPayment(
  services: Services,
  { id, reference }: Pick<queries.PaymentRecord, 'id' | 'reference'>,
  callId: string | null,
): Promise<PaymentState | undefined> {
  const { db } = services.database
  // A person is waiting, and each request may take a while.
  const replies = await Promise.allSettled(
    (await requests.findRequests(db, id)).map((requestId) =>
      queryRequest(services, { requestId, reference }, callId),
    ),
  )
  const state = (await queries.findPayment(db, id))?.state
  const failed = replies.find((reply) => reply.status === 'rejected')
  if (failed && !(state && isSettled(state))) throw failed.reason
  return state
}

/** The payer left without paying. If money arrives after all, it still counts. */
async function cancelAbandoned(services: Services, id: number): Promise<void> {
  await transaction(services.database, { userId: null, name: 'scheduled job' }, async (tx) => {
    const locked = await lockWithListing(tx, id)
    if (locked?.payment.state !== 'pending') return
    await queries.changePayment(tx, id, { state: 'cancelled' })
    await addEvent(tx, {
      paymentId: id,
      provider: locked.payment.provider,
      kind: 'cancel',
      outcome: 'cancelled',
      payload: { reason: 'left open for a day' },
    })
  })
}

/** Queries all requests of a payment independently; only signed replies close it. */
async function reconcilePayment(
  services: Services,
  payment: requests.ClaimedPayment,
): Promise<void> {
  const { id, reference, quietMinutes, requestIds } = payment
  const verdicts: (Verdict | undefined)[] = []
  for (const requestId of requestIds) {
    try {
      const verdict = await queryRequest(services, { requestId, reference }, null)
      if (!verdict) services.log.info({ reference }, 'PayGate query returned no signed reply')
      verdicts.push(verdict)
    } catch (error) {
      // The other payments would fail as well, and the next run continues with them.
      if (isProviderSkipped(error)) throw error
      services.log.warn(
        { err: error, reference },
        'PayGate could not be queried about a payment; the next run will try again',
      )
      verdicts.push(undefined)
    }
  }
  const unpaid = verdicts.every((verdict) => verdict !== undefined && verdict !== 'paid')
  if (unpaid && quietMinutes >= cancelAfterMinutes) await cancelAbandoned(services, id)
}

/**
 * Where no query is possible: PayFast has none, and a request that was never made cannot be paid.
 */
async function cancelUnqueryable(services: Services): Promise<void> {
  const ids = await queries.findUnqueryable(services.database.db, cancelAfterMinutes, mostAtOnce)
  for (const id of ids) {
    await cancelAbandoned(services, id).catch((error: unknown) =>
      services.log.warn(
        { err: error, payment: id },
        'an abandoned payment could not be cancelled; the next run will try again',
      ),
    )
  }
}

function logFailure({ log }: Services, reference: string, error: unknown) {
  log.error(
    { err: error, reference },
    'a payment could not be reconciled; the next run will try again. If this keeps happening, look at the payment in the back office.',
  )
}

/** Reconciles card payments whose notice has not arrived. */
export async function queryOpenPayments(services: Services): Promise<void> {
  await cancelUnqueryable(services)
  if (!services.cards.paygate) return
  const { db } = services.database
  const startedAt = await requests.currentInstant(db)
  let left = mostAtOnce
  async function work(): Promise<void> {
    while (left-- > 0) {
      const payment = await requests.claimPayment(db, {
        startedAt,
        quietMinutes: queryAfterMinutes,
        repliesForMonths,
      })
      if (!payment) return
      await reconcilePayment(services, payment).catch((error: unknown) => {
        if (isProviderSkipped(error)) left = 0
        else logFailure(services, payment.reference, error)
      })
    }
  }
  await Promise.all(Array.from({ length: inParallel }, work))
}
