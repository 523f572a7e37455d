import { bankStatementsTexts as texts } from '#contract/bank-statements/bank-statements.messages.ts'
import { AppError } from '#contract/errors.ts'
import { agreedStatuses, stageOf } from '#contract/listings/listings.states.ts'
import { isSettled, type PaymentState } from '#contract/payments/payments.states.ts'
import type { Day } from '#contract/values/day.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { loseFee } from '../listings/fees.service.ts'
import type { Listing } from '../listings/listing-record.ts'
import * as receipts from './bank-receipts.queries.ts'
import { arrivedOn } from './eft.service.ts'
import { addAlert, addEvent } from './payment-events.queries.ts'
import * as queries from './payments.queries.ts'
import { lockWithListing, refundDueFrom, settle } from './settlement.service.ts'

/** The bank statement line that brought in the money, and who booked it. */
export interface BankReceipt {
  day: Day
  description: string
  fileName: string
  lineId: number
  actor: { userId: number; requestId: string }
}

/** Until then a booking can be undone without the payer having read about it. */
const receiptDelayMinutes = 30

const inRand = (cents: number) => (cents / 100).toFixed(2)

function eventOf({ day, description, fileName, lineId, actor }: BankReceipt) {
  return {
    kind: 'confirm',
    provider: 'eft',
    payload: {
      paidOn: day,
      bankReference: description,
      statement: fileName,
      statementLine: String(lineId),
    },
    actorUserId: actor.userId,
    requestId: actor.requestId,
  } as const
}

async function lockEft(tx: Tx, id: number) {
  const locked = await lockWithListing(tx, id)
  if (!locked) throw new AppError('notFound')
  if (locked.payment.provider !== 'eft') throw new AppError('wrongState', { message: texts.notEft })
  return locked
}

/** What was booked on a payment, and its previous state. */
export interface Booked {
  paymentId: number
  cents: number
  stateBefore: PaymentState
  surplus: boolean
}

/** Links a line to the payment that was confirmed manually before: nothing else changes. */
async function linkReceipt(
  tx: Tx,
  { id, state, amount, confirmedBy }: queries.PaymentRecord,
  received: number,
  cents: number,
  receipt: BankReceipt,
): Promise<Booked | undefined> {
  if (confirmedBy === null || received > 0 || cents !== Math.round(amount * 100)) return undefined
  const outcome = 'found on the bank statement'
  await addEvent(tx, { ...eventOf(receipt), paymentId: id, amount: inRand(cents), outcome })
  return { paymentId: id, cents, stateBefore: state, surplus: false }
}

/**
 * Books money on a payment: all that is due settles it, less is a part payment, and the payment
 * stays open. A settled payment takes nothing, unless it was confirmed manually and this is its
 * money. Returns what it took, or undefined.
 */
export async function bookReceipt(
  services: Services,
  tx: Tx,
  paymentId: number,
  cents: number,
  receipt: BankReceipt,
): Promise<Booked | undefined> {
  const locked = await lockEft(tx, paymentId)
  const { payment } = locked
  const received = await receipts.findReceivedCents(tx, paymentId)
  if (isSettled(payment.state)) return linkReceipt(tx, payment, received, cents, receipt)
  const due = Math.round(payment.amount * 100) - received
  const taken = Math.min(cents, due)
  if (taken <= 0) return undefined
  const booked = { paymentId, cents: taken, stateBefore: payment.state, surplus: false }
  const event = eventOf(receipt)
  if (taken === due) {
    await settle(services, tx, locked, event, {
      bankReference: receipt.description.slice(0, 100),
      confirmedBy: receipt.actor.userId,
      paidAt: arrivedOn(receipt.day),
    })
    await receipts.delayReceiptMail(tx, paymentId, receiptDelayMinutes)
    return booked
  }
  const part = { ...event, paymentId, amount: inRand(taken), outcome: 'part received' }
  // Nobody expects part of a fee that was cancelled.
  if (payment.state === 'pending') await addEvent(tx, part)
  else await addAlert(tx, 'wrongAmount', part)
  return booked
}

/** Money beyond the amount due becomes a separate payment that is to be refunded. */
export async function bookSurplus(
  tx: Tx,
  ofPaymentId: number,
  cents: number,
  receipt: BankReceipt,
): Promise<Booked> {
  const { payment } = await lockEft(tx, ofPaymentId)
  const { id } = await receipts.insertSurplus(tx, payment, {
    amount: inRand(cents),
    paidAt: arrivedOn(receipt.day),
    confirmedBy: receipt.actor.userId,
    bankReference: receipt.description.slice(0, 100),
    refundDueOn: refundDueFrom(new Date()),
  })
  const event = eventOf(receipt)
  await addAlert(tx, 'wrongAmount', {
    ...event,
    payload: { ...event.payload, overpaymentOf: payment.reference },
    paymentId: id,
    amount: inRand(cents),
    outcome: 'refund due',
  })
  return { paymentId: id, cents, stateBefore: 'pending', surplus: true }
}

function refuse(message: string): never {
  throw new AppError('wrongState', { message })
}

/** Another person's deal depends on a listing that is under offer, sold or rented out. */
function checkNotAgreed({ reference, statusCode }: Listing): void {
  if (!agreedStatuses.includes(statusCode)) return
  const stage = stageOf(statusCode) === 'gone' ? 'sold or rented out' : 'under offer'
  refuse(texts.changedHands(reference, stage))
}

/** The state that an undone payment returns to; only one EFT of a listing can be open. */
async function restoredState(
  tx: Tx,
  payment: queries.PaymentRecord,
  before: PaymentState,
): Promise<PaymentState> {
  if (before !== 'pending') return before
  const open = await queries.findOpen(tx, payment.listing)
  return open.some(({ provider, id }) => provider === 'eft' && id !== payment.id)
    ? 'cancelled'
    : 'pending'
}

/** Undoes what a statement line brought in: the payment and its listing await the money again. */
export async function undoReceipt(
  services: Services,
  tx: Tx,
  booked: Booked,
  receipt: BankReceipt,
): Promise<void> {
  const { payment, listing } = await lockEft(tx, booked.paymentId)
  const { state, id, reference } = payment
  const { kind: _confirm, payload, ...event } = eventOf(receipt)
  const undone = {
    ...event,
    paymentId: id,
    kind: 'cancel',
    payload: { ...payload, undone: 'yes' },
    amount: inRand(booked.cents),
  } as const
  if (isSettled(booked.stateBefore)) {
    await addEvent(tx, { ...undone, outcome: 'no longer matched to the bank statement' })
    return
  }
  if (!isSettled(state)) {
    await addEvent(tx, { ...undone, outcome: 'part payment undone' })
    return
  }
  if (state === 'refunded') refuse(texts.refundedAlready(reference))
  if (state === 'refund due' && !(await receipts.isRefundOfReceipt(tx, id))) {
    refuse(texts.movedOn(reference))
  }
  if (state === 'paid') checkNotAgreed(listing)
  const restored = booked.surplus
    ? 'cancelled'
    : await restoredState(tx, payment, booked.stateBefore)
  await queries.changePayment(tx, id, {
    state: restored,
    paidAt: null,
    confirmedBy: null,
    bankReference: null,
    refundDueOn: null,
  })
  await addEvent(tx, { ...undone, outcome: restored })
  await receipts.dismissAlertsOf(tx, id, receipt.actor.userId)
  await receipts.withdrawReceiptMail(tx, id)
  if (state !== 'paid' || listing.deleted) return
  await loseFee(services, tx, payment.listing, { waiver: null, by: receipt.actor.userId })
  if (restored === 'pending') {
    await services.listingKinds[listing.kind].awaitEft(tx, listing.id, 'superAdmin')
  }
}
