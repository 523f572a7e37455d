import {
  listingExpiring,
  type listingChangeRefused,
  type listingHidden,
  type listingPublished,
  type listingRefused,
  type listingVerified,
} from '#contract/listings/listings.emails.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { addDays, formatDay, today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { editLink, listingPlaceholders } from './listing-placeholders.ts'
import type { Listing } from './listing-record.ts'
import { findExpiring } from './listings.queries.ts'
import { getListing } from './listings.service.ts'

type Parts = Pick<Services, 'outbox' | 'config'>

/** Owner and agent, except the person who did it. */
function readersOf({ owner, ownerUserId, agent, agentUserId }: Listing, by: number | null) {
  const readers = [
    ownerUserId === by ? null : owner.email,
    agentUserId === null || agentUserId === by ? null : agent?.email,
  ]
  return [...new Set(readers.filter((email) => email != null))]
}

/** Notifies the seller's side of a change to their listing, in the transaction of the change. */
export async function putListingMail(
  { outbox, config }: Parts,
  tx: Tx,
  email: typeof listingVerified | typeof listingPublished | typeof listingHidden,
  key: ListingKey,
  by: number | null,
): Promise<void> {
  const listing = await getListing(tx, key)
  const readers = readersOf(listing, by)
  if (readers.length === 0) return
  const mail = await composeMail(tx, email, listingPlaceholders(listing, config.publicUrl))
  for (const to of readers) await outbox.put(tx, { ...mail, to })
}

interface Refusal {
  email: typeof listingRefused | typeof listingChangeRefused
  by: number
  reason: string
}

/** Tells the seller's side what must change before the listing can be published. */
export async function putRefusalMail(
  { outbox, config }: Parts,
  tx: Tx,
  listing: Listing,
  { email, by, reason }: Refusal,
): Promise<void> {
  const mail = await composeMail(tx, email, {
    ...listingPlaceholders(listing, config.publicUrl),
    'System.RefusalReason': reason,
    'System.EditLink': editLink(listing, config.publicUrl),
  })
  for (const to of readersOf(listing, by)) await outbox.put(tx, { ...mail, to })
}

/** How long before its last day the seller is notified. */
const daysOfNotice = 14

/** Every night: owners whose listing will soon be hidden by its date are notified, once per date. */
export async function warnOfExpiry(services: Services): Promise<void> {
  const { database, outbox, config } = services
  await transaction(database, { userId: null, name: 'nightly upkeep' }, async (tx) => {
    const day = today()
    for (const key of await findExpiring(tx, day, addDays(day, daysOfNotice))) {
      const listing = await getListing(tx, key)
      const last = listing.hideAfter as string
      const mail = await composeMail(tx, listingExpiring, {
        ...listingPlaceholders(listing, config.publicUrl),
        'System.ListingEnd': formatDay(last),
      })
      for (const to of readersOf(listing, null)) {
        const dedupeKey = `listing expiring:${key.kind}:${key.id}:${last}:${to}`
        await outbox.put(tx, { ...mail, to, dedupeKey })
      }
    }
  })
  outbox.wake()
}
