import { AppError } from '#contract/errors.ts'
import { mayTransition } from '#contract/listings/listings.states.ts'
import { today } from '#contract/values/day.ts'
import { weeksMessages as texts, weeksOwnMessages as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import {
  refusalOf,
  weekStatus,
  type WeekAction,
  type WeekActor,
} from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../http/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Parts } from '../../parts.ts'
import { requirePublishable, type PublishingWords } from '../listings/publishing.policy.ts'
import { findStatusId } from '../listings/statuses.service.ts'
import { hasAcceptedOffer } from '../offers/listing-offers.service.ts'
import { hasOpenPayment } from '../payments/listing-payments.service.ts'
import { lockWeek, type WeekRecord } from './week-record.queries.ts'
import * as queries from './week-writing.queries.ts'
import { factsOf, toWeekDetail } from './weeks.mapping.ts'
import { findOwnWeek, type ManagedWeek } from './weeks.service.ts'

/** Refuses, with its reason, what the state table does not allow. */
export function checkAction(action: WeekAction, week: WeekRecord, actor: WeekActor): void {
  const refusal = refusalOf(action, factsOf(week), actor, today())
  if (refusal) throw new AppError('wrongState', { message: refusal })
}

/** One step in the life of a week: find it, lock it, ask the table, change it, answer it anew. */
async function step(
  parts: Parts,
  id: number,
  context: CallContext,
  action: WeekAction,
  change: (tx: Tx, found: ManagedWeek) => Promise<Partial<queries.NewWeek>>,
): Promise<WeekDetail> {
  const session = sessionOf(context)
  return transaction(parts.database, actorOf(context), async (tx) => {
    await lockWeek(tx, id)
    const found = await findOwnWeek(tx, id, session)
    checkAction(action, found.week, found.actor)
    const values = await change(tx, found)
    if (Object.keys(values).length) await queries.changeWeek(tx, id, found.week.version, values)
    const { week, actor } = await findOwnWeek(tx, id, session)
    return toWeekDetail(week, actor, parts.secrets)
  })
}

/** A week that is published waits for nothing any longer. */
async function pastPayment(tx: Tx, week: WeekRecord): Promise<Partial<queries.NewWeek>> {
  if (!mayTransition('confirmPayment', week.listing.status.code)) return {}
  return { statusId: await findStatusId(tx, weekStatus.available) }
}

const publishingWords: PublishingWords = {
  unpaid: texts.paymentNotConfirmed,
  unverified: own.notVerified,
  hidden: own.lastDayPassed,
  deleted: own.notFromHere,
}

export function publishWeek(
  parts: Parts,
  { id, waiverReason }: { id: number; waiverReason: string | null },
  context: CallContext,
): Promise<WeekDetail> {
  return step(parts, id, context, 'publish', async (tx, { week }) => {
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
      ...(await pastPayment(tx, week)),
    }
  })
}

export function unpublishWeek(parts: Parts, id: number, context: CallContext): Promise<WeekDetail> {
  return step(parts, id, context, 'unpublish', async (_tx, { week }) =>
    week.published ? { published: false, publishedAt: null } : {},
  )
}

/** What is verified is the week as it was read: one that its owner changed meanwhile is read anew first. */
export function verifyWeek(
  parts: Parts,
  { id, version }: { id: number; version?: number | undefined },
  context: CallContext,
): Promise<WeekDetail> {
  return step(parts, id, context, 'verify', async (tx, { week }) => {
    if (version !== undefined && version !== week.version) {
      throw await staleSince(tx, context, { table: 'weeks', id, version })
    }
    return week.verifiedAt ? {} : { verifiedAt: new Date(), verifiedBy: sessionOf(context).userId }
  })
}

export function setWeekTender(
  parts: Parts,
  { id, isTender }: { id: number; isTender: boolean },
  context: CallContext,
): Promise<WeekDetail> {
  return step(parts, id, context, 'edit', async () => ({ isTender }))
}

export async function removeWeek(parts: Parts, id: number, context: CallContext) {
  const session = sessionOf(context)
  await transaction(parts.database, actorOf(context), async (tx) => {
    await lockWeek(tx, id)
    const { week, actor } = await findOwnWeek(tx, id, session)
    checkAction('remove', week, actor)
    if (await hasAcceptedOffer(tx, { kind: 'week', id })) {
      throw new AppError('wrongState', { message: own.acceptedOffer })
    }
    if (await hasOpenPayment(tx, { kind: 'week', id })) {
      throw new AppError('wrongState', { message: own.paymentUnderWay })
    }
    await queries.changeWeek(tx, id, week.version, {
      deletedAt: new Date(),
      published: false,
      publishedAt: null,
    })
  })
  return { id }
}

/** Sold weeks leave the site after their last day. */
export function hidePastWeeks(parts: Parts): Promise<number> {
  return transaction(parts.database, null, (tx) => queries.hidePast(tx, today()))
}
