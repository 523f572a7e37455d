import { AppError } from '#contract/errors.ts'
import { today } from '#contract/values/day.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { refusalOf, type WeekAction, type WeekActor } from '#contract/weeks/weeks.states.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import * as queries from './save-week.queries.ts'
import { lockWeek, type WeekRecord } from './week-record.queries.ts'
import { factsOf, toWeekDetail } from './weeks.mapping.ts'
import { findOwnWeek, type ManagedWeek } from './weeks.service.ts'

/** Refuses, with a reason, what the state table does not allow. */
export function checkAction(action: WeekAction, week: WeekRecord, actor: WeekActor): void {
  const refusal = refusalOf(action, factsOf(week), actor, today())
  if (refusal) throw new AppError('wrongState', { message: refusal })
}

interface Transition {
  action: WeekAction
  change: (tx: Tx, found: ManagedWeek) => Promise<queries.WeekValues>
}

/** One transition of a week: find it, lock it, check the state table, change it, return the result. */
export async function transitionIn(
  tx: Tx,
  { secrets }: Services,
  id: number,
  context: CallContext,
  { action, change }: Transition,
): Promise<WeekDetail> {
  const session = sessionOf(context)
  await lockWeek(tx, id)
  const found = await findOwnWeek(tx, id, session)
  checkAction(action, found.week, found.actor)
  const values = await change(tx, found)
  if (Object.keys(values).length) await queries.changeWeek(tx, id, found.week.version, values)
  const { week, actor } = await findOwnWeek(tx, id, session)
  return toWeekDetail(week, actor, secrets)
}

/** A transition in its own transaction. */
export function transition(
  services: Services,
  id: number,
  context: CallContext,
  action: WeekAction,
  change: Transition['change'],
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), (tx) =>
    transitionIn(tx, services, id, context, { action, change }),
  )
}
