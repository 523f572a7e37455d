import { dismissPaymentAlert } from '#contract/payments/payment-alerts.calls.ts'
import { confirmEft, refundPayment } from '#contract/payments/payments-admin.calls.ts'
import { alertNames, paymentsTexts } from '#contract/payments/payments.messages.ts'
import type { PaymentAlert, PaymentRow } from '#contract/payments/payments.schema.ts'
import { refundDays } from '#contract/payments/payments.states.ts'
import { today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { PaymentStep } from './step-dialog.tsx'

/** The money has arrived in the account. */
export function confirmStep(row: PaymentRow): PaymentStep {
  return {
    call: confirmEft,
    input: { id: row.id, version: row.version },
    title: `Confirm ${row.reference}`,
    explain: (
      <p>
        {formatRandCents(row.amount)} from {row.payer.name} for {row.listing.title},{' '}
        {row.listing.reference}. Confirm once the money is in our bank account. This marks the
        listing fee as paid.
      </p>
    ),
    fields: [
      {
        name: 'amount',
        label: 'Amount received',
        help: `As shown on the bank statement. It must be the amount due, ${formatRandCents(row.amount)}.`,
        required: true,
        kind: 'rand',
      },
      {
        name: 'paidOn',
        label: 'Date received',
        help: 'As shown on the bank statement.',
        required: true,
        kind: 'day',
        max: today(),
      },
      {
        name: 'bankReference',
        label: 'Bank reference',
        help: 'As shown on the bank statement. Leave it empty if the statement shows none.',
      },
    ],
    confirmLabel: 'Confirm payment',
    done: `${row.reference}: ${paymentsTexts.confirmed}`,
  }
}

/** A refund unpublishes the listing, unless the Super Admin gives a reason to keep it. */
const keepListing = {
  name: 'waiverReason',
  label: 'Reason to keep the listing published without the fee (optional)',
  help: 'If you leave this empty, the listing is unpublished until its fee is paid. If you give a reason, the fee is waived; the reason is recorded in the change log and shown on the payment page.',
  kind: 'long',
} as const

export function refundDueStep(row: PaymentRow): PaymentStep {
  return {
    call: refundPayment,
    input: { id: row.id, version: row.version, step: 'due' },
    title: `Record a refund of ${row.reference}`,
    explain: (
      <p>
        {formatRandCents(row.amount)} must be refunded to {row.payer.name} within {refundDays} days.
        Make the transfer at the bank or with the payment provider, then mark the payment as
        refunded.
      </p>
    ),
    fields: [
      { name: 'note', label: 'Reason for the refund', required: true, kind: 'long' },
      ...(row.may.keepListing ? [keepListing] : []),
    ],
    confirmLabel: 'Record refund',
    done: `${row.reference}: ${paymentsTexts.refundDue}`,
  }
}

export function refundedStep(row: PaymentRow): PaymentStep {
  return {
    ...refundDueStep(row),
    input: { id: row.id, version: row.version, step: 'refunded' },
    title: `Mark ${row.reference} as refunded`,
    explain: (
      <p>
        Confirm that {formatRandCents(row.amount)} has been refunded to {row.payer.name}. This
        cannot be undone.
      </p>
    ),
    fields: [
      {
        name: 'note',
        label: 'How it was refunded',
        help: 'For example, the date and reference of the transfer.',
        required: true,
        kind: 'long',
      },
    ],
    confirmLabel: 'Mark as refunded',
    done: `${row.reference}: ${paymentsTexts.refunded}`,
  }
}

export function dismissStep(alert: PaymentAlert): PaymentStep {
  return {
    call: dismissPaymentAlert,
    input: { id: alert.id, version: alert.version },
    title: 'Close alert',
    explain: (
      <p>
        {alertNames[alert.kind]}
        {alert.count > 1 && `: all ${alert.count} from ${alert.source ?? 'this payment'} so far`}.
      </p>
    ),
    fields: [{ name: 'note', label: 'Action taken' }],
    confirmLabel: 'Close alert',
    done: paymentsTexts.dismissed,
  }
}
