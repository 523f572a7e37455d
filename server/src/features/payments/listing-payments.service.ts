import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Tx } from '../../db/connect.ts'
import { findOpen } from './payments.queries.ts'

/** Whether someone is paying for the listing, for code that deletes it. */
export async function hasOpenPayment(tx: Tx, listing: ListingKey): Promise<boolean> {
  return (await findOpen(tx, listing)).length > 0
}
