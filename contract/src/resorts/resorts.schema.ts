import { z } from 'zod'
import { picture } from '../values/picture.schema.ts'
import { legalBases } from '../weeks/weeks.choices.ts'

/** The card of a resort. */
export const resortCard = z.object({
  resortId: z.number().int(),
  resortName: z.string(),
  resortCode: z.string(),
  resortRegion: z.array(z.object({ code: z.string() })),
  regionCode: z.string(),
  regionName: z.string(),
  province: z.string(),
  town: z.string(),
  setting: z.string(),
  lat: z.number().nullable(),
  long: z.number().nullable(),
  image: picture.nullable(),
  /** Published weeks. */
  available: z.number().int(),
  /** The lowest price among them; null if there are none. */
  fromPrice: z.number().nullable(),
})

export type ResortCard = z.infer<typeof resortCard>

export const facility = z.object({ category: z.string(), description: z.string() })
export type Facility = z.infer<typeof facility>

export const mediaCategories = ['Facebook', 'Twitter', 'YouTube', 'Website', 'WalkThrough'] as const

export const resortMedia = z.object({ prCategory: z.enum(mediaCategories), prSite: z.string() })
export type ResortMedia = z.infer<typeof resortMedia>

/** The resort page. */
export const resortPage = resortCard.extend({
  address: z.string(),
  postalCode: z.string(),
  /** One entry per paragraph. */
  description: z.array(z.string()),
  images: z.array(picture),
  layout: z.array(picture),
  media: z.array(resortMedia),
  unitTypes: z.array(
    z.object({
      name: z.string(),
      bedrooms: z.number().int(),
      sleeps: z.number().int(),
      description: z.string(),
    }),
  ),
  seasonCalendar: z.string(),
  accommodationType: z.string(),
  legalBasis: z.enum(legalBases).nullable(),
  legalYears: z.number().int().nullable(),
  schemeName: z.string(),
  schemeAddress: z.string(),
})

export type ResortPage = z.infer<typeof resortPage>

/** A resort's data with the names of the old front end. */
export const resortData = z.object({
  resortId: z.number().int(),
  resortCode: z.string(),
  prName: z.string(),
  prLatitude: z.number().nullable(),
  prLongitude: z.number().nullable(),
  /** The coordinates as a text pair. */
  prPostAdd1: z.string(),
  images: z.array(picture),
  layout: z.array(picture),
  resortImage: picture.nullable(),
  media: z.array(resortMedia),
  weeksAvailable: z.number().int(),
})
