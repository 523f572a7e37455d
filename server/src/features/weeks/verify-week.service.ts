import { listingVerified } from '#contract/listings/listings.emails.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { sessionOf, type CallContext } from '../../kit/call-context.ts'
import { staleSince } from '../../kit/stale.ts'
import type { Services } from '../../services.ts'
import { approveChanges } from '../listing-changes/record-changes.service.ts'
import { putListingMail } from '../listings/listing-emails.ts'
import { transition } from './week-transition.service.ts'

/**
 * Verification applies to the week as it was read: if its owner has changed it in the meantime, it
 * must be reloaded first.
 */
export function verifyWeek(
  services: Services,
  { id, version }: { id: number; version?: number | undefined },
  context: CallContext,
): Promise<WeekDetail> {
  return transition(services, id, context, 'verify', async (tx, { week }) => {
    if (version !== undefined && version !== week.version) {
      throw await staleSince(tx, context, { table: 'weeks', id, version })
    }
    if (week.verifiedAt) return {}
    const { userId } = sessionOf(context)
    const key = { kind: 'week', id } as const
    await approveChanges(tx, key, userId)
    await putListingMail(services, tx, listingVerified, key, userId)
    return { verifiedAt: new Date(), verifiedBy: userId, refusalReason: null }
  })
}
