import type { PaymentMay } from '#contract/payments/payments.schema.ts'
import { isSettled, mayBecome } from '#contract/payments/payments.states.ts'
import type { Session } from '../../kit/session.ts'
import { managerOf } from '../listings/listings.policy.ts'
import type { Listing } from '../listings/listing-record.ts'
import type { PaymentRecord } from './payments.queries.ts'

type Who = Pick<Session, 'userId' | 'role' | 'agencyId'>

/** Anyone who manages a listing may pay for it. */
export function mayPayFor(listing: Listing, session: Who): boolean {
  return !listing.deleted && managerOf(listing, session) !== undefined
}

/** Its payer, everyone on the seller's side and Super Admins see a payment and its receipt. */
export function maySeePayment(
  payment: Pick<PaymentRecord, 'userId' | 'managed'>,
  session: Who,
): boolean {
  return payment.userId === session.userId || managerOf(payment.managed, session) !== undefined
}

export function mayDo(
  { provider, state, providerRequestId }: PaymentRecord,
  session: Pick<Session, 'role'>,
): PaymentMay {
  const superAdmin = session.role === 'superAdmin'
  const open = state === 'pending'
  return {
    receipt: isSettled(state),
    cancel: open,
    // Money that arrives for a cancelled EFT is confirmed too.
    confirm: superAdmin && provider === 'eft' && mayBecome(state, 'paid'),
    // Including a cancelled one: its payer may have paid anyway.
    ask: superAdmin && provider === 'paygate' && !isSettled(state) && providerRequestId !== null,
    refundDue: superAdmin && mayBecome(state, 'refund due') && isSettled(state),
    refunded: superAdmin && mayBecome(state, 'refunded'),
    keepListing: superAdmin && state === 'paid',
  }
}
