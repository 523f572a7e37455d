import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Tx } from '../../db/connect.ts'
import * as queries from './offers.queries.ts'

/** What offers exist on a listing, for code that changes or deletes it. */
export async function findOffersOn(
  tx: Tx,
  listing: ListingKey,
): Promise<{ open: boolean; accepted: boolean }> {
  return {
    open: await queries.hasOpenOffer(tx, listing),
    accepted: await queries.hasAcceptedOffer(tx, listing),
  }
}

/** Whether this user has an offer on the listing that is open or accepted. */
export function hasLiveOffer(tx: Tx, listing: ListingKey, userId: number): Promise<boolean> {
  return queries.hasLiveOffer(tx, listing, userId)
}
