import { formatRand } from '#contract/values/rand.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Listing } from './listing-record.ts'

export function listingLink(listing: Listing, publicUrl: string): string {
  if (listing.kind === 'property') {
    return `${publicUrl}/property/${listing.usage.toLowerCase()}/property/${listing.id}`
  }
  return `${publicUrl}/resort/${encodeURIComponent(listing.resortCode || 'other')}/${listing.id}`
}

/** The tags of a listing that fit a week as well as a property. */
export function listingPlaceholders(listing: Listing, publicUrl: string): PlaceholderValues {
  return {
    'Property.Ref': listing.reference,
    'Property.Name': listing.title,
    'Property.Price': formatRand(listing.price),
    'Property.Id': String(listing.id),
    'Resort.Owner': listing.owner.name,
    'System.Reference': listing.reference,
    'System.ListingLink': listingLink(listing, publicUrl),
    'System.OffersLink': `${publicUrl}/Offers`,
  }
}
