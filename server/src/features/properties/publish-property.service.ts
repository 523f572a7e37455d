import { listingHidden, listingPublished } from '#contract/listings/listings.emails.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { mayTransition } from '#contract/listings/listings.states.ts'
import { systemTexts } from '#contract/messages.ts'
import { propertiesTexts as texts } from '#contract/properties/properties.messages.ts'
import { openStatus } from '#contract/properties/properties.states.ts'
import { today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { reopenChanges } from '../listing-changes/record-changes.service.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { requirePublishable, type PublishingTexts } from '../listings/publishing.policy.ts'
import { keyOf, lockManagedProperty, savedReply } from './managed-property.service.ts'
import * as queries from './properties.queries.ts'

/** Publishes it; the first publish date never changes. */
export async function publishProperty(
  services: Services,
  { id, waiverReason }: { id: number; waiverReason: string | null },
  context: CallContext,
) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const state = await lockManagedProperty(tx, id, session)
    await requirePublishable(tx, keyOf(state), publishingFacts(state), session, {
      waiverReason,
      texts: publishingTexts,
    })
    if (!state.published) {
      await reopenChanges(tx, keyOf(state))
      await putListingMail(services, tx, listingPublished, keyOf(state), session.userId)
    }
    return show(tx, state)
  })
}

/** A property needs no verification with a third party. */
export function publishingFacts({ hideAfter, refusalReason }: queries.ListingState) {
  return { verified: true, refused: refusalReason !== null, hideAfter, deleted: false }
}

const publishingTexts: PublishingTexts = {
  unpaid: texts.awaitingPayment,
  refused: listingsTexts.refused,
  unverified: texts.awaitingPayment,
  hidden: texts.hideDatePassed,
  deleted: systemTexts.notFound,
}

export async function show(tx: Tx, state: queries.ListingState) {
  // A published listing is no longer waiting for anything.
  const statusCode = mayTransition('confirmPayment', state.statusCode)
    ? openStatus(state.isSale)
    : state.statusCode
  const now = new Date()
  const version = await queries.changeProperty(tx, state.id, {
    published: true,
    publishedAt: now,
    refusalReason: null,
    ...(await queries.firstPublication(tx, state.id, now)),
    statusCode,
  })
  return savedReply(state, version, statusCode, true)
}

export async function unpublishProperty(services: Services, id: number, context: CallContext) {
  const session = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const state = await lockManagedProperty(tx, id, session)
    if (state.published) {
      await putListingMail(services, tx, listingHidden, keyOf(state), session.userId)
    }
    const version = state.published
      ? await queries.changeProperty(tx, state.id, { published: false })
      : state.version
    return savedReply(state, version, state.statusCode, false)
  })
}

/** 'Hide Property After' really hides: every night, listings past their day are unpublished. */
export async function hidePastProperties(
  services: Pick<Services, 'database' | 'outbox' | 'config'>,
): Promise<number> {
  return transaction(services.database, { userId: null, name: 'scheduled job' }, async (tx) => {
    const hidden = await queries.hidePast(tx, today())
    for (const id of hidden) {
      await putListingMail(services, tx, listingHidden, { kind: 'property', id }, null)
    }
    return hidden.length
  })
}
