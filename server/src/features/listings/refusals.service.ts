import { AppError } from '#contract/errors.ts'
import { listingChangeRefused, listingRefused } from '#contract/listings/listings.emails.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { mayBeRefused } from '#contract/listings/refusals.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { putRefusalMail } from './listing-emails.ts'
import type { Listing } from './listing-record.ts'
import { setRefusal, withdrawListing } from './listings.queries.ts'
import { lockListing } from './listings.service.ts'

const tables = { week: 'weeks', property: 'properties' } as const

interface Refusal extends ListingKey {
  version: number
  reason: string
}

/** The listing stays unpublished until its owner has edited it; they are told what must change. */
export function refuseListing(
  services: Services,
  { kind, id, version, reason }: Refusal,
  context: CallContext,
) {
  const { userId } = sessionOf(context)
  return transaction(services.database, actorOf(context), async (tx) => {
    const listing = await lockListing(tx, { kind, id })
    if (listing.deleted) throw new AppError('notFound')
    if (!mayBeRefused(listing)) throw new AppError('wrongState', { message: texts.notToRefuse })
    if (!(await setRefusal(tx, { kind, id }, version, reason))) {
      throw await staleSince(tx, context, { table: tables[kind], id, version })
    }
    await putRefusalMail(services, tx, listing, { email: listingRefused, by: userId, reason })
    return { kind, id, refusalReason: reason }
  })
}

/**
 * A change to the listing was refused: it is unpublished and refused, and a week must be verified
 * again. The caller holds the listing's lock.
 */
export async function refuseChangedListing(
  services: Pick<Services, 'outbox' | 'config'>,
  tx: Tx,
  listing: Listing,
  { by, reason }: { by: number; reason: string },
): Promise<void> {
  await withdrawListing(tx, listing, reason)
  const email = listing.published ? listingChangeRefused : listingRefused
  await putRefusalMail(services, tx, listing, { email, by, reason })
}
