import { mayTransition } from '#contract/listings/listings.states.ts'
import { today } from '#contract/values/day.ts'
import { weeksMessages as texts, weeksOwnMessages as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import { transaction } from '../../db/connect.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { requirePublishable, type PublishingWords } from '../listings/publishing.policy.ts'
import { hidePast, type WeekValues } from './save-week.queries.ts'
import type { WeekRecord } from './week-record.queries.ts'
import { transition } from './week-transition.service.ts'
import { factsOf } from './weeks.mapping.ts'

/** A week that is published waits for nothing any longer. */
function pastPayment({ listing }: WeekRecord): WeekValues {
  const waits = mayTransition('confirmPayment', listing.status.code)
  return waits ? { statusCode: weekStatus.available } : {}
}

const publishingWords: PublishingWords = {
  unpaid: texts.paymentNotConfirmed,
  unverified: own.notVerified,
  hidden: own.lastDayPassed,
  deleted: own.notFromHere,
}

export function publishWeek(
  services: Services,
  { id, waiverReason }: { id: number; waiverReason: string | null },
  context: CallContext,
): Promise<WeekDetail> {
  return transition(services, id, context, 'publish', async (tx, { week }) => {
    if (week.published) return {}
    await requirePublishable(tx, { kind: 'week', id }, factsOf(week), sessionOf(context), {
      waiverReason,
      words: publishingWords,
    })
    const now = new Date()
    return {
      published: true,
      publishedAt: now,
      // The first time is kept: a week that comes back is not a new week.
      ...(week.firstPublishedAt ? {} : { firstPublishedAt: now }),
      ...pastPayment(week),
    }
  })
}

export function unpublishWeek(
  services: Services,
  id: number,
  context: CallContext,
): Promise<WeekDetail> {
  return transition(services, id, context, 'unpublish', async (_tx, { week }) =>
    week.published ? { published: false } : {},
  )
}

/** Sold weeks leave the site after their last day. */
export function hidePastWeeks(services: Services): Promise<number> {
  return transaction(services.database, null, (tx) => hidePast(tx, today()))
}
