import type { Tx } from '../../db/connect.ts'
import { eventKey, type Notice } from '../../gateways/payments/notice.ts'
import {
  addAlert,
  findEventPayment,
  findTransactionsOf,
  hasEvent,
  type NewEvent,
} from './payment-events.queries.ts'
import { findRequestOwner } from './payment-requests.queries.ts'
import * as queries from './payments.queries.ts'

/**
 * Correctly signed notices that do not match our records. Each raises an alert, only once however
 * often it arrives, and none of them settles anything.
 */

type Event = Omit<NewEvent, 'outcome'>

/** Our currency, in which every fee is charged. */
const ourCurrency = 'ZAR'

/**
 * The reference is not one of this provider's; but it, or the request, may still belong to a
 * payment.
 */
export async function reportUnknown(tx: Tx, notice: Notice, event: Event): Promise<void> {
  const named =
    (await queries.findIdByAnyReference(tx, notice.reference)) ??
    (notice.requestId === null ? undefined : await findRequestOwner(tx, notice.requestId))
  await addAlert(tx, named === undefined ? 'unknownPayment' : 'otherPayment', {
    ...event,
    paymentId: named ?? null,
    providerEventId: eventKey('unknown', notice.reference, notice.eventId, notice.cents),
    outcome: 'unknown payment',
  })
}

export async function reportForeignRequest(
  tx: Tx,
  notice: Notice,
  event: Event & { paymentId: number },
  owner: number | undefined,
): Promise<void> {
  await addAlert(tx, owner === undefined ? 'unknownPayment' : 'otherPayment', {
    ...event,
    providerEventId: eventKey('unknown', event.paymentId, notice.eventId, notice.cents),
    outcome: owner === undefined ? 'unknown request' : 'request of another payment',
  })
}

/** An amount or currency other than the fee's settles nothing. */
export async function reportWrongSum(
  tx: Tx,
  notice: Notice,
  event: Event & { paymentId: number },
  due: number,
): Promise<boolean> {
  const { currency, cents, eventId, verdict } = notice
  // Only an approval must name the currency.
  const wrongCurrency = currency === null ? verdict === 'paid' : currency !== ourCurrency
  if (wrongCurrency) {
    await addAlert(tx, 'wrongCurrency', {
      ...event,
      // The ledger is in rand: the payload has the amount and its currency.
      amount: null,
      providerEventId: eventKey('wrong currency', event.paymentId, eventId, currency, cents),
      outcome: 'wrong currency',
    })
    return true
  }
  if (cents === Math.round(due * 100)) return false
  await addAlert(tx, 'wrongAmount', {
    ...event,
    providerEventId: eventKey('wrong amount', event.paymentId, eventId, cents),
    outcome: 'wrong amount',
  })
  return true
}

/**
 * The provider's own payment number, already used for another of our payments. At PayFast nothing
 * else ties a notice to its payment, so it counts for neither. At PayGate the request does, so the
 * notice counts and a person is alerted.
 */
export async function reportForeignTransaction(
  tx: Tx,
  notice: Notice,
  event: Event & { paymentId: number },
): Promise<boolean> {
  const { provider, transactionId, eventId } = notice
  if (transactionId === null) return false
  await queries.lockTransaction(tx, provider, transactionId)
  const other =
    (await queries.findIdByTransaction(tx, provider, transactionId, event.paymentId)) ??
    (await findEventPayment(tx, provider, payFastKeys(notice), event.paymentId))
  if (other === undefined) return false
  await addAlert(tx, 'otherPayment', {
    ...event,
    providerEventId: eventKey('transaction of another', event.paymentId, eventId),
    outcome: 'transaction of another payment',
  })
  return provider === 'payfast'
}

/** The keys under which any news about this PayFast payment would be in the ledger. */
function payFastKeys({ provider, transactionId }: Notice): string[] {
  if (provider !== 'payfast' || transactionId === null) return []
  return ['COMPLETE', 'CANCELLED', 'FAILED', 'PENDING', ''].map((status) =>
    eventKey(transactionId, status),
  )
}

/** A request at PayGate is a single transaction; a second one may be a second sum. */
export async function reportOtherTransaction(
  tx: Tx,
  notice: Notice,
  event: Event & { paymentId: number },
): Promise<void> {
  const { requestId, transactionId, eventId } = notice
  if (requestId === null || transactionId === null) return
  const known = await findTransactionsOf(tx, event.paymentId)
  const odd = known.some(
    (one) => (one.requestId === requestId) !== (one.transactionId === transactionId),
  )
  if (!odd) return
  await addAlert(tx, 'otherTransaction', {
    ...event,
    providerEventId: eventKey('other transaction', event.paymentId, eventId),
    outcome: 'other transaction',
  })
}

/** Whether an approval for a settled payment is about different money than what settled it. */
export function isAnotherSum(
  payment: Pick<queries.PaymentRecord, 'providerRequestId' | 'providerTransactionId'>,
  { requestId, transactionId }: Notice,
): boolean {
  const { providerRequestId, providerTransactionId } = payment
  if (transactionId !== null && providerTransactionId !== null) {
    return transactionId !== providerTransactionId
  }
  return requestId !== providerRequestId
}

/** The void of a transaction arrived before its approval. */
export async function wasVoidedBefore(tx: Tx, notice: Notice): Promise<boolean> {
  const { provider, requestId, transactionId } = notice
  if (provider !== 'paygate' || transactionId === null) return false
  return hasEvent(tx, provider, eventKey(requestId, '7', transactionId))
}
