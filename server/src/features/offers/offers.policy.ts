import type { OfferActor } from '#contract/offers/offers.states.ts'
import type { Session } from '../../kit/session.ts'
import { isSellerSide } from '../enquiries/listings.policy.ts'
import type { Listing } from '../enquiries/listings.queries.ts'

/**
 * As whom a person acts on an offer; undefined for everyone else, for whom it does not exist.
 * Whoever made the offer is its bidder, whatever else they are, so that nobody answers themselves.
 */
export function actorOn(
  offer: { userId: number },
  listing: Listing,
  session: Session,
): OfferActor | undefined {
  if (offer.userId === session.userId) return 'bidder'
  if (session.role === 'superAdmin') return 'superAdmin'
  return isSellerSide(listing, session) ? 'owner' : undefined
}
