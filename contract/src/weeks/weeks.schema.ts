import { z } from 'zod'
import { feeStates } from '../listings/publishing.ts'
import { picture } from '../values/picture.schema.ts'
import { legalBases } from './weeks.choices.ts'
import { weekOwnerReply } from './week-owner.ts'
import { weekStates } from './weeks.states.ts'
import { wireNames } from '../values/wire-names.ts'

/** The card of the latest weeks. */
export const weekCard = z.object({
  id: z.number().int(),
  weekReference: z.string(),
  resortName: z.string(),
  resortCode: z.string(),
  town: z.string(),
  region: z.string(),
  image: picture.nullable(),
  module: z.string(),
  season: z.string(),
  bedrooms: z.string(),
  maxSleep: z.number().int(),
  arrivalDate: z.string().nullable(),
  departureDate: z.string().nullable(),
  /** The week of the year, for the year ribbon; null for a floating week. */
  weekNumber: z.number().int().nullable(),
  /** The resort's 52 weeks, one letter each: 1 to 4 for the peaks, R, W, B, F. */
  seasonCalendar: z.string(),
  levyAmount: z.number(),
  sellPrice: z.number(),
  /** By how much its price was lowered in the last thirty days, in rand. */
  reducedBy: z.number().nullable(),
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
})

export type WeekCard = z.infer<typeof weekCard>

export const weekStatusReply = z.object({
  id: z.number().int(),
  code: z.string(),
  description: z.string(),
})

/** One week in a list or a search, as everyone may see it: no owner, no agent, nothing personal. */
export const weekListing = weekCard.extend({
  resortId: z.number().int().nullable(),
  regionId: z.number().int(),
  regionCode: z.string(),
  unitNumber: z.string(),
  weekType: z.number().int(),
  weekTypeName: z.string(),
  status: weekStatusReply,
  /** False for CIP, S and P: the Interested button is disabled. */
  mayEnquire: z.boolean(),
  isTender: z.boolean(),
  nights: z.number().int(),
  /** The yearly levy divided by the nights, for comparing weeks of different lengths. */
  levyPerNight: z.number(),
  schoolHoliday: z.object({ code: z.string(), name: z.string() }).nullable(),
  /** When it was first published; it does not change when the week is unpublished and published again. */
  [wireNames.publishedDate]: z.string().nullable(),
  latestPublishedDate: z.string().nullable(),
})

export type WeekListing = z.infer<typeof weekListing>

/** What an advert must disclose by law: the week's own values, else the resort's. */
export const disclosure = z.object({
  accommodationType: z.string(),
  legalBasis: z.enum(legalBases).nullable(),
  legalYears: z.number().int().nullable(),
  schemeName: z.string(),
  schemeAddress: z.string(),
})

export const weekMay = z.object({
  edit: z.boolean(),
  changeStatus: z.boolean(),
  publish: z.boolean(),
  unpublish: z.boolean(),
  verify: z.boolean(),
  refuse: z.boolean(),
  remove: z.boolean(),
})

/** The advert of one week. */
export const publicWeek = weekListing.extend({
  resort: z.object({ resortName: z.string(), resortCode: z.string() }),
  otherResort: z.boolean(),
  leviesPaidInFull: z.boolean(),
  currentYearBanked: z.boolean(),
  bankedWith: z.string().nullable(),
  weekPlacedForRental: z.boolean(),
  /** The last day on which tenders are accepted; null if none is set. */
  tenderClosesOn: z.string().nullable(),
  disclosure,
  /** An agent's advert must show that the practitioner is certified. */
  practitioner: z
    .object({ agencyName: z.string(), ffcNumber: z.string(), certified: z.boolean() })
    .nullable(),
  images: z.array(picture),
})

export type PublicWeek = z.infer<typeof publicWeek>

/** What only the owner, their agent or agency and a Super Admin see. */
export const ownWeekFields = z.object({
  version: z.number().int(),
  state: z.enum(weekStates),
  publish: z.boolean(),
  isPublished: z.boolean(),
  verified: z.boolean(),
  /** Why it was refused; null once it has been edited. */
  refusalReason: z.string().nullable(),
  /** The fee is paid or waived. */
  paid: z.boolean(),
  fee: z.enum(feeStates),
  /** With an offer pending, a contract or a sale, its owner cannot change anything. */
  locked: z.boolean(),
  statusId: z.number().int(),
  submitted: z.string(),
  otherResortName: z.string().nullable(),
  originalPurchaseDate: z.string().nullable(),
  originalPurchasePrice: z.number().nullable(),
  askingPrice: z.number().nullable(),
  agentCommission: z.number().nullable(),
  mandate: z.boolean(),
  mandateDate: z.string().nullable(),
  consent: z.boolean(),
  accommodationType: z.string().nullable(),
  legalBasis: z.enum(legalBases).nullable(),
  legalYears: z.number().int().nullable(),
  schemeName: z.string().nullable(),
  schemeAddress: z.string().nullable(),
  hideAfter: z.string().nullable(),
  [wireNames.referredByAgent]: z.boolean(),
  agencyId: z.number().int().nullable(),
  agencyName: z.string().nullable(),
  agentId: z.number().int().nullable(),
  agentName: z.string().nullable(),
  customOwner: z.boolean(),
  ownerId: z.number().int(),
  owner: z.string(),
  ownerObject: weekOwnerReply.nullable(),
})

export type OwnWeekFields = z.infer<typeof ownWeekFields>

/** One week: the advert, what this person may do with it and, if it is theirs, the rest. */
export const weekDetail = publicWeek
  .extend({
    /** It takes offers, and the caller is not on the seller's side: owner, agent or agency. */
    mayOffer: z.boolean(),
    may: weekMay,
  })
  .extend(ownWeekFields.partial().shape)

export type WeekDetail = z.infer<typeof weekDetail>

/** One line of My Timeshare Weeks, Timeshare Admin and Tender Week Admin. */
export const weekRow = z.object({
  id: z.number().int(),
  version: z.number().int(),
  weekReference: z.string(),
  owner: z.string(),
  agent: z.string(),
  resortName: z.string(),
  resortCode: z.string(),
  module: z.string(),
  unitNumber: z.string(),
  bedrooms: z.string(),
  maxSleep: z.number().int(),
  season: z.string(),
  region: z.string(),
  sellPrice: z.number(),
  levyAmount: z.number(),
  arrivalDate: z.string().nullable(),
  departureDate: z.string().nullable(),
  submitted: z.string(),
  status: weekStatusReply,
  displayColor: z.enum(['green', 'orange', 'red']),
  consent: z.boolean(),
  publish: z.boolean(),
  isPublished: z.boolean(),
  [wireNames.publishedDate]: z.string().nullable(),
  latestPublishedDate: z.string().nullable(),
  verified: z.boolean(),
  refusalReason: z.string().nullable(),
  /** The fee is paid or waived. */
  paid: z.boolean(),
  fee: z.enum(feeStates),
  isTender: z.boolean(),
  may: weekMay,
})

export type WeekRow = z.infer<typeof weekRow>
