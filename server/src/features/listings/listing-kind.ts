import type { ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Listing } from './listing-record.ts'
import type { ListingManager } from './listings.policy.ts'

export interface PaidItem {
  itemName: string
  itemDescription: string
}

/**
 * Operations that weeks and properties implement differently; the caller of a change holds the
 * listing's lock.
 */
export interface ListingKindService {
  /** The fee has arrived. Idempotent for repeated notices. */
  markPaid(tx: Tx, id: number, at: Date): Promise<void>
  /** The owner chose to pay by EFT. */
  awaitEft(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** An offer has been accepted. */
  setUnderOffer(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** The accepted offer has fallen through. */
  putBackOnMarket(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** The values specific to this kind for the tags of email templates. */
  placeholders(db: Executor, id: number, publicUrl: string): Promise<PlaceholderValues>
  /** The description at the payment provider. */
  paidItem(db: Executor, listing: Listing): Promise<PaidItem>
}

/**
 * Both kinds, as assembled by the program: the listings feature knows neither weeks nor properties.
 */
export type ListingKinds = Readonly<Record<ListingKind, ListingKindService>>
