import {
  listingExpiring,
  type listingChangeRefused,
  listingHidden,
  listingPublished,
  listingRefused,
  type listingVerified,
} from '#contract/listings/listings.emails.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { noticeTexts } from '#contract/notifications/notice-texts.ts'
import { addDays, formatDay, today } from '#contract/values/day.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import type { Services } from '../../services.ts'
import { composeMail } from '../mail/mail.service.ts'
import { notifySellers, occasionNow, ownListingLink } from './listing-notices.ts'
import { editLink, listingPlaceholders } from './listing-placeholders.ts'
import { recipientsAmong } from './recipients.ts'
import type { Listing } from './listing-record.ts'
import { findExpiring } from './listings.queries.ts'
import { getListing } from './listings.service.ts'

type Parts = Pick<Services, 'outbox' | 'config'>

/** Owner and agent, except the person who did it. */
function readersOf({ owner, ownerUserId, agent, agentUserId }: Listing, by: number | null) {
  const isRead = agentUserId !== null && agentUserId !== by
  return recipientsAmong([ownerUserId === by ? null : owner, isRead ? agent : null])
}

type StateEmail = typeof listingVerified | typeof listingPublished | typeof listingHidden

function titleOf(email: StateEmail): string {
  if (email === listingPublished) return noticeTexts.listingPublished
  return email === listingHidden ? noticeTexts.listingHidden : noticeTexts.listingVerified
}

/** Notifies the seller's side of a change to their listing, in the transaction of the change. */
export async function putListingMail(
  { outbox, config }: Parts,
  tx: Tx,
  email: StateEmail,
  key: ListingKey,
  by: number | null,
): Promise<void> {
  const listing = await getListing(tx, key)
  await notifySellers(tx, listing, by, {
    kind: 'listings',
    occasion: occasionNow(email.usage, key),
    title: titleOf(email),
    link: ownListingLink(key),
  })
  const readers = readersOf(listing, by)
  for (const { name, email: to } of readers) {
    const mail = await composeMail(tx, email, {
      ...listingPlaceholders(listing, config.publicUrl),
      'System.RecipientName': name,
    })
    await outbox.put(tx, { ...mail, to })
  }
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
  for (const { name, email: to } of readersOf(listing, by)) {
    const mail = await composeMail(tx, email, {
      ...listingPlaceholders(listing, config.publicUrl),
      'System.RecipientName': name,
      'System.RefusalReason': reason,
      'System.EditLink': editLink(listing, config.publicUrl),
    })
    await outbox.put(tx, { ...mail, to })
  }
  const isListing = email === listingRefused
  await notifySellers(tx, listing, by, {
    kind: 'listings',
    occasion: occasionNow(email.usage, listing),
    title: isListing ? noticeTexts.listingRefused : noticeTexts.changeRefused,
    link: ownListingLink(listing),
  })
}

/** How long before its last day the seller is notified. */
const daysOfNotice = 14

/** Nightly: owners whose listing will soon be hidden by its date are notified, once per date. */
export async function warnOfExpiry(services: Services): Promise<void> {
  const { database, outbox, config } = services
  await transaction(database, { userId: null, name: 'nightly upkeep' }, async (tx) => {
    const day = today()
    for (const key of await findExpiring(tx, day, addDays(day, daysOfNotice))) {
      const listing = await getListing(tx, key)
      const last = listing.hideAfter as string
      for (const { name, email: to } of readersOf(listing, null)) {
        const mail = await composeMail(tx, listingExpiring, {
          ...listingPlaceholders(listing, config.publicUrl),
          'System.RecipientName': name,
          'System.ListingEnd': formatDay(last),
        })
        const dedupeKey = `listing expiring:${key.kind}:${key.id}:${last}:${to}`
        await outbox.put(tx, { ...mail, to, dedupeKey })
      }
      await notifySellers(tx, listing, null, {
        kind: 'listings',
        occasion: `listing expiring:${key.kind}:${key.id}:${last}`,
        title: noticeTexts.listingExpiring(formatDay(last)),
        link: ownListingLink(key),
      })
    }
  })
  outbox.wake()
}
