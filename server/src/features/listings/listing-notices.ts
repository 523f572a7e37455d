import { links } from '#contract/links.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import type { Tx } from '../../db/connect.ts'
import { notifyMany, type Notice } from '../notifications/notify.ts'
import type { Listing } from './listing-record.ts'

type SellersNotice = Pick<Notice, 'kind' | 'occasion' | 'title' | 'link' | 'waitsForUserId'>

/** Notifies the seller's side of a listing: owner and agent, except the person who did it. */
export async function notifySellers(
  tx: Tx,
  listing: Listing,
  by: number | null,
  notice: SellersNotice,
): Promise<void> {
  const { kind, id, title: text, ownerUserId, agentUserId } = listing
  const readers = [ownerUserId, agentUserId].filter((user) => user !== null && user !== by)
  await notifyMany(
    tx,
    [...new Set(readers as number[])].map((userId) => {
      return { ...notice, userId, text, listing: { kind, id } }
    }),
  )
}

/** Where the seller's side sees the state of its listing. */
export function ownListingLink({ kind, id }: ListingKey): string {
  return kind === 'week' ? links.ownWeek(id) : links.editProperty(id)
}

/** A listing can be published or hidden any number of times. */
export function occasionNow(what: string, { kind, id }: ListingKey): string {
  return `${what}:${kind}:${id}:${new Date().toISOString()}`
}
