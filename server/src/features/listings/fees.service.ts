import { listingHidden } from '#contract/listings/listings.emails.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { FeeState } from '#contract/listings/publishing.ts'
import type { FeeWaiver } from '#contract/listings/waivers.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { putListingMail } from './listing-emails.ts'
import { getListing } from './listings.service.ts'
import * as queries from './fees.queries.ts'

export interface ListingFee {
  state: FeeState
  waiver: FeeWaiver | null
}

/** The state of a listing's fee. */
export async function findFee(db: Executor, key: ListingKey): Promise<ListingFee> {
  return {
    state: await queries.findFeeState(db, key),
    waiver: await queries.findWaiver(db, key),
  }
}

/** The fee is paid, or awaited again: a waiver ends. Returns whether there was one. */
export async function endWaiver(tx: Tx, key: ListingKey): Promise<boolean> {
  if (!(await queries.findWaiver(tx, key))) return false
  await queries.endWaiver(tx, key)
  return true
}

/**
 * A payment for this listing is no longer live. Unless another one is, the listing is unpublished
 * and awaits its fee again, and its seller is told, or the fee is waived. The caller holds the
 * listing's lock.
 */
export async function loseFee(
  services: Pick<Services, 'outbox' | 'config'>,
  tx: Tx,
  key: ListingKey,
  { waiver, by }: { waiver: queries.NewWaiver | null; by: number | null },
): Promise<void> {
  if ((await queries.findFeeState(tx, key)) !== 'due') return
  if (waiver) return queries.insertWaiver(tx, key, waiver)
  const { published } = await getListing(tx, key)
  await queries.returnToAwaitingPayment(tx, key)
  if (published) await putListingMail(services, tx, listingHidden, key, by)
}
