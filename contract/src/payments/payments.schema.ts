import { z } from 'zod'
import { optionalListingId } from '../enquiries/listing-id.ts'
import { feeWaiver } from '../listings/waivers.schema.ts'
import { paymentsTexts as texts } from './payments.messages.ts'
import { alertKinds, paymentProviders, paymentStatuses } from './payments.states.ts'

const listingIds = {
  timeshareWeekId: optionalListingId(texts.listingRequired),
  propertyId: optionalListingId(texts.listingRequired),
}

/** Exactly one of the two; the other is 0 or left out. Anything else a caller sends is ignored. */
export const paidListing = z
  .object(listingIds)
  .refine(
    ({ timeshareWeekId, propertyId }) => (timeshareWeekId === null) !== (propertyId === null),
    {
      error: texts.listingRequired,
      path: ['timeshareWeekId'],
    },
  )

export type PaidListing = z.output<typeof paidListing>

export const paymentListing = z.object({
  kind: z.enum(['week', 'property']),
  id: z.number().int(),
  reference: z.string(),
  title: z.string(),
  /** Residential, Commercial or Timeshare. */
  usage: z.string(),
})

export type PaymentListing = z.infer<typeof paymentListing>

const vatParts = { amount: z.number(), exclVat: z.number(), vat: z.number() }

/** The order, the supplier and the payment methods: shown before anything is paid. */
export const paymentOrder = z.object({
  listing: paymentListing,
  itemName: z.string(),
  itemDescription: z.string(),
  fee: z.object({ name: z.string(), vatPercent: z.number(), ...vatParts }),
  supplier: z.object({
    legalName: z.string(),
    tradingName: z.string(),
    companyRegNumber: z.string(),
    vatNumber: z.string(),
    ffcNumber: z.string(),
    address: z.string(),
    phone: z.string(),
    email: z.string(),
    website: z.string(),
  }),
  /** `due`: no method has been chosen; `eftChosen`: an EFT is awaited, a card may still be used. */
  state: z.enum(['due', 'eftChosen', 'paid', 'waived']),
  waiver: feeWaiver.nullable(),
  /** What was paid; `fee` is then the fee of that payment, not the current one. */
  paid: z.object({ amount: z.number(), paidAt: z.string(), reference: z.string() }).nullable(),
  /** The payment that settled it, for its tax invoice. */
  paidBy: z.number().int().nullable(),
  /** Which payment methods are currently available. */
  options: z.object({ paygate: z.boolean(), payfast: z.boolean(), eft: z.boolean() }),
  /** The payment sandbox takes the place of the card providers. */
  testPayments: z.boolean(),
})

export type PaymentOrder = z.infer<typeof paymentOrder>

/** A hidden form that the browser posts to a provider, fields in this order. */
export const providerForm = z.object({
  paymentId: z.number().int(),
  reference: z.string(),
  amount: z.number(),
  listing: paymentListing,
  paymentStatus: z.enum(paymentStatuses),
  action: z.string(),
  fields: z.array(z.object({ name: z.string(), value: z.string() })),
  testPayments: z.boolean(),
})

export type ProviderForm = z.infer<typeof providerForm>

export const eftDetails = z.object({
  paymentId: z.number().int(),
  paymentStatus: z.enum(paymentStatuses),
  amount: z.number(),
  /** The part of the amount that has already arrived. */
  received: z.number(),
  /** The remainder, which is still to be paid. */
  outstanding: z.number(),
  /** What the payer uses as the reference of the transfer. */
  reference: z.string(),
  listing: paymentListing,
  bank: z.object({
    bankName: z.string(),
    accountHolder: z.string(),
    accountNumber: z.string(),
    accountType: z.string(),
    branchCode: z.string(),
  }),
})

export type EftDetails = z.infer<typeof eftDetails>

/** What a screen offers this person; the server checks the same rules again when they do it. */
export const paymentMay = z.object({
  receipt: z.boolean(),
  cancel: z.boolean(),
  confirm: z.boolean(),
  ask: z.boolean(),
  refundDue: z.boolean(),
  refunded: z.boolean(),
  /** Its refund unpublishes the listing, unless the fee is waived. */
  keepListing: z.boolean(),
})

export type PaymentMay = z.infer<typeof paymentMay>

/** What everyone on the seller's side sees. */
export const payment = z.object({
  id: z.number().int(),
  version: z.number().int(),
  paymentStatus: z.enum(paymentStatuses),
  provider: z.enum(paymentProviders),
  amount: z.number(),
  reference: z.string(),
  created: z.string(),
  paidAt: z.string().nullable(),
  listing: paymentListing,
  /** The viewer is the payer, not someone else on the seller's side. */
  isPayer: z.boolean(),
  /** The provider's text for how a card payment ended. */
  resultDescription: z.string().nullable(),
  may: paymentMay,
})

export type Payment = z.infer<typeof payment>

/** What the Super Admin also sees of it. */
export const paymentRow = payment.extend({
  payer: z.object({ userId: z.number().int(), name: z.string(), email: z.string().nullable() }),
  feeName: z.string(),
  vat: z.number(),
  providerRequestId: z.string().nullable(),
  providerTransactionId: z.string().nullable(),
  resultCode: z.string().nullable(),
  bankReference: z.string().nullable(),
  confirmedBy: z.string().nullable(),
  refundDueOn: z.string().nullable(),
  refundedAt: z.string().nullable(),
  /** The payment that this one duplicates. */
  secondOf: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  openAlerts: z.number().int(),
  /** The listing's fee is waived. */
  waiver: feeWaiver.nullable(),
})

export type PaymentRow = z.infer<typeof paymentRow>

export const paymentEvent = z.object({
  id: z.number().int(),
  /** initiate, return, notify, query, confirm, cancel or refund. */
  kind: z.string(),
  provider: z.enum(paymentProviders),
  /** The result: a state, or why nothing changed. */
  outcome: z.string(),
  amount: z.number().nullable(),
  /** Who did it; null for a provider or the system itself. */
  actor: z.string().nullable(),
  created: z.string(),
  details: z.record(z.string(), z.string()),
})

export type PaymentEvent = z.infer<typeof paymentEvent>

/** A group of related alerts, represented by the newest. */
export const paymentAlert = z.object({
  id: z.number().int(),
  version: z.number().int(),
  kind: z.enum(alertKinds),
  created: z.string(),
  provider: z.enum(paymentProviders),
  payment: z.object({ id: z.number().int(), reference: z.string() }).nullable(),
  amount: z.number().nullable(),
  /** The number of alerts in the group, and when the first was raised. */
  count: z.number().int(),
  since: z.string(),
  /** The address that rejected notifications came from. */
  source: z.string().nullable(),
  details: z.record(z.string(), z.string()),
})

export type PaymentAlert = z.infer<typeof paymentAlert>

export const paymentMonth = z.object({
  /** yyyy-mm */
  month: z.string(),
  count: z.number().int(),
  /** Receipts, VAT included. */
  amount: z.number(),
  vat: z.number(),
  /** Refunds, in the month in which they were made. */
  refunded: z.number(),
})

export type PaymentMonth = z.infer<typeof paymentMonth>
