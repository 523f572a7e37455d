import { AppError } from '#contract/errors.ts'
import { offersTexts as texts } from '#contract/offers/offers.messages.ts'
import type { OfferActor } from '#contract/offers/offers.states.ts'
import { awaitsPayment, isOpen, openStatus } from '#contract/properties/properties.states.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import type { Tx } from '../../db/connect.ts'
import type { Listing } from '../listings/listing-record.ts'
import { findFeeState } from '../listings/fees.queries.ts'
import * as properties from '../properties/properties.queries.ts'
import { checkAction } from '../weeks/week-life.service.ts'
import { findWeek } from '../weeks/week-record.queries.ts'
import { changeWeek, statusIdOf as weekStatusId } from '../weeks/week-writing.queries.ts'

const offerPending = 'P'

function refuse(message: string): never {
  throw new AppError('wrongState', { message })
}

/** CIP, S and P take no offers, nor does what is rented out or has not been paid for. */
export function checkTakesOffers(listing: Listing): void {
  const { statusCode } = listing
  if (listing.stopsEnquiries || !isOpen(statusCode) || awaitsPayment(statusCode)) {
    refuse(texts.closed)
  }
}

async function stepWeek(tx: Tx, id: number, action: 'acceptOffer' | 'reopen', actor: OfferActor) {
  const week = await findWeek(tx, id)
  if (!week) throw new AppError('notFound')
  // A bidder who accepts the owner's counter-offer does what the owner agreed to.
  checkAction(action, week, actor === 'superAdmin' ? 'superAdmin' : 'owner')
  const code =
    action === 'acceptOffer'
      ? weekStatus.offerPending
      : week.fee === 'due'
        ? weekStatus.awaitingPayment
        : weekStatus.available
  await changeWeek(tx, id, week.version, { statusId: await weekStatusId(tx, code) })
}

async function setPropertyStatus(tx: Tx, id: number, code: string) {
  await properties.changeProperty(tx, id, { statusId: await properties.statusIdOf(tx, code) })
}

/** The listing shows Offer Pending from now on; the caller holds its lock. */
export async function setOfferPending(tx: Tx, listing: Listing, actor: OfferActor): Promise<void> {
  if (listing.deleted) refuse(texts.closed)
  checkTakesOffers(listing)
  if (listing.kind === 'week') return stepWeek(tx, listing.id, 'acceptOffer', actor)
  return setPropertyStatus(tx, listing.id, offerPending)
}

const gone = ['S', 'RO']
const taken = [offerPending, 'CIP']

/**
 * The listing is on the market again, unless its owner saw to that; what was sold stays sold. One
 * whose fee was refunded meanwhile waits for the fee first.
 */
export async function reopenListing(tx: Tx, listing: Listing, actor: OfferActor): Promise<void> {
  if (listing.deleted || gone.includes(listing.statusCode)) refuse(texts.cannotReopen)
  if (!taken.includes(listing.statusCode)) return
  if (listing.kind === 'week') return stepWeek(tx, listing.id, 'reopen', actor)
  const due = (await findFeeState(tx, listing)) === 'due'
  return setPropertyStatus(tx, listing.id, due ? 'AP' : openStatus(listing.isSale))
}
