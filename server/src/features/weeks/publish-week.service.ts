import { listingHidden, listingPublished } from '#contract/listings/listings.emails.ts'
import { listingsTexts } from '#contract/listings/listings.messages.ts'
import { mayTransition } from '#contract/listings/listings.states.ts'
import { today } from '#contract/values/day.ts'
import { weeksMessages as texts, weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { reopenChanges } from '../listing-changes/record-changes.service.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { requirePublishable, type PublishingTexts } from '../listings/publishing.policy.ts'
import { hidePast, type WeekValues } from './save-week.queries.ts'
import type { WeekRecord } from './week-record.queries.ts'
import { transitionIn } from './week-transition.service.ts'
import { factsOf } from './weeks.mapping.ts'

/** A published week is no longer waiting for anything. */
function pastPayment({ listing }: WeekRecord): WeekValues {
  const waits = mayTransition('confirmPayment', listing.status.code)
  return waits ? { statusCode: weekStatus.available } : {}
}

const publishingTexts: PublishingTexts = {
  unpaid: texts.paymentNotConfirmed,
  refused: listingsTexts.refused,
  unverified: own.notVerified,
  hidden: own.lastDayPassed,
  deleted: own.notFromHere,
}

interface Publication {
  id: number
  waiverReason: string | null
}

export function publishIn(
  tx: Tx,
  services: Services,
  { id, waiverReason }: Publication,
  context: CallContext,
): Promise<WeekDetail> {
  return transitionIn(tx, services, id, context, {
    action: 'publish',
    async change(_tx, { week }) {
      if (week.published) return {}
      await requirePublishable(tx, { kind: 'week', id }, factsOf(week), sessionOf(context), {
        waiverReason,
        texts: publishingTexts,
      })
      const key = { kind: 'week', id } as const
      await reopenChanges(tx, key)
      await putListingMail(services, tx, listingPublished, key, sessionOf(context).userId)
      const now = new Date()
      return {
        published: true,
        publishedAt: now,
        refusalReason: null,
        // The first publish date never changes: a republished week is not a new week.
        ...(week.firstPublishedAt ? {} : { firstPublishedAt: now }),
        ...pastPayment(week),
      }
    },
  })
}

export function unpublishIn(
  tx: Tx,
  services: Services,
  id: number,
  context: CallContext,
): Promise<WeekDetail> {
  return transitionIn(tx, services, id, context, {
    action: 'unpublish',
    async change(_tx, { week }) {
      if (!week.published) return {}
      const key = { kind: 'week', id } as const
      await putListingMail(services, tx, listingHidden, key, sessionOf(context).userId)
      return { published: false }
    },
  })
}

export function publishWeek(
  services: Services,
  publication: Publication,
  context: CallContext,
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), (tx) =>
    publishIn(tx, services, publication, context),
  )
}

export function unpublishWeek(
  services: Services,
  id: number,
  context: CallContext,
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), (tx) =>
    unpublishIn(tx, services, id, context),
  )
}

/** Sold weeks are unpublished after their last day. */
export function hidePastWeeks(services: Services): Promise<number> {
  return transaction(services.database, null, async (tx) => {
    const hidden = await hidePast(tx, today())
    for (const id of hidden) {
      await putListingMail(services, tx, listingHidden, { kind: 'week', id }, null)
    }
    return hidden.length
  })
}
