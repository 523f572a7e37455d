import { AppError } from '#contract/errors.ts'
import { today } from '#contract/values/day.ts'
import { weeksOwnMessages as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import {
  isAwaitingPayment,
  refusalOf,
  weekStatus,
  type WeekAction,
  type WeekActor,
} from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../http/call-context.ts'
import type { Parts } from '../../parts.ts'
import { hasOpenPayment } from '../payments/payments.queries.ts'
import { findWeek, lockWeek, type WeekRecord } from './week-record.queries.ts'
import * as queries from './week-writing.queries.ts'
import { factsOf, toWeekDetail } from './weeks.mapping.ts'
import { findOwnWeek, type LookedAfter } from './weeks.service.ts'

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
  change: (tx: Tx, found: LookedAfter) => Promise<Partial<queries.NewWeek>>,
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

/** Only a Super Admin gets here with an unpaid week; publishing it says that it need not pay. */
async function pastPayment(tx: Tx, week: WeekRecord): Promise<Partial<queries.NewWeek>> {
  if (!isAwaitingPayment(week.listing.status.code)) return {}
  return { statusId: await queries.statusIdOf(tx, weekStatus.available) }
}

export function publishWeek(parts: Parts, id: number, context: CallContext): Promise<WeekDetail> {
  return step(parts, id, context, 'publish', async (tx, { week }) => {
    if (week.published) return {}
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

export function verifyWeek(parts: Parts, id: number, context: CallContext): Promise<WeekDetail> {
  return step(parts, id, context, 'verify', async (_tx, { week }) =>
    week.verifiedAt ? {} : { verifiedAt: new Date(), verifiedBy: sessionOf(context).userId },
  )
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
    if (await queries.hasAcceptedOffer(tx, id)) {
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

/** A payment has arrived: the week waits no longer. A repeated notice changes nothing. */
export async function confirmWeekPayment(
  tx: Tx,
  id: number,
  actor: WeekActor,
  at: Date,
): Promise<void> {
  await lockWeek(tx, id)
  const week = await findWeek(tx, id)
  if (!week || refusalOf('confirmPayment', factsOf(week), actor, today())) return
  const statusId = await queries.statusIdOf(tx, weekStatus.available)
  await queries.changeWeek(tx, id, week.version, { statusId, paidAt: at })
}

/** For payments: the owner chose to pay by EFT, so the week waits for that. */
export async function awaitWeekEft(tx: Tx, id: number, actor: WeekActor): Promise<void> {
  await lockWeek(tx, id)
  const week = await findWeek(tx, id)
  if (!week) throw new AppError('notFound')
  checkAction('chooseEft', week, actor)
  const statusId = await queries.statusIdOf(tx, weekStatus.awaitingEft)
  if (week.statusId !== statusId) await queries.changeWeek(tx, id, week.version, { statusId })
}
