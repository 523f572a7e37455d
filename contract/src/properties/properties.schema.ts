import { z } from 'zod'
import { picture } from '../values/picture.ts'

export const usages = ['Residential', 'Commercial'] as const
export type Usage = (typeof usages)[number]

/** The card of search results and of the latest listings. */
export const propertyCard = z.object({
  id: z.number().int(),
  propertyUsageType: z.enum(usages),
  isSale: z.boolean(),
  displayPrice: z.string(),
  /** Month, Day or m2 for rentals; null for sales. */
  pricePer: z.string().nullable(),
  displayImage: picture.nullable(),
  imageCount: z.number().int(),
  displayText: z.string(),
  displayColor: z.enum(['green', 'orange', 'red']),
  suburb: z.string(),
  city: z.string(),
  province: z.string(),
  shortDescription: z.string(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  garages: z.number().nullable(),
  /** Square metres: the erf, or the floor where there is no erf. */
  size: z.number().nullable(),
  propertyReference: z.string(),
  price: z.number(),
  dateCreated: z.string(),
  dateAvailable: z.string().nullable(),
})

export type PropertyCard = z.infer<typeof propertyCard>
