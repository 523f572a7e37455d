import { AppError } from '#contract/errors.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import { stageOf } from '#contract/listings/listings.states.ts'
import {
  mayBePublished,
  type PublishingDecision,
  type PublishingFacts,
} from '#contract/listings/publishing.ts'
import { today } from '#contract/values/day.ts'
import type { Tx } from '../../db/connect.ts'
import type { Session } from '../../kit/session.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { ownerIsUnconfirmed } from './listings.queries.ts'
import { findFeeState, insertWaiver } from './fees.queries.ts'

type Actor = Pick<Session, 'role' | 'userId'>

/** The refusal messages of each kind of listing. */
export type PublishingTexts = Record<Exclude<PublishingDecision, 'yes' | 'withWaiver'>, string>

function refuse(message: string, fields: Record<string, string> = {}): never {
  throw new AppError('wrongState', { message, fields })
}

/** Only a Super Admin may waive a fee, with a reason, which is recorded. */
async function waive(
  tx: Tx,
  key: ListingKey,
  { userId }: Actor,
  reason: string | null,
): Promise<void> {
  if (!reason) refuse(texts.waiverNeeded, { waiverReason: texts.waiverNeeded })
  await insertWaiver(tx, key, { reason, waivedBy: userId })
}

/**
 * Lets a listing be published or refuses with the reason. Everything that publishes a week or a
 * property calls this while holding the listing's lock, so that no payment is added or reversed in
 * the meantime.
 */
export async function requirePublishable(
  tx: Tx,
  key: ListingKey,
  facts: Omit<PublishingFacts, 'fee'>,
  actor: Actor,
  options: { waiverReason: string | null; texts: PublishingTexts },
): Promise<void> {
  if (await ownerIsUnconfirmed(tx, key)) refuse(texts.ownerUnconfirmed)
  const fee = await findFeeState(tx, key)
  const verdict = mayBePublished(
    { ...facts, fee },
    { superAdmin: actor.role === 'superAdmin' },
    today(),
  )
  if (verdict === 'yes') return
  if (verdict === 'withWaiver') return waive(tx, key, actor, options.waiverReason)
  refuse(options.texts[verdict])
}

/**
 * A status change that ends the wait for the fee, or returns the listing to the market, requires
 * the fee to be paid, or waived by a Super Admin.
 */
export async function requireFeeFor(
  tx: Tx,
  key: ListingKey,
  status: { from: string; to: string },
  actor: Actor,
  waiverReason: string | null,
): Promise<void> {
  const [from, to] = [stageOf(status.from), stageOf(status.to)]
  if (to === 'awaitingPayment') return
  if (from !== 'awaitingPayment' && to !== 'onMarket') return
  if ((await findFeeState(tx, key)) !== 'due') return
  if (actor.role !== 'superAdmin') refuse(texts.marketNeedsFee)
  await waive(tx, key, actor, waiverReason)
}
