import { AppError } from '#contract/errors.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { ListingKinds } from './listing-kind.ts'
import { listingPlaceholders } from './listing-placeholders.ts'
import type { Listing } from './listing-record.ts'
import * as queries from './listings.queries.ts'

/** A listing, even a deleted one: messages about it remain. Throws if it never existed. */
export async function getListing(db: Executor, key: ListingKey): Promise<Listing> {
  const listing = await queries.findListing(db, key)
  if (!listing) throw new AppError('notFound')
  return listing
}

/** The current listing, locked until this transaction ends. */
export async function lockListing(tx: Tx, key: ListingKey): Promise<Listing> {
  await queries.lockListing(tx, key)
  return getListing(tx, key)
}

/** Agents list under their own name and for their agency, everyone else for themselves. */
export async function listingAgentOf(
  db: Executor,
  userId: number,
): Promise<{ agentId: number | null; agencyId: number | null }> {
  const agent = await queries.findAgentOfUser(db, userId)
  return agent ?? { agentId: null, agencyId: null }
}

/** The values of a listing for the tags of every template about listings. */
export async function findPlaceholders(
  kinds: ListingKinds,
  db: Executor,
  listing: Listing,
  publicUrl: string,
): Promise<PlaceholderValues & ReturnType<typeof listingPlaceholders>> {
  return {
    ...(await kinds[listing.kind].placeholders(db, listing.id, publicUrl)),
    ...listingPlaceholders(listing, publicUrl),
  }
}
