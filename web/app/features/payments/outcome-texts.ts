import { paymentsMessages, paymentsTexts } from '#contract/payments/payments.messages.ts'
import { refundDays, type PaymentStatus } from '#contract/payments/payments.states.ts'

/** The outcome of a payment, as its payer reads it. */
export interface OutcomeText {
  /** Of the page, in the browser's tab. */
  title: string
  heading: string
  text: string
}

export const outcomeTexts: Record<PaymentStatus, OutcomeText> = {
  PAID: {
    title: 'Payment received',
    heading: paymentsMessages.success,
    text: 'Your tax invoice is ready to download.',
  },
  PENDING: {
    title: 'Waiting for payment confirmation',
    heading: 'Waiting for payment confirmation',
    text: 'Your payment has not been confirmed yet. This usually takes a few seconds.',
  },
  'REFUND DUE': {
    title: 'Refund due',
    heading: 'Your payment will be refunded',
    text: `We received this payment and will refund it in full within ${refundDays} days.`,
  },
  REFUNDED: {
    title: 'Payment refunded',
    heading: 'Your payment has been refunded',
    text: 'It can take a few days for the money to show in your account.',
  },
  DECLINED: {
    title: 'Payment declined',
    heading: paymentsMessages.errorTitle,
    text: 'Your card was declined and no money was taken.',
  },
  CANCELLED: {
    title: 'Payment cancelled',
    heading: paymentsMessages.errorTitle,
    text: 'The payment was cancelled. The listing fee is still due.',
  },
  FAILED: {
    title: 'Payment failed',
    heading: paymentsMessages.errorTitle,
    text: 'The payment did not go through and no money was taken.',
  },
}

/** What someone else on the seller's side reads, who did not pay it. */
export const paidByAnother: OutcomeText = {
  title: 'Listing fee paid',
  heading: 'The listing fee has been paid',
  text: 'The tax invoice is ready to download.',
}

/** A payer who cancelled at the provider, whose own notice may still be pending. */
export const youCancelled: OutcomeText = {
  title: 'You cancelled the payment',
  heading: paymentsTexts.youCancelled,
  text: 'The listing fee is still due. You can pay it whenever you are ready.',
}

/** Shown once waiting has taken longer than it should. */
export const stillWaitingText =
  'This is taking longer than usual. You do not have to wait here: we will email you as soon as the payment is confirmed.'

/** A payer who returned without paying, or before the provider has confirmed it. */
export const unfinishedPayment: OutcomeText = {
  title: 'Payment not confirmed',
  heading: paymentsMessages.errorTitle,
  text: 'We have not received this payment. If you have paid, this page will show it as soon as it is confirmed.',
}

/** Another person's payment and a missing one read the same. */
export const unknownPayment: OutcomeText = {
  title: 'Payment not found',
  heading: 'We could not find this payment',
  text: 'It may have been made from another account. If you have paid, contact us and we will look into it.',
}

/** The bank may return a browser whose session has ended in the meantime. */
export const signedOut: OutcomeText = {
  title: 'Log in to see your payment',
  heading: 'Log in to see your payment',
  text: 'We show a payment only to the people who sell the listing.',
}

interface Loaded {
  payment: { paymentStatus: PaymentStatus; isPayer: boolean } | null
  /** Where to log in, for a viewer who is not. */
  login: string | null
}

export function outcomeText({ payment, login }: Loaded): OutcomeText {
  if (payment?.paymentStatus === 'PAID' && !payment.isPayer) return paidByAnother
  if (payment) return outcomeTexts[payment.paymentStatus]
  return login ? signedOut : unknownPayment
}
