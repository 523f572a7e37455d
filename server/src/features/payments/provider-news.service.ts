import { isSettled, mayBecome, type PaymentState } from '#contract/payments/payments.states.ts'
import type { Tx } from '../../db/connect.ts'
import type { Notice } from '../../gateways/payments/notice.ts'
import type { Services } from '../../services.ts'
import { putDeclinedMail } from './payment-emails.ts'
import { notifyOfDecline } from './payment-notices.ts'
import { addAlert, addEvent, hasEvent } from './payment-events.queries.ts'
import * as odd from './odd-notices.service.ts'
import { endRequest, findRequestOwner } from './payment-requests.queries.ts'
import * as queries from './payments.queries.ts'
import { bookSecondSum, findSecondSum } from './second-sums.service.ts'
import {
  load,
  lock,
  settle,
  voidPayment,
  type Columns,
  type NewsEvent,
} from './settlement.service.ts'

function columnsOf(notice: Notice): Columns {
  return {
    providerTransactionId: notice.transactionId,
    resultCode: notice.resultCode,
    resultDescription: notice.resultDescription,
    ...(notice.requestId ? { providerRequestId: notice.requestId } : {}),
  }
}

type Meaning =
  | 'settle'
  | 'second sum'
  | 'voided'
  | 'late'
  | 'declined'
  | 'cancelled'
  | 'failed'
  | 'open'

/**
 * What an authenticated report means for a payment: the resulting state, or why nothing changes.
 */
function meaningOf(payment: queries.PaymentRecord, notice: Notice): Meaning {
  const { verdict } = notice
  if (verdict === 'paid') {
    if (!isSettled(payment.state)) return 'settle'
    return odd.isAnotherSum(payment, notice) ? 'second sum' : 'late'
  }
  if (verdict === 'voided') return isSettled(payment.state) ? 'voided' : 'late'
  if (verdict === 'open') return payment.state === 'pending' ? 'open' : 'late'
  const ofAnOlderRequest =
    notice.requestId !== null && notice.requestId !== payment.providerRequestId
  return !ofAnOlderRequest && mayBecome(payment.state, verdict) ? verdict : 'late'
}

/**
 * Applies an authenticated report from a provider, once and in any order; returns the payment's
 * resulting state.
 */
export async function takeNotice(
  services: Services,
  tx: Tx,
  notice: Notice,
  how: Pick<NewsEvent, 'kind' | 'requestId'>,
): Promise<PaymentState | undefined> {
  const { provider, payload, eventId, verdict } = notice
  const amount = notice.cents === null ? null : (notice.cents / 100).toFixed(2)
  const event = { ...how, provider, payload, amount }
  const id = await queries.findIdByReference(tx, provider, notice.reference)
  const locked = id === undefined ? undefined : await lock(tx, id)
  if (id === undefined || !locked) {
    await odd.reportUnknown(tx, notice, event)
    return undefined
  }
  const own = { ...event, paymentId: id }
  if (notice.requestId !== null) {
    // PayGate signs values without their names. A request of ours cannot result from splitting them
    // differently.
    const owner = await findRequestOwner(tx, notice.requestId)
    if (owner !== id) {
      await odd.reportForeignRequest(tx, notice, own, owner)
      return locked.state
    }
    if (verdict !== 'open') await endRequest(tx, notice.requestId)
  }
  if (await odd.reportWrongSum(tx, notice, own, locked.amount)) return locked.state
  if (await odd.reportForeignTransaction(tx, notice, own)) return locked.state
  if (await hasEvent(tx, provider, eventId)) {
    await addEvent(tx, { ...own, outcome: 'repeated' })
    return locked.state
  }
  await odd.reportOtherTransaction(tx, notice, own)
  const payment = await load(tx, id)
  const meaning = meaningOf(payment, notice)
  const counted = { ...own, providerEventId: eventId }
  switch (meaning) {
    case 'settle': {
      const news = { ...how, provider, payload, providerEventId: eventId }
      const columns = columnsOf(notice)
      const state = await settle(services, tx, { payment, listing: locked.listing }, news, columns)
      return (await odd.wasVoidedBefore(tx, notice))
        ? voidPayment(services, tx, await load(tx, id), { ...own, kind: 'refund' })
        : state
    }
    case 'second sum':
      await bookSecondSum(tx, payment, notice, counted)
      return payment.state
    case 'voided': {
      const second = await findSecondSum(tx, id, notice.transactionId)
      const voided = second === undefined ? payment : await load(tx, second)
      await voidPayment(services, tx, voided, { ...counted, paymentId: voided.id })
      return (await load(tx, id)).state
    }
    case 'late':
      if (verdict === 'voided') await addAlert(tx, 'voided', { ...counted, outcome: meaning })
      else await addEvent(tx, { ...counted, outcome: meaning })
      return payment.state
    case 'open':
      await addEvent(tx, { ...counted, outcome: 'still open' })
      return payment.state
    default:
      await queries.changePayment(tx, payment.id, { ...columnsOf(notice), state: meaning })
      await addEvent(tx, { ...counted, outcome: meaning })
      if (meaning === 'declined') {
        await putDeclinedMail(services, tx, payment, locked.listing, eventId)
        await notifyOfDecline(tx, payment, locked.listing, eventId)
      }
      return meaning
  }
}
