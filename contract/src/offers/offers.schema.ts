import { z } from 'zod'
import { optionalListingId } from '../enquiries/listing-id.ts'
import { amount } from '../values/amount.ts'
import { offersTexts as texts } from './offers.messages.ts'
import { offerStatuses } from './offers.states.ts'

export const offerAmount = amount({
  missing: texts.amountRequired,
  aboveZero: texts.amountRequired,
  tooLarge: texts.amountTooLarge,
})

export const offerComment = z
  .string()
  .trim()
  .max(2000, 'At most 2000 characters')
  .nullish()
  .transform((text) => text ?? '')

/** What a bidder may enter and change. The server fills in everything else. */
export const offerForm = z.object({
  amount: offerAmount,
  comment: offerComment,
  consent: z.boolean().default(true),
})

export const newOfferForm = offerForm
  .extend({
    propertyId: optionalListingId(texts.listingRequired),
    timeshareWeekId: optionalListingId(texts.listingRequired),
  })
  .refine(
    ({ propertyId, timeshareWeekId }) => (propertyId === null) !== (timeshareWeekId === null),
    {
      path: ['propertyId'],
      error: texts.listingRequired,
    },
  )

export type NewOffer = z.output<typeof newOfferForm>

const statusCode = z.enum(offerStatuses)

export const offerMayReply = z.object({
  change: z.boolean(),
  withdraw: z.boolean(),
  accept: z.boolean(),
  decline: z.boolean(),
  counter: z.boolean(),
  acceptCounter: z.boolean(),
  reopen: z.boolean(),
  print: z.boolean(),
})

/** One line of the Bid Offers list. */
export const offerRow = z.object({
  id: z.number().int(),
  date: z.string(),
  /** Residential, Commercial, Timeshare or Tender Week. */
  type: z.string(),
  reference: z.string(),
  shortDescription: z.string(),
  /** The status of the listing, which may since have been sold to someone else. */
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  /** Of the offer. */
  statusCode,
  status: z.string(),
  price: z.number(),
  /** What the rent of a rental is for; null for sales and weeks. */
  pricePer: z.string().nullable(),
  offer: z.number(),
  counterAmount: z.number().nullable(),
  madeBy: z.string(),
  consent: z.boolean(),
  /** Whether the user whose list this is made the offer or received it. */
  side: z.enum(['made', 'received']),
  propertyId: z.number().int().nullable(),
  timeshareWeekId: z.number().int().nullable(),
})

export type OfferRow = z.infer<typeof offerRow>

/**
 * Contact details of a person: visible to the other side once the offer is accepted, and with
 * consent.
 */
export const offerContact = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
})

export type OfferContact = z.infer<typeof offerContact>

/** One step of the negotiation. */
export const offerStep = z.object({
  id: z.number().int(),
  kind: z.enum(['made', 'changed', 'countered', 'accepted', 'declined', 'withdrawn', 'reopened']),
  side: z.enum(['bidder', 'owner']),
  amount: z.number().nullable(),
  comment: z.string(),
  at: z.string(),
})

export const offerDetail = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  date: z.string(),
  type: z.string(),
  amount: z.number(),
  counterAmount: z.number().nullable(),
  comment: z.string(),
  consent: z.boolean(),
  propertyId: z.number().int().nullable(),
  timeshareWeekId: z.number().int().nullable(),
  tenderWeek: z.boolean(),
  statusCode,
  status: z.string(),
  declineReason: z.string().nullable(),
  madeBy: z.string(),
  decided: z.string().nullable(),
  listing: z.object({
    kind: z.enum(['property', 'week']),
    id: z.number().int(),
    reference: z.string(),
    title: z.string(),
    price: z.number(),
    /** What a rental's price is for. */
    pricePer: z.string().nullable(),
    usage: z.string(),
    isSale: z.boolean(),
    statusCode: z.string(),
    resortCode: z.string(),
  }),
  thread: z.array(offerStep),
  buyer: offerContact.nullable(),
  seller: offerContact.nullable(),
  agent: offerContact.nullable(),
  may: offerMayReply,
})

export type OfferDetail = z.infer<typeof offerDetail>

export const offerReply = offerDetail.extend({ message: z.string() })

/** An empty offer. */
export const offerTemplate = z.object({
  id: z.literal(0),
  userId: z.number().int(),
  amount: z.number(),
  comment: z.string(),
  consent: z.boolean(),
  propertyId: z.null(),
  timeshareWeekId: z.null(),
  tenderWeek: z.boolean(),
  statusCode,
  status: z.string(),
  declineReason: z.null(),
})
