/** The lifecycle of a payment. Pure rules, shared by the screens and the server. */

export const paymentProviders = ['paygate', 'payfast', 'eft'] as const
export type PaymentProvider = (typeof paymentProviders)[number]

export const paymentStates = [
  'pending',
  'paid',
  'declined',
  'cancelled',
  'failed',
  'refund due',
  'refunded',
] as const
export type PaymentState = (typeof paymentStates)[number]

/**
 * The transitions. Late money still counts; a received payment is never overridden by a later
 * failure.
 */
export const paymentRules: Record<PaymentState, readonly PaymentState[]> = {
  pending: ['paid', 'declined', 'cancelled', 'failed', 'refund due'],
  declined: ['paid', 'refund due'],
  cancelled: ['paid', 'refund due'],
  failed: ['paid', 'refund due'],
  paid: ['refund due', 'refunded'],
  'refund due': ['refunded'],
  refunded: [],
}

export function mayBecome(from: PaymentState, to: PaymentState): boolean {
  return paymentRules[from].includes(to)
}

/** We hold, or held, the payer's money. */
export function isSettled(state: PaymentState): boolean {
  return state === 'paid' || state === 'refund due' || state === 'refunded'
}

/** As it has always been on the wire. */
export type PaymentStatus = Uppercase<PaymentState>

export const paymentStatuses = paymentStates.map((state) => state.toUpperCase()) as [
  PaymentStatus,
  ...PaymentStatus[],
]

export function statusOf(state: PaymentState): PaymentStatus {
  return state.toUpperCase() as PaymentStatus
}

export function stateOfStatus(status: PaymentStatus): PaymentState {
  return status.toLowerCase() as PaymentState
}

/** The money is refunded within this many days of a cancelled order. */
export const refundDays = 30

/** What needs a Super Admin's attention. Money comes first: what we owe, then what may be ours. */
export const moneyAlertKinds = [
  'paidTwice',
  'listingGone',
  'voided',
  'wrongAmount',
  'wrongCurrency',
  'otherTransaction',
  'otherPayment',
  'unknownPayment',
  'unconfirmed',
] as const

export const alertKinds = [...moneyAlertKinds, 'forged'] as const
export type AlertKind = (typeof alertKinds)[number]
