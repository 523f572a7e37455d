import { AppError } from '#contract/errors.ts'
import { mayTransition, stageOf } from '#contract/listings/listings.states.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferActor } from '#contract/offers/offers.states.ts'
import { today } from '#contract/values/day.ts'
import { isTenderOver } from '#contract/weeks/weeks.states.ts'
import type { Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import type { Listing } from '../listings/listing-record.ts'
import type { ListingManager } from '../listings/listings.policy.ts'

function refuse(message: string): never {
  throw new AppError('wrongState', { message })
}

/** A bidder accepting the owner's counter-offer does what the owner agreed to. */
const managerFor = (actor: OfferActor): ListingManager =>
  actor === 'superAdmin' ? 'superAdmin' : 'owner'

/** CIP, S and P accept no offers, nor do rented-out or unpaid listings. */
export function checkTakesOffers(listing: Listing): void {
  if (listing.stopsEnquiries || !mayTransition('acceptOffer', listing.statusCode)) {
    refuse(texts.closed)
  }
}

/** Nobody bids after the last day of a tender. Its owner can still decide on existing offers. */
export function checkTenderIsOpen({ tenderClosesOn }: Listing): void {
  if (isTenderOver(tenderClosesOn, today())) refuse(texts.tenderClosed)
}

/** Sets the listing to Offer Pending; the caller holds its lock. */
export async function setOfferPending(
  { listingKinds }: Services,
  tx: Tx,
  listing: Listing,
  actor: OfferActor,
): Promise<void> {
  if (listing.deleted) refuse(texts.closed)
  checkTakesOffers(listing)
  await listingKinds[listing.kind].setUnderOffer(tx, listing.id, managerFor(actor))
}

/**
 * The listing returns to the market, unless its owner has already changed it; sold listings stay
 * sold.
 */
export async function reopenListing(
  { listingKinds }: Services,
  tx: Tx,
  listing: Listing,
  actor: OfferActor,
): Promise<void> {
  if (listing.deleted || stageOf(listing.statusCode) === 'gone') refuse(texts.cannotReopen)
  if (!mayTransition('reopen', listing.statusCode)) return
  await listingKinds[listing.kind].putBackOnMarket(tx, listing.id, managerFor(actor))
}
