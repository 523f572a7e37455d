import type { Tx } from '../../db/connect.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import {
  findFeeState,
  insertWaiver,
  returnToAwaitingPayment,
  type NewWaiver,
} from './fees.queries.ts'

/**
 * A payment of this listing is no longer live. Unless another one stands, the listing leaves the site
 * and waits for its fee again, or the fee is waived. The caller holds the listing's lock.
 */
export async function loseFee(tx: Tx, key: ListingKey, waiver: NewWaiver | null): Promise<void> {
  if ((await findFeeState(tx, key)) !== 'due') return
  if (waiver) await insertWaiver(tx, key, waiver)
  else await returnToAwaitingPayment(tx, key)
}
