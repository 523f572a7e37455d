import { z } from 'zod'
import { picture } from '../values/picture.schema.ts'

/** Not started yet, live, or ended. */
export const campaignStates = ['upcoming', 'active', 'ended'] as const

/** A listing as everyone may see it, at its price and in its current state. */
export const campaignListing = z.object({
  kind: z.enum(['week', 'property']),
  id: z.number().int(),
  reference: z.string(),
  title: z.string(),
  place: z.string(),
  displayPrice: z.string(),
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  /** False: it was unpublished, and the campaign leaves it out. */
  published: z.boolean(),
  /** Its page on this site. */
  link: z.string(),
})

export type CampaignListing = z.infer<typeof campaignListing>

/** A listing to choose for an item, with its existing pictures. */
export const listingChoice = campaignListing.extend({ pictures: z.array(picture) })

export type ListingChoice = z.infer<typeof listingChoice>

export const customValue = z.object({ placeHolder: z.string(), value: z.string() })

export const campaignItem = z.object({
  id: z.number().int(),
  version: z.number().int(),
  campaignId: z.number().int(),
  weekId: z.number().int().nullable(),
  propertyId: z.number().int().nullable(),
  /** The address of its picture, uploaded or not. */
  image: z.string(),
  /** The uploaded picture; null when the item has an image address. */
  picture: picture.nullable(),
  rank: z.number().int(),
  campaignItemPlaceHolder: z.array(customValue),
  listing: campaignListing,
})

export type CampaignItem = z.infer<typeof campaignItem>

export const campaignPlaceHolder = z.object({
  name: z.string(),
  boundTo: z.string(),
  boundToClass: z.string(),
  boundToClassDisplay: z.string(),
  format: z.string(),
  formatTemplate: z.string(),
})

export type CampaignPlaceHolder = z.infer<typeof campaignPlaceHolder>

export const campaignSummary = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  subject: z.string(),
  isTimeshare: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(campaignStates),
  itemCount: z.number().int(),
  /** Emails that were handed to the outbox. */
  emails: z.number().int(),
  views: z.number().int(),
  clicks: z.number().int(),
  enquiries: z.number().int(),
})

export type CampaignSummary = z.infer<typeof campaignSummary>

/** The campaign without its items. */
export const campaignDto = z.object({
  id: z.number().int(),
  version: z.number().int(),
  name: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  subject: z.string(),
  itemsPerRow: z.number().int(),
  body: z.string(),
  itemBody: z.string(),
  isTimeshare: z.boolean(),
  isActive: z.boolean(),
  state: z.enum(campaignStates),
  placeHolders: z.array(campaignPlaceHolder),
})

export type CampaignDto = z.infer<typeof campaignDto>

export const campaign = campaignDto.extend({ items: z.array(campaignItem) })

export type Campaign = z.infer<typeof campaign>

/** What a visitor is shown. The page itself is at `view`, in a sandbox. */
export const landingPage = z.object({
  id: z.number().int(),
  name: z.string(),
  /** With the facts that it mentions. */
  subject: z.string(),
  /** The text around the items, cut to the length that a shared link shows. */
  description: z.string(),
  /** The first item's picture as an absolute address; null without items. */
  image: z.string().nullable(),
  isActive: z.boolean(),
  view: z.string(),
  html: z.string(),
})

export const campaignLayout = z.object({
  key: z.string(),
  name: z.string(),
  description: z.string(),
  isTimeshare: z.boolean(),
  itemsPerRow: z.number().int(),
  body: z.string(),
  itemBody: z.string(),
  placeHolders: z.array(campaignPlaceHolder),
})

export type CampaignLayout = z.infer<typeof campaignLayout>
