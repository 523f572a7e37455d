import {
  isSettled,
  mayBecome,
  refundDays,
  type AlertKind,
  type PaymentState,
} from '#contract/payments/payments.states.ts'
import { listingPublished } from '#contract/listings/listings.emails.ts'
import type { Tx } from '../../db/connect.ts'
import type { payments } from '../../db/schema/payments.ts'
import type { Notice } from '../../gateways/payments/notice.ts'
import type { Services } from '../../services.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { getListing, lockListing } from '../listings/listings.service.ts'
import type { Listing } from '../listings/listing-record.ts'
import { loseFee } from '../listings/fees.service.ts'
import { addAlert, addEvent, hasEvent, type NewEvent } from './payment-events.queries.ts'
import { endRequest, isRequestOf } from './payment-requests.queries.ts'
import { putReceiptMail } from './payment-emails.ts'
import * as queries from './payments.queries.ts'

type Columns = Partial<typeof payments.$inferInsert>

/** How a piece of news reached us, for the ledger. */
export type NewsEvent = Pick<
  NewEvent,
  'kind' | 'provider' | 'providerEventId' | 'payload' | 'actorUserId' | 'requestId'
>

/** Always the listing first, so that two writers never wait for each other. */
async function lock(tx: Tx, id: number) {
  const key = await queries.findListingKey(tx, id)
  if (!key) return undefined
  const listing = await lockListing(tx, key)
  const locked = await queries.lockPayment(tx, id)
  return locked && { ...locked, listing }
}

/** The payment and its listing, locked. */
export async function lockWithListing(tx: Tx, id: number) {
  const locked = await lock(tx, id)
  return locked && { payment: await load(tx, id), listing: locked.listing }
}

async function load(tx: Tx, id: number): Promise<queries.PaymentRecord> {
  return (await queries.findPayment(tx, id)) as queries.PaymentRecord
}

export const refundDueFrom = (now: Date) => new Date(now.getTime() + refundDays * 86_400_000)

/** Nobody has to pay twice: other open payments for a paid listing are cancelled. */
async function cancelOthers(
  tx: Tx,
  payment: queries.PaymentRecord,
  requestId: NewEvent['requestId'],
) {
  for (const { id, provider } of await queries.findOpen(tx, payment.listing)) {
    if (id === payment.id) continue
    await queries.changePayment(tx, id, { state: 'cancelled' })
    await addEvent(tx, {
      paymentId: id,
      provider,
      kind: 'cancel',
      outcome: 'cancelled',
      payload: { reason: `paid by ${payment.reference}` },
      requestId,
    })
  }
}

/**
 * The money is here. In the caller's transaction the payment settles, its listing stops waiting, the
 * ledger says so and the payer is written to: all of it or nothing. The caller holds both locks.
 */
export async function settle(
  services: Services,
  tx: Tx,
  { payment, listing }: { payment: queries.PaymentRecord; listing: Listing },
  news: NewsEvent,
  columns: Columns,
): Promise<PaymentState> {
  const now = new Date()
  const paidAt = columns.paidAt ?? now
  const event = { ...news, paymentId: payment.id, amount: payment.amount.toFixed(2) }
  const problem: AlertKind | undefined = (await queries.isPaidByAnother(
    tx,
    payment.listing,
    payment.id,
  ))
    ? 'paidTwice'
    : listing.deleted
      ? 'listingGone'
      : undefined
  if (problem) {
    const owed = { state: 'refund due', paidAt, refundDueOn: refundDueFrom(now) } as const
    await queries.changePayment(tx, payment.id, { ...columns, ...owed })
    await addAlert(tx, problem, { ...event, outcome: 'refund due' })
    return 'refund due'
  }
  await queries.changePayment(tx, payment.id, { ...columns, state: 'paid', paidAt })
  await addEvent(tx, { ...event, outcome: 'paid' })
  await services.listingKinds[listing.kind].markPaid(tx, listing.id, now)
  if (!listing.published && (await getListing(tx, listing)).published) {
    await putListingMail(services, tx, listingPublished, listing, null)
  }
  await cancelOthers(tx, payment, news.requestId)
  await putReceiptMail(services, tx, payment, listing)
  return 'paid'
}

function columnsOf(notice: Notice): Columns {
  return {
    providerTransactionId: notice.transactionId,
    resultCode: notice.resultCode,
    resultDescription: notice.resultDescription,
    ...(notice.requestId ? { providerRequestId: notice.requestId } : {}),
  }
}

/** What genuine news means for a payment: which state it leads to, or why it leads to none. */
function meaningOf(
  payment: queries.PaymentRecord,
  notice: Notice,
):
  | 'settle'
  | 'paid twice'
  | 'voided'
  | 'late'
  | 'open'
  | Exclude<Notice['verdict'], 'paid' | 'voided'> {
  const { verdict } = notice
  if (verdict === 'paid') {
    if (!isSettled(payment.state)) return 'settle'
    const same = payment.providerTransactionId === notice.transactionId
    return same ? 'late' : 'paid twice'
  }
  if (verdict === 'voided') return isSettled(payment.state) ? 'voided' : 'late'
  if (verdict === 'open') return payment.state === 'pending' ? 'open' : 'late'
  const ofAnOlderRequest =
    notice.requestId !== null && notice.requestId !== payment.providerRequestId
  return !ofAnOlderRequest && mayBecome(payment.state, verdict) ? verdict : 'late'
}

/**
 * The provider reversed the payment by itself: that is a refund, whatever we wanted. The listing waits
 * for its fee again and a Super Admin is told.
 */
async function voidPayment(
  services: Services,
  tx: Tx,
  payment: queries.PaymentRecord,
  event: Omit<NewEvent, 'outcome'>,
): Promise<PaymentState> {
  const outcome = 'refunded'
  if (mayBecome(payment.state, outcome)) {
    await queries.changePayment(tx, payment.id, { state: outcome, refundedAt: new Date() })
  }
  await addAlert(tx, 'voided', { ...event, outcome })
  await loseFee(services, tx, payment.listing, { waiver: null, by: null })
  return outcome
}

/** Genuine news from a provider, once and in whatever order it comes; gives the payment's state after it. */
export async function takeNotice(
  services: Services,
  tx: Tx,
  notice: Notice,
  how: Pick<NewsEvent, 'kind' | 'requestId'>,
): Promise<PaymentState | undefined> {
  const { provider, payload, eventId } = notice
  const amount = notice.cents === null ? null : (notice.cents / 100).toFixed(2)
  const event = { ...how, provider, payload, amount }
  const id = await queries.findIdByReference(tx, provider, notice.reference)
  const locked = id === undefined ? undefined : await lock(tx, id)
  if (id === undefined || !locked) {
    await addAlert(tx, 'unknownPayment', {
      ...event,
      providerEventId: `unknown/${eventId}`,
      outcome: 'unknown payment',
    })
    return undefined
  }
  const own = { ...event, paymentId: id }
  if (notice.requestId !== null) {
    // PayGate signs values without their names. A request of ours is what no cut of them yields.
    if (!(await isRequestOf(tx, id, notice.requestId))) {
      await addAlert(tx, 'unknownPayment', {
        ...own,
        providerEventId: `unknown/${id}/${eventId}`,
        outcome: 'unknown request',
      })
      return locked.state
    }
    if (notice.verdict !== 'open') await endRequest(tx, notice.requestId)
  }
  if (notice.cents !== Math.round(locked.amount * 100)) {
    await addAlert(tx, 'wrongAmount', {
      ...own,
      providerEventId: `wrong amount/${eventId}/${notice.cents}`,
      outcome: 'wrong amount',
    })
    return locked.state
  }
  if (await hasEvent(tx, provider, eventId)) {
    await addEvent(tx, { ...own, outcome: 'repeated' })
    return locked.state
  }
  const payment = await load(tx, id)
  const meaning = meaningOf(payment, notice)
  const counted = { ...own, providerEventId: eventId }
  switch (meaning) {
    case 'settle':
      return settle(
        services,
        tx,
        { payment, listing: locked.listing },
        { ...how, provider, payload, providerEventId: eventId },
        columnsOf(notice),
      )
    case 'paid twice':
      await addAlert(tx, 'paidTwice', { ...counted, outcome: meaning })
      return payment.state
    case 'voided':
      return voidPayment(services, tx, payment, counted)
    case 'late':
    case 'open':
      await addEvent(tx, { ...counted, outcome: meaning === 'open' ? 'still open' : meaning })
      return payment.state
    default:
      await queries.changePayment(tx, payment.id, { ...columnsOf(notice), state: meaning })
      await addEvent(tx, { ...counted, outcome: meaning })
      return meaning
  }
}
