import type { FileReply } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { EftDetails, PaidListing, PaymentRow } from '#contract/payments/payments.schema.ts'
import { mayBecome, statusOf } from '#contract/payments/payments.states.ts'
import { today, type Day } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import { transaction, type Executor } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import type { Listing } from '../listings/listing-record.ts'
import { findCompany } from '../settings/settings.service.ts'
import { findPayable, keyOf, openPayment } from './orders.service.ts'
import { findReceivedCents } from './bank-receipts.queries.ts'
import { eftPdf } from './payment-documents.ts'
import { addEvent } from './payment-events.queries.ts'
import { putEftMail } from './payment-emails.ts'
import { toPaymentListing, toPaymentRow } from './payments.mapping.ts'
import * as queries from './payments.queries.ts'
import { lockWithListing, settle } from './settlement.service.ts'

async function detailsOf(
  db: Executor,
  payment: Pick<queries.PaymentRecord, 'id' | 'state' | 'amount'>,
  listing: Listing,
): Promise<EftDetails> {
  const { eftAccount } = await findCompany(db)
  const { referenceHint: _hint, ...bank } = eftAccount
  const receivedCents = await findReceivedCents(db, payment.id)
  return {
    paymentId: payment.id,
    paymentStatus: statusOf(payment.state),
    amount: payment.amount,
    received: receivedCents / 100,
    outstanding: (Math.round(payment.amount * 100) - receivedCents) / 100,
    reference: listing.reference,
    listing: toPaymentListing(listing),
    bank,
  }
}

/** The owner chooses EFT. Repeating it changes nothing. */
export async function chooseEft(
  services: Services,
  input: PaidListing,
  context: CallContext,
): Promise<EftDetails> {
  const session = sessionOf(context)
  const key = keyOf(input)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const { payment, listing, isNew } = await openPayment(tx, key, 'eft', session)
    if (isNew) {
      await addEvent(tx, {
        paymentId: payment.id,
        provider: 'eft',
        kind: 'initiate',
        outcome: 'pending',
        amount: payment.amount.toFixed(2),
        actorUserId: session.userId,
        requestId: context.requestId,
      })
    }
    const actor = session.role === 'superAdmin' ? 'superAdmin' : 'owner'
    await services.listingKinds[key.kind].awaitEft(tx, key.id, actor)
    const details = await detailsOf(tx, payment, listing)
    if (isNew) await putEftMail(services, tx, payment, listing, details)
    return details
  })
  services.outbox.wake()
  return reply
}

export async function getEftDetails(
  { database: { db } }: Services,
  input: PaidListing,
  context: CallContext,
): Promise<EftDetails> {
  const key = keyOf(input)
  const listing = await findPayable(db, key, sessionOf(context))
  const open = (await queries.findOpen(db, key)).find(({ provider }) => provider === 'eft')
  if (!open) {
    const paid = await queries.isPaidByAnother(db, key)
    throw new AppError('wrongState', { message: paid ? texts.alreadyPaid : texts.eftNotChosen })
  }
  return detailsOf(db, { ...open, state: 'pending', amount: Number(open.amount) }, listing)
}

/** The file is named after the day, as specified. */
export async function printEftDetails(
  services: Services,
  input: PaidListing,
  context: CallContext,
): Promise<FileReply> {
  const details = await getEftDetails(services, input, context)
  const company = await findCompany(services.database.db)
  return { fileName: `${today()}.pdf`, content: await eftPdf(details, company) }
}

/** What a Super Admin read off the bank statement. */
interface ConfirmedEft {
  id: number
  version: number
  amount: number
  paidOn: Day
  bankReference: string | null
}

function checkAmount(received: number, due: number): void {
  if (received === due) return
  const message = texts.amountDiffers(formatRandCents(received), formatRandCents(due))
  throw new AppError('invalidInput', { message, fields: { amount: message } })
}

/** A statement has only a date: noon falls on that date in every time zone here. */
export const arrivedOn = (day: Day) =>
  day === today() ? new Date() : new Date(`${day}T12:00:00+02:00`)

/** The money is in the account: a Super Admin has seen it there. */
export async function confirmEft(
  services: Services,
  input: ConfirmedEft,
  context: CallContext,
): Promise<PaymentRow> {
  const session = sessionOf(context)
  const row = await transaction(services.database, actorOf(context), async (tx) => {
    const locked = await lockWithListing(tx, input.id)
    if (!locked) throw new AppError('notFound')
    const { payment } = locked
    if (payment.version !== input.version) {
      throw await staleSince(tx, context, { table: 'payments', ...input })
    }
    if (payment.provider !== 'eft') throw new AppError('wrongState', { message: texts.notEft })
    if (!mayBecome(payment.state, 'paid')) {
      throw new AppError('wrongState', { message: texts.notPending })
    }
    // What bank statements have brought in as part payments is no longer due.
    const received = (await findReceivedCents(tx, payment.id)) / 100
    checkAmount(input.amount, Number((payment.amount - received).toFixed(2)))
    const { bankReference, paidOn } = input
    await settle(
      services,
      tx,
      locked,
      {
        kind: 'confirm',
        provider: 'eft',
        payload: { paidOn, ...(bankReference ? { bankReference } : {}) },
        actorUserId: session.userId,
        requestId: context.requestId,
      },
      { bankReference, confirmedBy: session.userId, paidAt: arrivedOn(paidOn) },
    )
    const confirmed = (await queries.findPayment(tx, input.id)) as queries.PaymentRecord
    return toPaymentRow(confirmed, session)
  })
  services.outbox.wake()
  return row
}
