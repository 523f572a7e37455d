import { links } from '#contract/links.ts'
import { listingKeyOf } from '#contract/listings/listings.schema.ts'
import type { Config } from '../../config.ts'
import type { Executor } from '../../db/connect.ts'
import { listingLink } from '../listings/listing-placeholders.ts'
import { getListing } from '../listings/listings.service.ts'
import type { ConversationRecord } from './conversations.queries.ts'

/** What the conversation is about, in words, and its location. */
export async function aboutOf(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  db: Executor,
  { propertyId, weekId }: ConversationRecord,
  withoutListing: string,
): Promise<{ about: string; link: string }> {
  if (propertyId === null && weekId === null) {
    return { about: withoutListing, link: `${publicUrl}${links.contact()}` }
  }
  const listing = await getListing(db, listingKeyOf({ propertyId, weekId }))
  return {
    about: `${listing.title}, ${listing.reference}`,
    link: listingLink(listing, publicUrl),
  }
}

/** The listing whose picture is shown with a notification. */
export function pictured({ propertyId, weekId }: ConversationRecord) {
  if (propertyId !== null) return { kind: 'property', id: propertyId } as const
  return weekId === null ? undefined : ({ kind: 'week', id: weekId } as const)
}
