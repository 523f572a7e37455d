import type { ListingKey, ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import { propertyListing } from '../properties/property-listing.service.ts'
import { weekListing } from '../weeks/week-listing.service.ts'
import type { ListingKindService, PaidItem } from './listing-kind.ts'
import { listingPlaceholders } from './listing-placeholders.ts'
import type { Listing } from './listing-record.ts'
import type { ListingManager } from './listings.policy.ts'

/** The one place that tells weeks from properties for the features around a listing. */
const kinds: Record<ListingKind, ListingKindService> = {
  week: weekListing,
  property: propertyListing,
}

export function markPaid(tx: Tx, { kind, id }: ListingKey, at: Date): Promise<void> {
  return kinds[kind].markPaid(tx, id, at)
}

export function awaitEft(tx: Tx, { kind, id }: ListingKey, manager: ListingManager): Promise<void> {
  return kinds[kind].awaitEft(tx, id, manager)
}

export function setUnderOffer(
  tx: Tx,
  { kind, id }: ListingKey,
  manager: ListingManager,
): Promise<void> {
  return kinds[kind].setUnderOffer(tx, id, manager)
}

export function putBackOnMarket(
  tx: Tx,
  { kind, id }: ListingKey,
  manager: ListingManager,
): Promise<void> {
  return kinds[kind].putBackOnMarket(tx, id, manager)
}

/** The values of a listing for the tags of every template about listings. */
export async function findPlaceholders(
  db: Executor,
  listing: Listing,
  publicUrl: string,
): Promise<PlaceholderValues & ReturnType<typeof listingPlaceholders>> {
  return {
    ...(await kinds[listing.kind].placeholders(db, listing.id, publicUrl)),
    ...listingPlaceholders(listing, publicUrl),
  }
}

export function findPaidItem(db: Executor, listing: Listing): Promise<PaidItem> {
  return kinds[listing.kind].paidItem(db, listing)
}
