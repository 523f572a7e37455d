import type { ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor, Tx } from '../../db/connect.ts'
import type { PlaceholderValues } from '../../kit/placeholders.ts'
import type { Listing } from './listing-record.ts'
import type { ListingManager } from './listings.policy.ts'

export interface PaidItem {
  itemName: string
  itemDescription: string
}

/** What weeks and properties each do in their own way; the caller of a change holds the listing's lock. */
export interface ListingKindService {
  /** The fee has arrived. A repeated notice changes nothing. */
  markPaid(tx: Tx, id: number, at: Date): Promise<void>
  /** The owner chose to pay by EFT. */
  awaitEft(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** An offer has been accepted. */
  setUnderOffer(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** The accepted offer has fallen through. */
  putBackOnMarket(tx: Tx, id: number, manager: ListingManager): Promise<void>
  /** The values of only this kind for the tags of email templates. */
  placeholders(db: Executor, id: number, publicUrl: string): Promise<PlaceholderValues>
  /** The description at the payment provider. */
  paidItem(db: Executor, listing: Listing): Promise<PaidItem>
}

/** Both kinds, as the program assembles them: listings knows neither weeks nor properties. */
export type ListingKinds = Readonly<Record<ListingKind, ListingKindService>>
