import { z } from 'zod'
import { listingKinds, type ListingKey } from '../listings/listings.schema.ts'
import { propertyCard } from '../properties/properties.schema.ts'
import { id } from '../values/id.ts'
import { weekCard } from '../weeks/weeks.schema.ts'
import { changeKinds } from './changes.ts'
import { favouritesTexts as texts } from './favourites.messages.ts'
import { mostListings } from './key-text.ts'
import { longestNote } from './limits.ts'

export const listingKey = z.object({ kind: z.enum(listingKinds), id })

/** Several listings in an address: `property-12,week-4`. */
export const listingList = z
  .string()
  .max(mostListings * 20, texts.listingsInvalid)
  .regex(/^(?:(?:property|week)-[1-9]\d{0,8}(?:,(?!$)|$)){1,100}$/, texts.listingsInvalid)
  .transform((text): ListingKey[] =>
    [...new Set(text.split(','))].map((one) => {
      const [kind, number] = one.split('-')
      return { kind: kind as ListingKey['kind'], id: Number(number) }
    }),
  )

/** A listing as everyone may see it now. One that is not published has neither card nor status. */
export const listingNow = listingKey.extend({
  property: propertyCard.nullable(),
  week: weekCard.nullable(),
  price: z.number().nullable(),
  /** The code of its status, to compare with. */
  status: z.string().nullable(),
  /** When its public price and its public status last changed. */
  priceChangedAt: z.string().nullable(),
  statusChangedAt: z.string().nullable(),
})

export type ListingNow = z.infer<typeof listingNow>

export const favourite = listingNow.extend({
  addedAt: z.string(),
  note: z.string().nullable(),
  folderId: z.number().int().nullable(),
  /** What the person saw on the previous visit. */
  seenPrice: z.number(),
  changes: z.array(z.enum(changeKinds)),
})

export type Favourite = z.infer<typeof favourite>

export const favouriteFolder = z.object({
  id: z.number().int(),
  name: z.string(),
  count: z.number().int(),
})

export type FavouriteFolder = z.infer<typeof favouriteFolder>

export const favouriteShare = z.object({
  id: z.number().int(),
  folderId: z.number().int().nullable(),
  withNotes: z.boolean(),
  /** The secret of the link. */
  token: z.string(),
  createdAt: z.string(),
})

export type FavouriteShare = z.infer<typeof favouriteShare>

/** A favourite on a visitor's device, when it is merged into the account. */
export const deviceFavourite = listingKey.extend({
  addedAt: z.iso.datetime().max(30),
  note: z.string().trim().max(longestNote).nullish(),
  seenPrice: z.number().nonnegative().max(1_000_000_000).nullish(),
  seenStatus: z.string().max(10).nullish(),
})

export type DeviceFavourite = z.infer<typeof deviceFavourite>

/** How much interest others have in a listing. */
export const listingInterest = z.object({
  /** Null if there are few. */
  views: z.number().int().nullable(),
  favourites: z.number().int().nullable(),
})

export type ListingInterest = z.infer<typeof listingInterest>
