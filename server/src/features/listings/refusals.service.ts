import { AppError } from '#contract/errors.ts'
import { listingsTexts as texts } from '#contract/listings/listings.messages.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { mayBeRefused } from '#contract/listings/refusals.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { putRefusalMail } from './listing-emails.ts'
import { setRefusal } from './listings.queries.ts'
import { lockListing } from './listings.service.ts'

const tables = { week: 'weeks', property: 'properties' } as const

interface Refusal extends ListingKey {
  version: number
  reason: string
}

/** The listing stays off the site until its owner has edited it; they are told what must change. */
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
    await putRefusalMail(services, tx, listing, { by: userId, reason })
    return { kind, id, refusalReason: reason }
  })
}
