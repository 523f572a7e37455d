import { AppError, type FieldErrors } from '#contract/errors.ts'
import { isAwaitingPayment, mayTransition } from '#contract/listings/listings.states.ts'
import { systemMessages } from '#contract/messages.ts'
import {
  propertiesMessages,
  propertiesTexts as texts,
} from '#contract/properties/properties.messages.ts'
import type { ChangedProperty, NewProperty } from '#contract/properties/properties.form.ts'
import {
  isOpen,
  isSaleAfter,
  mayChangeStatus,
  mayHideAfter,
  openStatus,
  propertyStatus,
} from '#contract/properties/properties.states.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../http/call-context.ts'
import { safeRichText } from '../../kit/rich-text.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Parts } from '../../parts.ts'
import type { Session } from '../accounts/sessions.service.ts'
import { sendDraft } from '../drafts/drafts.service.ts'
import { findFields } from '../field-groups/field-groups.queries.ts'
import { findStatusId } from '../listings/statuses.service.ts'
import { managerOf } from '../listings/listings.policy.ts'
import {
  requireFeeFor,
  requirePublishable,
  type PublishingWords,
} from '../listings/publishing.policy.ts'
import { hasAcceptedOffer } from '../offers/listing-offers.service.ts'
import { hasOpenPayment } from '../payments/listing-payments.service.ts'
import { findType } from '../property-types/property-types.queries.ts'
import { replaceFieldValues } from './field-values.queries.ts'
import * as queries from './properties.queries.ts'
import { readUserFields } from './user-fields.ts'

/** Everything about a listing that has to be looked up before it can be believed. */
async function readListing(tx: Tx, input: NewProperty) {
  const fields: FieldErrors = {}
  const type = await findType(tx, input.propertyTypeId)
  if (!type || type.usage !== input.propertyUsageType) fields.propertyTypeId = texts.typeUnknown
  const middle = await queries.findMiddle(tx, input)
  if (!middle) fields.suburbId = texts.placeUnknown
  const read = readUserFields(
    input.propertyUserFields,
    await findFields(tx),
    input.propertyUsageType,
  )
  Object.assign(fields, read.errors)
  if (Object.keys(fields).length) {
    throw new AppError('invalidInput', { message: propertiesMessages.fieldsMissing, fields })
  }
  return { ...read, middle }
}

/** The columns that a form fills. Without a pin it stands in the middle of its place. */
function columnsOf(input: NewProperty, middle: queries.Middle | undefined) {
  const at = input.propertCoords ?? middle
  return {
    usage: input.propertyUsageType,
    isSale: input.isSale,
    propertyTypeId: input.propertyTypeId,
    name: input.propertyName ?? '',
    unit: input.propertyUsageType === 'Commercial' ? input.unit : null,
    shortDescription: input.shortDescription,
    description: safeRichText(input.description),
    price: String(input.price),
    pricePer: input.isSale ? null : (input.pricePer ?? 'Month'),
    operationalCosts: input.operationalCosts == null ? null : String(input.operationalCosts),
    dateAvailable: input.dateAvailable,
    showAddress: input.showAddress,
    addressLine1: input.addressLine1,
    addressLine2: input.addressLine2,
    addressLine3: input.addressLine3,
    streetNumber: input.streetNumber,
    streetName: input.streetName,
    postalCode: input.postalCode,
    addressUrl: input.addressUrl,
    lat: at?.lat ?? null,
    lng: at?.lng ?? null,
    pinned: Boolean(input.propertCoords),
    provinceId: input.provinceId,
    cityId: input.cityId,
    suburbId: input.suburbId ?? null,
    ...(input.suburbId ? {} : { suburb: input.suburb ?? '' }),
    virtualTour: input.virtualTour,
    video: input.video,
  }
}

/** A new listing waits for its fee; whose it is comes from the session and the agent's record. */
export async function createProperty(parts: Parts, input: NewProperty, context: CallContext) {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    await sendDraft(tx, session.userId, input.draftKey)
    const { values, facts, middle } = await readListing(tx, input)
    const agent = await queries.findAgentOf(tx, session.userId)
    const row = await queries.insertProperty(tx, {
      ...columnsOf(input, middle),
      ...facts,
      ownerUserId: session.userId,
      createdBy: session.userId,
      agentId: agent?.agentId ?? null,
      agencyId: agent?.agencyId ?? null,
      statusId: await findStatusId(tx, propertyStatus.awaitingPayment),
    })
    await replaceFieldValues(tx, row.id, values)
    return {
      id: row.id,
      propertyRef: row.reference,
      version: row.version,
      statusCode: propertyStatus.awaitingPayment,
      isPublished: false,
    }
  })
}

/** The listing, locked, when this person manages it. */
export async function ownListing(
  tx: Tx,
  id: number,
  session: Session,
): Promise<queries.ListingState> {
  const state = await queries.findState(tx, id, { lock: true })
  if (!state) throw new AppError('notFound')
  if (managerOf(state, session)) return state
  throw new AppError(state.published ? 'notAllowed' : 'notFound')
}

function savedReply(
  state: queries.ListingState,
  version: number,
  statusCode: string,
  published: boolean,
) {
  return { id: state.id, propertyRef: state.reference, version, statusCode, isPublished: published }
}

/** With an offer pending or once it is gone, its status and its day of hiding are all that changes. */
export async function updateProperty(parts: Parts, input: ChangedProperty, context: CallContext) {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    const state = await ownListing(tx, input.id, session)
    if (state.version !== input.version) {
      const { id, version } = input
      throw await staleSince(tx, context, { table: 'properties', id, version })
    }
    const { statusCode } = input
    const superAdmin = session.role === 'superAdmin'
    if (!mayChangeStatus(state.statusCode, statusCode, { isSale: state.isSale, superAdmin })) {
      throw new AppError('wrongState', {
        message: texts.statusNotAllowed,
        fields: { statusCode: texts.statusNotAllowed },
      })
    }
    if (statusCode !== state.statusCode) {
      const change = {
        waits: isAwaitingPayment(state.statusCode),
        willWait: isAwaitingPayment(statusCode),
        willBeOpen: isOpen(statusCode),
      }
      await requireFeeFor(tx, keyOf(state), change, session, input.waiverReason)
    }
    const status = {
      statusId: await findStatusId(tx, statusCode),
      hideAfter: mayHideAfter(statusCode) ? input.cutOffDisplayDateString : null,
    }
    if (!isOpen(statusCode)) {
      const version = await queries.changeProperty(tx, state.id, status)
      return savedReply(state, version, statusCode, state.published)
    }
    const isSale = isSaleAfter(statusCode, input.isSale)
    // A listing that waits for its fee says what it is by its own box, not by its status.
    const listing = { ...input, isSale: isAwaitingPayment(statusCode) ? input.isSale : isSale }
    const { values, facts, middle } = await readListing(tx, listing)
    await replaceFieldValues(tx, state.id, values)
    const version = await queries.changeProperty(tx, state.id, {
      ...columnsOf(listing, middle),
      ...facts,
      ...status,
    })
    return savedReply(state, version, statusCode, state.published)
  })
}

export async function removeProperty(parts: Parts, id: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    const state = await ownListing(tx, id, session)
    if (await hasAcceptedOffer(tx, keyOf(state))) {
      throw new AppError('inUse', { message: texts.offerAccepted })
    }
    if (await hasOpenPayment(tx, keyOf(state))) {
      throw new AppError('inUse', { message: texts.paymentUnderWay })
    }
    await queries.changeProperty(tx, state.id, { published: false, deletedAt: new Date() })
    return { id: state.id }
  })
}

/** Shows it on the site; the first time is kept for ever. */
export async function publishProperty(
  parts: Parts,
  { id, waiverReason }: { id: number; waiverReason: string | null },
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    const state = await ownListing(tx, id, session)
    await requirePublishable(tx, keyOf(state), publishingFacts(state), session, {
      waiverReason,
      words: publishingWords,
    })
    return show(tx, state)
  })
}

const keyOf = ({ id }: queries.ListingState) => ({ kind: 'property', id }) as const

/** Nobody verifies a property with anybody. */
export function publishingFacts({ hideAfter }: queries.ListingState) {
  return { verified: true, hideAfter, deleted: false }
}

const publishingWords: PublishingWords = {
  unpaid: texts.awaitingPayment,
  unverified: texts.awaitingPayment,
  hidden: texts.hideDatePassed,
  deleted: systemMessages.notFound,
}

export async function show(tx: Tx, state: queries.ListingState) {
  // What is on the site waits for nothing any longer.
  const statusCode = mayTransition('confirmPayment', state.statusCode)
    ? openStatus(state.isSale)
    : state.statusCode
  const now = new Date()
  const version = await queries.changeProperty(tx, state.id, {
    published: true,
    publishedAt: now,
    ...(await queries.firstPublication(tx, state.id, now)),
    statusId: await findStatusId(tx, statusCode),
  })
  return savedReply(state, version, statusCode, true)
}

export async function unpublishProperty(parts: Parts, id: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    const state = await ownListing(tx, id, session)
    const version = state.published
      ? await queries.changeProperty(tx, state.id, { published: false })
      : state.version
    return savedReply(state, version, state.statusCode, false)
  })
}

/** 'Hide Property After' really hides: every night, what is past its day leaves the site. */
export async function hidePastProperties(parts: Pick<Parts, 'database'>): Promise<number> {
  return transaction(parts.database, { userId: null, name: 'nightly upkeep' }, (tx) =>
    queries.hidePast(tx, today()),
  )
}
