import { links } from '#contract/links.ts'
import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import { priceInWords } from '#contract/properties/price-per.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Listing } from './listing-record.ts'

const pathOf: Record<ListingKind, (listing: Listing) => string> = {
  week: ({ id, resortCode }) => links.week(resortCode, id),
  property: ({ id, usage }) => links.property(usage, id),
}

export function listingLink(listing: Listing, publicUrl: string): string {
  return publicUrl + pathOf[listing.kind](listing)
}

const editPathOf: Record<ListingKind, (id: number) => string> = {
  week: links.ownWeek,
  property: links.editProperty,
}

/** Where its owner changes it. */
export function editLink({ kind, id }: ListingKey, publicUrl: string): string {
  return publicUrl + editPathOf[kind](id)
}

/** The tags of a listing that suit both weeks and properties. */
export function listingPlaceholders(listing: Listing, publicUrl: string) {
  return {
    'Property.Ref': listing.reference,
    'Property.Name': listing.title,
    'Property.Price': priceInWords(listing),
    'Property.Id': String(listing.id),
    'Resort.Owner': listing.owner.name,
    'System.Reference': listing.reference,
    'System.ListingLink': listingLink(listing, publicUrl),
    'System.OffersLink': `${publicUrl}${links.offers()}`,
  } satisfies PlaceholderValues
}
