import type { FileReply } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { paymentsTexts as texts } from '#contract/payments/payments.messages.ts'
import type { Payment, PaymentRow } from '#contract/payments/payments.schema.ts'
import { isSettled, mayBecome, type PaymentState } from '#contract/payments/payments.states.ts'
import { transaction, type Executor, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { staleSince } from '../../kit/stale.ts'
import { loseFee } from '../listings/fees.service.ts'
import { findCompany } from '../settings/settings.service.ts'
import { queryPayment } from './open-payments.service.ts'
import { findReceivedCents } from './bank-receipts.queries.ts'
import { receiptPdf } from './tax-invoice.ts'
import { addEvent } from './payment-events.queries.ts'
import { toPayment, toPaymentRow } from './payments.mapping.ts'
import { mayDo, maySeePayment } from './payments.policy.ts'
import * as queries from './payments.queries.ts'
import { lockWithListing, refundDueFrom } from './settlement.service.ts'

/** Another person's payment is treated as missing. */
async function findOwnPayment(
  db: Executor,
  id: number,
  session: Session,
): Promise<queries.PaymentRecord> {
  const payment = await queries.findPayment(db, id)
  if (!payment || !maySeePayment(payment, session)) throw new AppError('notFound')
  return payment
}

export async function getPayment(
  { database, config }: Services,
  id: number,
  context: CallContext,
): Promise<Payment & { record: PaymentRow | null; testPayments: boolean }> {
  const session = sessionOf(context)
  const record = await findOwnPayment(database.db, id, session)
  return {
    ...toPayment(record, session),
    record: session.role === 'superAdmin' ? toPaymentRow(record, session) : null,
    testPayments: Boolean(config.sandbox),
  }
}

export async function printReceipt(
  { database }: Services,
  id: number,
  context: CallContext,
): Promise<FileReply> {
  const payment = await findOwnPayment(database.db, id, sessionOf(context))
  if (!isSettled(payment.state)) throw new AppError('wrongState', { message: texts.notPaid })
  const content = await receiptPdf(payment, await findCompany(database.db))
  return { fileName: `tax-invoice-${payment.reference.toLowerCase()}.pdf`, content }
}

interface Step {
  id: number
  version: number
}

/** One action of a person on a payment: find, lock, check and change it, and record the event. */
async function step<Reply>(
  services: Services,
  { id, version }: Step,
  context: CallContext,
  toReply: (payment: queries.PaymentRecord, session: Session) => Reply,
  change: (tx: Tx, payment: queries.PaymentRecord) => Promise<void>,
): Promise<Reply> {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    await findOwnPayment(tx, id, session)
    await lockWithListing(tx, id)
    const payment = await findOwnPayment(tx, id, session)
    if (payment.version !== version) {
      throw await staleSince(tx, context, { table: 'payments', id, version })
    }
    await change(tx, payment)
    return toReply(await findOwnPayment(tx, id, session), session)
  })
}

function checkStep(payment: queries.PaymentRecord, to: PaymentState, message: string): void {
  if (!mayBecome(payment.state, to)) throw new AppError('wrongState', { message })
}

export async function cancelPayment(
  services: Services,
  input: Step,
  context: CallContext,
): Promise<Payment> {
  const session = sessionOf(context)
  return step(services, input, context, toPayment, async (tx, payment) => {
    checkStep(payment, 'cancelled', texts.notPending)
    if ((await findReceivedCents(tx, payment.id)) > 0) {
      throw new AppError('wrongState', { message: texts.partReceived })
    }
    await queries.changePayment(tx, payment.id, { state: 'cancelled' })
    await addEvent(tx, {
      paymentId: payment.id,
      provider: payment.provider,
      kind: 'cancel',
      outcome: 'cancelled',
      actorUserId: session.userId,
      requestId: context.requestId,
    })
    // No EFT is expected any more: the listing awaits its payment, by whichever method.
    if (payment.provider === 'eft')
      await loseFee(services, tx, payment.listing, { waiver: null, by: session.userId })
  })
}

/** The listing awaits its fee again, unless the Super Admin waives it with this action. */
export async function refundPayment(
  services: Services,
  input: Step & { step: 'due' | 'refunded'; note: string; waiverReason: string | null },
  context: CallContext,
): Promise<PaymentRow> {
  const session = sessionOf(context)
  return step(services, input, context, toPaymentRow, async (tx, payment) => {
    const state = input.step === 'due' ? 'refund due' : 'refunded'
    if (!isSettled(payment.state)) {
      throw new AppError('wrongState', { message: texts.cannotRefund })
    }
    checkStep(payment, state, texts.cannotRefund)
    const { waiverReason } = input
    if (waiverReason && !mayDo(payment, session).keepListing) {
      throw new AppError('wrongState', {
        message: listingsTexts.nothingToWaive,
        fields: { waiverReason: listingsTexts.nothingToWaive },
      })
    }
    const now = new Date()
    const dates = input.step === 'due' ? { refundDueOn: refundDueFrom(now) } : { refundedAt: now }
    await queries.changePayment(tx, payment.id, { state, ...dates })
    await addEvent(tx, {
      paymentId: payment.id,
      provider: payment.provider,
      kind: input.step === 'due' ? 'cancel' : 'refund',
      outcome: state,
      amount: payment.amount.toFixed(2),
      payload: { note: input.note, ...(waiverReason ? { waiverReason } : {}) },
      actorUserId: session.userId,
      requestId: context.requestId,
    })
    const waiver = waiverReason
      ? { reason: waiverReason, waivedBy: session.userId, paymentId: payment.id }
      : null
    await loseFee(services, tx, payment.listing, { waiver, by: session.userId })
  })
}

export async function askProvider(
  services: Services,
  id: number,
  context: CallContext,
): Promise<PaymentRow> {
  const session = sessionOf(context)
  const payment = await findOwnPayment(services.database.db, id, session)
  if (payment.provider !== 'paygate') {
    throw new AppError('wrongState', { message: texts.notPayGate })
  }
  if (!services.cards.paygate) throw new AppError('cardsOff')
  await queryPayment(services, payment, context.requestId)
  return toPaymentRow(await findOwnPayment(services.database.db, id, session), session)
}
