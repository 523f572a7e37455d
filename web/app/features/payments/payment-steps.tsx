import {
  confirmEft,
  dismissPaymentAlert,
  refundPayment,
} from '#contract/payments/payments-admin.calls.ts'
import { alertNames, paymentsTexts } from '#contract/payments/payments.messages.ts'
import type { PaymentAlert, PaymentRow } from '#contract/payments/payments.schema.ts'
import { refundDays } from '#contract/payments/payments.states.ts'
import { today } from '#contract/values/day.ts'
import { formatRandCents } from '#contract/values/rand.ts'
import type { PaymentStep } from './step-dialog.tsx'

/** The money is on the account. */
export function confirmStep(row: PaymentRow): PaymentStep {
  return {
    call: confirmEft,
    input: { id: row.id, version: row.version },
    title: `Confirm ${row.reference}`,
    explain: (
      <p>
        {formatRandCents(row.amount)} from {row.payer.name} for {row.listing.title},{' '}
        {row.listing.reference}. Confirm once the money is in the account.
      </p>
    ),
    fields: [
      {
        name: 'amount',
        label: 'Amount received',
        help: `As on the bank statement. It must be the amount due, ${formatRandCents(row.amount)}.`,
        required: true,
        kind: 'rand',
      },
      {
        name: 'paidOn',
        label: 'Date received',
        help: 'As on the bank statement.',
        required: true,
        kind: 'day',
        max: today(),
      },
      {
        name: 'bankReference',
        label: 'Bank reference',
        help: 'As on the bank statement. Leave it empty if the statement shows none.',
      },
    ],
    confirmLabel: 'Confirm the payment',
    done: `${row.reference}: ${paymentsTexts.confirmed}`,
  }
}

/** A refund takes the listing off the site; the Super Admin may decide otherwise, and says why. */
const keepListing = {
  name: 'waiverReason',
  label: 'Why the listing stays on the site without its fee (optional)',
  help: 'Left empty, the listing goes off the site and waits for its fee again. With a reason the fee is waived; the reason is kept in the change log and shown on the payment page.',
  kind: 'long',
} as const

export function refundDueStep(row: PaymentRow): PaymentStep {
  return {
    call: refundPayment,
    input: { id: row.id, version: row.version, step: 'due' },
    title: `Note a refund of ${row.reference}`,
    explain: (
      <p>
        {formatRandCents(row.amount)} goes back to {row.payer.name} within {refundDays} days. The
        transfer itself is made at the bank or at the provider.
      </p>
    ),
    fields: [
      { name: 'note', label: 'Why', required: true, kind: 'long' },
      ...(row.may.keepListing ? [keepListing] : []),
    ],
    confirmLabel: 'Note the refund',
    done: `${row.reference}: ${paymentsTexts.refundDue}`,
  }
}

export function refundedStep(row: PaymentRow): PaymentStep {
  return {
    ...refundDueStep(row),
    input: { id: row.id, version: row.version, step: 'refunded' },
    title: `${row.reference} is paid back`,
    explain: (
      <p>
        {formatRandCents(row.amount)} has gone back to {row.payer.name}. This cannot be undone.
      </p>
    ),
    fields: [
      {
        name: 'note',
        label: 'How it was paid back',
        help: 'Such as the day and the reference of the transfer.',
        required: true,
        kind: 'long',
      },
      ...(row.may.keepListing ? [keepListing] : []),
    ],
    confirmLabel: 'It is paid back',
    done: `${row.reference}: ${paymentsTexts.refunded}`,
  }
}

export function dismissStep(alert: PaymentAlert): PaymentStep {
  return {
    call: dismissPaymentAlert,
    input: { id: alert.id, version: alert.version },
    title: 'Close this alert',
    explain: <p>{alertNames[alert.kind]}.</p>,
    fields: [{ name: 'note', label: 'What was done about it' }],
    confirmLabel: 'Close the alert',
    done: paymentsTexts.dismissed,
  }
}
