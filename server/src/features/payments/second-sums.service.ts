import type { Tx } from '../../db/connect.ts'
import type { Notice } from '../../gateways/payments/notice.ts'
import { addAlert, addEvent, type NewEvent } from './payment-events.queries.ts'
import * as queries from './payments.queries.ts'
import { refundDueFrom } from './settlement.service.ts'

/**
 * A payment was paid once more. The second sum is money that we hold, so it is booked as a separate
 * payment, whose reference the refund carries. The first payment stays as it is.
 */
export async function bookSecondSum(
  tx: Tx,
  payment: queries.PaymentRecord,
  notice: Notice,
  event: Omit<NewEvent, 'outcome'>,
): Promise<void> {
  const now = new Date()
  const { provider, userId, feeName, listing } = payment
  const id = await queries.insertPayment(tx, {
    provider,
    listing,
    userId,
    feeName,
    amount: payment.amount.toFixed(2),
    state: 'refund due',
    paidAt: now,
    refundDueOn: refundDueFrom(now),
    providerTransactionId: notice.transactionId,
    resultCode: notice.resultCode,
    resultDescription: notice.resultDescription,
    secondOf: payment.id,
  })
  await addEvent(tx, {
    ...event,
    paymentId: id,
    outcome: 'refund due',
    payload: { ...notice.payload, secondSumFor: payment.reference },
  })
  const second = (await queries.findPayment(tx, id)) as queries.PaymentRecord
  await addAlert(tx, 'paidTwice', {
    ...event,
    providerEventId: null,
    paymentId: payment.id,
    outcome: 'paid twice',
    payload: { ...notice.payload, refundDue: second.reference },
  })
}

/** The second sum that this transaction brought in for the payment. */
export async function findSecondSum(
  tx: Tx,
  paymentId: number,
  transactionId: string | null,
): Promise<number | undefined> {
  return transactionId === null ? undefined : queries.findSecondSum(tx, paymentId, transactionId)
}
