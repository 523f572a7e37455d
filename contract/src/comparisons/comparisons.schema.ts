import { z } from 'zod'
import { picture } from '../values/picture.schema.ts'
import { property } from '../properties/properties.schema.ts'
import { publicWeek } from '../weeks/weeks.schema.ts'

/** From the listing to one of the places, in the order of the places. */
export const comparedDrive = z.object({
  /** By car, without traffic; null if no road is known. */
  minutes: z.number().int().nullable(),
  /** As the crow flies. */
  km: z.number().nullable(),
})

export type ComparedDrive = z.infer<typeof comparedDrive>

/** What a comparison adds to a listing. */
const added = {
  pictures: z.array(picture),
  /** By how much the price was lowered in the last thirty days, in rand. */
  reducedBy: z.number().nullable(),
  daysOnSite: z.number().int().nullable(),
  drives: z.array(comparedDrive),
  /**
   * Null if the listing is not on the map; for a property without its address, the middle of its
   * suburb.
   */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
}

export const comparedProperty = property
  .pick({
    id: true,
    propertyRef: true,
    propertyUsageType: true,
    propertyType: true,
    isSale: true,
    shortDescription: true,
    price: true,
    displayPrice: true,
    pricePer: true,
    dateAvailable: true,
    suburb: true,
    city: true,
    statusString: true,
    displayColor: true,
    bedrooms: true,
    bathrooms: true,
    garages: true,
    erfSize: true,
    floorSize: true,
    displayData: true,
    mayEnquire: true,
  })
  .extend(added)

export type ComparedProperty = z.infer<typeof comparedProperty>

export const comparedWeek = publicWeek
  .omit({ images: true, image: true, practitioner: true })
  .extend(added)

export type ComparedWeek = z.infer<typeof comparedWeek>

export const comparedPlace = z.object({ key: z.string(), name: z.string() })

export type ComparedPlace = z.infer<typeof comparedPlace>

export function comparisonOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    /** Those that are not published; nothing else is revealed about them. */
    gone: z.array(z.number().int()),
    /** Those that we know. */
    places: z.array(comparedPlace),
  })
}
