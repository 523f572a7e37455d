import type { Payment, PaymentListing, PaymentRow } from '#contract/payments/payments.schema.ts'
import { statusOf } from '#contract/payments/payments.states.ts'
import { vatIn } from '#contract/payments/vat.ts'
import type { Session } from '../../kit/session.ts'
import type { Listing } from '../listings/listing-record.ts'
import { mayDo } from './payments.policy.ts'
import type { PaymentRecord } from './payments.queries.ts'

export function toPaymentListing(listing: Listing): PaymentListing {
  const { kind, id, reference, title, usage } = listing
  return { kind, id, reference, title, usage }
}

type Viewer = Pick<Session, 'role' | 'userId'>

export function toPayment(record: PaymentRecord, session: Viewer): Payment {
  const { id, version, provider, amount, reference, created, paidAt, listing } = record
  return {
    id,
    version,
    paymentStatus: statusOf(record.state),
    provider,
    amount,
    reference,
    created,
    paidAt,
    listing,
    isPayer: record.userId === session.userId,
    resultDescription: record.resultDescription,
    may: mayDo(record, session),
  }
}

export function toPaymentRow(record: PaymentRecord, session: Viewer): PaymentRow {
  return {
    ...toPayment(record, session),
    payer: {
      userId: record.userId,
      name: record.payer?.name ?? 'Closed account',
      email: record.payer?.email ?? null,
    },
    feeName: record.feeName,
    vat: vatIn(record.amount).vat,
    providerRequestId: record.providerRequestId,
    providerTransactionId: record.providerTransactionId,
    resultCode: record.resultCode,
    bankReference: record.bankReference,
    confirmedBy: record.confirmedBy,
    refundDueOn: record.refundDueOn,
    refundedAt: record.refundedAt,
    secondOf: record.secondOf,
    openAlerts: record.openAlerts,
    waiver: record.waiver,
  }
}
