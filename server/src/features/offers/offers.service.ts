import { AppError } from '#contract/errors.ts'
import { listingKeyOf } from '#contract/listings/listings.schema.ts'
import type { OfferContact, OfferDetail } from '#contract/offers/offers.schema.ts'
import {
  offerMay,
  offerStatus,
  offerStatusNames,
  type OfferActor,
} from '#contract/offers/offers.states.ts'
import type { Executor } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import type { Session } from '../../kit/session.ts'
import { getListing } from '../listings/listings.service.ts'
import type { Listing } from '../listings/listing-record.ts'
import { actorOn } from './offers.policy.ts'
import * as queries from './offers.queries.ts'

export interface OwnOffer {
  offer: queries.OfferRecord
  listing: Listing
  actor: OfferActor
}

/** An offer with the role of the caller; someone else's offer is treated as missing. */
export async function findOwnOffer(db: Executor, id: number, session: Session): Promise<OwnOffer> {
  const offer = await queries.findOffer(db, id)
  if (!offer) throw new AppError('notFound')
  const listing = await getListing(db, listingKeyOf(offer))
  const actor = actorOn(offer, listing, session)
  if (!actor) throw new AppError('notFound')
  const early = !offer.delivered && actor !== 'bidder' && session.role !== 'superAdmin'
  if (early) throw new AppError('notFound')
  return { offer, listing, actor }
}

function typeOf(offer: queries.OfferRecord, listing: Listing): string {
  return offer.tenderWeek ? 'Tender Week' : listing.usage
}

/** Each side gets the other's contact details once they agree, and with the other's consent. */
export function contactsOf({ offer, listing }: Pick<OwnOffer, 'offer' | 'listing'>): {
  buyer: OfferContact | null
  seller: OfferContact | null
  agent: OfferContact | null
} {
  if (offer.statusCode !== offerStatus.accepted) return { buyer: null, seller: null, agent: null }
  return {
    buyer: offer.consent ? offer.bidder : null,
    seller: offer.sellerConsent ? listing.owner : null,
    agent: offer.sellerConsent ? listing.agent : null,
  }
}

export async function toOfferDetail(db: Executor, own: OwnOffer): Promise<OfferDetail> {
  const { offer, listing, actor } = own
  const thread = await queries.findThread(db, offer.id)
  const { kind, id, reference, title, price, pricePer, usage, isSale } = listing
  const { statusCode, resortCode } = listing
  return {
    id: offer.id,
    userId: offer.userId,
    date: offer.createdAt,
    type: typeOf(offer, listing),
    amount: offer.amount,
    counterAmount: offer.counterAmount,
    comment: offer.comment,
    consent: offer.consent,
    propertyId: offer.propertyId,
    timeshareWeekId: offer.weekId,
    tenderWeek: offer.tenderWeek,
    statusCode: offer.statusCode,
    status: offerStatusNames[offer.statusCode],
    declineReason: offer.declineReason,
    madeBy: offer.bidder?.name ?? '',
    decided: offer.decidedAt,
    listing: { kind, id, reference, title, price, pricePer, usage, isSale, statusCode, resortCode },
    thread: thread.map(({ createdAt, amount, ...step }) => ({
      ...step,
      amount: amount === null ? null : Number(amount),
      at: createdAt.toISOString(),
    })),
    ...contactsOf(own),
    may: offerMay(offer, actor),
  }
}

export async function getOffer({ database }: Services, id: number, context: CallContext) {
  return toOfferDetail(database.db, await findOwnOffer(database.db, id, sessionOf(context)))
}

async function pageOfOffers(
  { database }: Services,
  whose: Parameters<typeof queries.findOffers>[1],
  query: queries.OffersQuery,
) {
  const { items, total } = await queries.findOffers(database.db, whose, query)
  const { page, size } = query
  const rows = items.map((item) => ({ ...item, status: offerStatusNames[item.statusCode] }))
  return { items: rows, total, page, size }
}

/** Users see their own list; a Super Admin can read anyone's. */
export async function listOffers(
  services: Services,
  query: queries.OffersQuery & { x: string },
  context: CallContext,
) {
  const session = sessionOf(context)
  const isSelf = query.x.toLowerCase() === session.username.toLowerCase()
  if (!isSelf && session.role !== 'superAdmin') throw new AppError('notAllowed')
  const { db } = services.database
  const userId = isSelf ? session.userId : await queries.findUserId(db, query.x)
  if (userId === undefined) throw new AppError('notFound')
  return pageOfOffers(services, { userId, everything: false }, query)
}

export function listAllOffers(
  services: Services,
  query: queries.OffersQuery,
  context: CallContext,
) {
  return pageOfOffers(services, { userId: sessionOf(context).userId, everything: true }, query)
}

export async function getOfferTemplate(context: CallContext) {
  return {
    id: 0 as const,
    userId: sessionOf(context).userId,
    amount: 0,
    comment: '',
    consent: true,
    propertyId: null,
    timeshareWeekId: null,
    tenderWeek: false,
    statusCode: offerStatus.open,
    status: offerStatusNames[offerStatus.open],
    declineReason: null,
  }
}
