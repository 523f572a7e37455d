import type { AlertKind, PaymentProvider, PaymentState } from './payments.states.ts'

/** Wording and spelling are the specification's, to the letter. */
export const paymentsMessages = {
  success: 'Thank you! Your payment has been received and your property will be listed',
  errorTitle: 'Error!',
  error: 'An error has occcured with your payment.',
} as const

/** Our own texts for what the specification leaves open. */
export const paymentsTexts = {
  listingRequired: 'Please say which week or property you want to pay for.',
  alreadyPaid: 'The fee for this listing has been paid.',
  eftNotChosen: 'Please choose a payment method first.',
  providerDown:
    'The card payment service is not responding at the moment. Try again, or pay by EFT instead.',
  cardsOff: 'Card payments are not available at the moment. Please pay by EFT.',
  notPaid: 'The tax invoice will be available once we have received the payment.',
  notPending: 'This payment is no longer open.',
  partReceived:
    'Part of this payment has been received, so it cannot be cancelled. Contact us if you do not want to pay the rest.',
  notEft: 'Only EFT payments can be confirmed manually.',
  amountRequired: 'Please enter the amount on the bank statement.',
  dateRequired: 'Please enter the date on the bank statement.',
  dateInFuture: 'This date is in the future. Please enter the date on the bank statement.',
  /** Neither a part of the fee nor more than the fee settles anything. */
  amountDiffers: (received: string, due: string) =>
    `The amount received is ${received}, but ${due} is due. Only the exact amount can be confirmed.`,
  notPayGate: 'Only PayGate payments can be checked with the provider.',
  cannotRefund: 'Only a payment that has been received can be refunded.',
  noteRequired: 'Please fill in this field.',
  testPayment: 'Test payment: no money moves',
  youCancelled: 'You cancelled; nothing was taken',
  noticeRefused: 'This notification was rejected.',
  confirmed: 'Payment confirmed. The listing fee is now paid.',
  cancelled: 'Payment cancelled.',
  refundDue: 'Refund recorded.',
  refunded: 'Payment marked as refunded.',
  dismissed: 'Alert closed.',
  coolingOff:
    'You may cancel within seven days of paying, without giving a reason. We will then refund the fee within 30 days.',
} as const

/** What paying by EFT leads to: a week is verified with its resort as well. */
export const eftThanks: Record<'week' | 'property', string> = {
  property:
    'Thank you for your listing. It will go live once we have received your payment, usually within two working days.',
  week: 'Thank you for your listing. It will go live once we have received your payment, usually within two working days, and verified the week with the resort.',
}

export const paymentStateNames: Record<PaymentState, string> = {
  pending: 'Pending',
  paid: 'Paid',
  declined: 'Declined',
  cancelled: 'Cancelled',
  failed: 'Failed',
  'refund due': 'Refund due',
  refunded: 'Refunded',
}

export const paymentProviderNames: Record<PaymentProvider, string> = {
  paygate: 'Card (PayGate)',
  payfast: 'Card (PayFast)',
  eft: 'EFT',
}

export const alertNames: Record<AlertKind, string> = {
  forged: 'Notification that did not come from the provider',
  unconfirmed: 'Notification not yet confirmed by PayFast',
  wrongAmount: 'Notification or transfer with the wrong amount',
  wrongCurrency: 'Notification in another currency',
  otherTransaction: 'Second transaction for one payment request',
  otherPayment: 'Notification with a number of another payment',
  unknownPayment: 'Notification for an unknown payment',
  paidTwice: 'Paid twice: refund due',
  listingGone: 'Payment for a deleted listing: refund due',
  voided: 'Payment reversed by the provider',
}
