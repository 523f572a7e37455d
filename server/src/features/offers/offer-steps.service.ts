import type { ParsedInputOf } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { listingKeyOf } from '#contract/listings/listings.schema.ts'
import { isVisible } from '#contract/listings/visibility.ts'
import type * as calls from '#contract/offers/offers.calls.ts'
import {
  offerConsentVersion,
  offersMessages as messages,
  offersTexts as texts,
} from '#contract/offers/offers.messages.ts'
import type { NewOffer } from '#contract/offers/offers.schema.ts'
import {
  isOffersActor,
  offerRefusal,
  offerRules,
  type OfferAction,
} from '#contract/offers/offers.states.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { violatedConstraint } from '../../db/errors.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { isSeller } from '../listings/listings.policy.ts'
import { lockListing } from '../listings/listings.service.ts'
import { recordConsent } from '../consents/consents.service.ts'
import {
  checkTakesOffers,
  checkTenderIsOpen,
  reopenListing,
  setOfferPending,
} from './offer-listing.ts'
import { putOfferEmails } from './offer-emails.ts'
import { notifyOfOffer } from './offer-notices.ts'
import * as queries from './offers.queries.ts'
import { findOwnOffer, toOfferDetail, type OwnOffer } from './offers.service.ts'

/** What one step does to the offer and adds to the thread. */
interface Step {
  kind: queries.OfferEvent['kind']
  values: Parameters<typeof queries.changeOffer>[3]
  amount: number
  comment: string
  /** Whether this person shares their details with the other side, if the action requires it. */
  consent?: boolean
}

function refuse(message: string): never {
  throw new AppError('wrongState', { message })
}

/** Stores what happened: the consent, the event and the emails. */
async function record(
  services: Services,
  tx: Tx,
  own: OwnOffer,
  { kind, amount, comment, consent }: Omit<Step, 'values'>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const offerId = own.offer.id
  if (consent !== undefined) {
    const textVersion = offerConsentVersion
    await recordConsent(tx, context, { purpose: 'offer', textVersion, given: consent, offerId })
  }
  const id = await queries.insertEvent(tx, {
    offerId,
    kind,
    side: own.actor === 'bidder' ? 'bidder' : 'owner',
    actorUserId: userId,
    amount: String(amount),
    comment,
  })
  await putOfferEmails(services, tx, own, { id, kind, amount, comment }, context.requestId)
  await notifyOfOffer(tx, own, { id, kind }, userId)
}

/**
 * One transition of a negotiation: lock, check the table of transitions, change, notify the other
 * side, return the offer.
 */
async function takeStep(
  services: Services,
  id: number,
  context: CallContext,
  action: OfferAction,
  change: (tx: Tx, own: OwnOffer) => Promise<Step> | Step,
) {
  const session = sessionOf(context)
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const found = await findOwnOffer(tx, id, session)
    if (!isOffersActor(action, found.actor)) throw new AppError('notAllowed')
    // The second of two simultaneous responses waits here and then sees the first.
    await lockListing(tx, found.listing)
    await queries.lockOffer(tx, id)
    const own = await findOwnOffer(tx, id, session)
    const refusal = offerRefusal(action, own.offer)
    if (refusal) refuse(refusal)
    const step = await change(tx, own)
    const { from, to } = offerRules[action]
    const changed = await queries.changeOffer(tx, id, from, { ...step.values, statusCode: to })
    if (!changed) refuse(texts.notOpen)
    await record(services, tx, own, step, context)
    return toOfferDetail(tx, await findOwnOffer(tx, id, session))
  })
  services.outbox.wake()
  return reply
}

async function checkMayBid(tx: Tx, input: NewOffer, context: CallContext) {
  const session = sessionOf(context)
  const key = listingKeyOf({ weekId: input.timeshareWeekId, propertyId: input.propertyId })
  const listing = await lockListing(tx, key)
  if (isSeller(listing, session)) refuse(texts.ownListing)
  if (!isVisible(listing, today())) throw new AppError('notFound')
  checkTakesOffers(listing)
  checkTenderIsOpen(listing)
  if (await queries.hasOpenOffer(tx, key, session.userId)) refuse(texts.alreadyOpen)
  return listing
}

export async function makeOffer(services: Services, input: NewOffer, context: CallContext) {
  const session = sessionOf(context)
  const { userId } = session
  const { amount, comment, consent } = input
  const reply = await transaction(services.database, actorOf(context), async (tx) => {
    const listing = await checkMayBid(tx, input, context)
    const id = await queries.insertOffer(tx, {
      userId,
      weekId: input.timeshareWeekId,
      propertyId: input.propertyId,
      tenderWeek: listing.isTender,
      amount: String(amount),
      comment,
      consent,
    })
    const own = await findOwnOffer(tx, id, session)
    await record(services, tx, own, { kind: 'made', amount, comment, consent }, context)
    return { ...(await toOfferDetail(tx, own)), message: messages.submitted }
  }).catch((error: unknown) => {
    if (violatedConstraint(error)?.startsWith('offers_one_open')) refuse(texts.alreadyOpen)
    throw error
  })
  services.outbox.wake()
  return reply
}

/** A new amount from the bidder replaces the counter-offer, so that none is open any longer. */
export async function changeOffer(
  services: Services,
  { id, amount, comment, consent }: ParsedInputOf<typeof calls.changeOffer>,
  context: CallContext,
) {
  const reply = await takeStep(services, id, context, 'change', (_tx, { offer, listing }) => {
    checkTenderIsOpen(listing)
    return {
      kind: 'changed',
      values: { amount: String(amount), comment, consent, counterAmount: null },
      amount,
      comment,
      ...(consent === offer.consent ? {} : { consent }),
    }
  })
  return { ...reply, message: messages.submitted }
}

export async function withdrawOffer(
  services: Services,
  { id, comment }: ParsedInputOf<typeof calls.withdrawOffer>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const reply = await takeStep(services, id, context, 'withdraw', (_tx, { offer }) => ({
    kind: 'withdrawn',
    values: { decidedAt: new Date(), decidedBy: userId },
    amount: offer.amount,
    comment,
  }))
  return { ...reply, message: texts.withdrawn }
}

/**
 * Only one offer at a time is accepted on a listing; the others stay open until someone responds.
 */
async function agree(services: Services, tx: Tx, { offer, listing, actor }: OwnOffer) {
  if (await queries.hasAcceptedOffer(tx, listing, offer.id)) refuse(texts.otherAccepted)
  await setOfferPending(services, tx, listing, actor)
}

export async function acceptOffer(
  services: Services,
  { id, amount, consent }: ParsedInputOf<typeof calls.acceptOffer>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const reply = await takeStep(services, id, context, 'accept', async (tx, own) => {
    const { offer } = own
    if (amount !== undefined && amount !== offer.amount) refuse(texts.amountChanged)
    await agree(services, tx, own)
    const values = { counterAmount: null, decidedAt: new Date(), decidedBy: userId }
    return { kind: 'accepted', values, amount: offer.amount, comment: '', consent }
  })
  return { ...reply, message: messages.accepted }
}

export async function acceptCounterOffer(
  services: Services,
  { id, amount }: ParsedInputOf<typeof calls.acceptCounterOffer>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const reply = await takeStep(services, id, context, 'acceptCounter', async (tx, own) => {
    if (amount !== own.offer.counterAmount) refuse(texts.amountChanged)
    await agree(services, tx, own)
    const values = {
      amount: String(amount),
      counterAmount: null,
      decidedAt: new Date(),
      decidedBy: userId,
    }
    return { kind: 'accepted', values, amount, comment: '' }
  })
  return { ...reply, message: messages.accepted }
}

export async function declineOffer(
  services: Services,
  { id, comment }: ParsedInputOf<typeof calls.declineOffer>,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  const reply = await takeStep(services, id, context, 'decline', (_tx, { offer }) => ({
    kind: 'declined',
    values: { declineReason: comment, decidedAt: new Date(), decidedBy: userId },
    amount: offer.amount,
    comment,
  }))
  return { ...reply, message: messages.declined }
}

export async function counterOffer(
  services: Services,
  { id, amount, comment, consent }: ParsedInputOf<typeof calls.counterOffer>,
  context: CallContext,
) {
  const reply = await takeStep(services, id, context, 'counter', (_tx, { listing }) => {
    checkTakesOffers(listing)
    return {
      kind: 'countered',
      values: { counterAmount: String(amount) },
      amount,
      comment,
      consent,
    }
  })
  return { ...reply, message: texts.countered }
}

export async function reopenOffer(
  services: Services,
  { id, comment }: ParsedInputOf<typeof calls.reopenOffer>,
  context: CallContext,
) {
  const reply = await takeStep(
    services,
    id,
    context,
    'reopen',
    async (tx, { offer, listing, actor }) => {
      if (await queries.hasOpenOffer(tx, listing, offer.userId)) refuse(texts.alreadyOpen)
      await reopenListing(services, tx, listing, actor)
      const values = { decidedAt: null, decidedBy: null }
      return { kind: 'reopened', values, amount: offer.amount, comment }
    },
  )
  return { ...reply, message: texts.reopened }
}
