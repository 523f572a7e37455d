import {
  mayBecome,
  refundDays,
  type AlertKind,
  type PaymentState,
} from '#contract/payments/payments.states.ts'
import { listingPublished } from '#contract/listings/listings.emails.ts'
import type { Tx } from '../../db/connect.ts'
import type { payments } from '../../db/schema/payments.ts'
import type { Services } from '../../services.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { getListing, lockListing } from '../listings/listings.service.ts'
import type { Listing } from '../listings/listing-record.ts'
import { loseFee } from '../listings/fees.service.ts'
import { addAlert, addEvent, type NewEvent } from './payment-events.queries.ts'
import { findReceivedCents } from './bank-receipts.queries.ts'
import { putReceiptMail } from './payment-emails.ts'
import { notifyOfReceipt } from './payment-notices.ts'
import * as queries from './payments.queries.ts'

export type Columns = Partial<typeof payments.$inferInsert>

/** How a report reached us, for the ledger. */
export type NewsEvent = Pick<
  NewEvent,
  'kind' | 'provider' | 'providerEventId' | 'payload' | 'actorUserId' | 'requestId'
>

/** Always locks the listing first, so that two writers never deadlock. */
export async function lock(tx: Tx, id: number) {
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

export async function load(tx: Tx, id: number): Promise<queries.PaymentRecord> {
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
    const event = {
      paymentId: id,
      provider,
      kind: 'cancel',
      outcome: 'cancelled',
      payload: { reason: `paid by ${payment.reference}` },
      requestId,
    } as const
    // A part that has arrived by EFT no longer has a fee to pay.
    const received = await findReceivedCents(tx, id)
    if (received === 0) await addEvent(tx, event)
    else await addAlert(tx, 'wrongAmount', { ...event, amount: (received / 100).toFixed(2) })
  }
}

/**
 * The money has arrived. In the caller's transaction the payment settles, its listing stops
 * waiting, the ledger records it and the payer is emailed: all of it or nothing. The caller holds
 * both locks.
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
  await notifyOfReceipt(tx, payment, listing)
  return 'paid'
}

/**
 * The provider reversed the payment on its own: that is a refund, whether we wanted it or not. The
 * listing awaits its fee again and a Super Admin is alerted.
 */
export async function voidPayment(
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
