import { AppError } from '#contract/errors.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import type { Tx } from '../../db/connect.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { hasLiveOffer } from '../offers/listing-offers.service.ts'
import { refuseFields } from './create-week.service.ts'
import * as queries from './save-week.queries.ts'
import { transitionIn } from './week-transition.service.ts'

/**
 * Makes another account the owner of a week; the caller has checked that a Super Admin requested
 * it.
 */
export function assignWeekIn(
  tx: Tx,
  services: Services,
  { id, ownerId }: { id: number; ownerId: number },
  context: CallContext,
): Promise<WeekDetail> {
  async function change() {
    if (!(await queries.userExists(tx, ownerId))) refuseFields({ ownerId: own.unknownOwner })
    // Nobody may accept their own offer.
    if (await hasLiveOffer(tx, { kind: 'week', id }, ownerId)) {
      const message = own.ownerHasOffer
      throw new AppError('wrongState', { message, fields: { ownerId: message } })
    }
    return { ownerUserId: ownerId }
  }
  return transitionIn(tx, services, id, context, { action: 'edit', change })
}
