import type { OfferActor } from '#contract/offers/offers.states.ts'
import type { Session } from '../../kit/session.ts'
import { managerOf } from '../listings/listings.policy.ts'
import type { Listing } from '../listings/listing-record.ts'

/**
 * In which role a person acts on an offer; undefined for everyone else, for whom it does not exist.
 * The person who made the offer is its bidder, in any other role too, so that nobody responds to
 * their own offer.
 */
export function actorOn(
  offer: { userId: number },
  listing: Listing,
  session: Session,
): OfferActor | undefined {
  return offer.userId === session.userId ? 'bidder' : managerOf(listing, session)
}
