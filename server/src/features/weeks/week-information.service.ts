import type { WeekInformation } from '#contract/weeks/weeks.form.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { transaction } from '../../db/connect.ts'
import { actorOf, sessionOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { assignWeekIn } from './assign-week.service.ts'
import { publishIn, unpublishIn } from './publish-week.service.ts'
import { tenderIn } from './tender-week.service.ts'
import { updateIn } from './update-week.service.ts'

/** Everything that Week Information saves at once, atomically. */
export function saveWeekInformation(
  services: Services,
  { publish, isTender, tenderClosesOn, ownerId, ...change }: WeekInformation,
  context: CallContext,
): Promise<WeekDetail> {
  const { id, waiverReason = null } = change
  return transaction(services.database, actorOf(context), async (tx) => {
    let week = await updateIn(tx, services, change, context)
    if (publish !== undefined && publish !== week.isPublished) {
      week = publish
        ? await publishIn(tx, services, { id, waiverReason }, context)
        : await unpublishIn(tx, services, id, context)
    }
    const superAdmin = sessionOf(context).role === 'superAdmin'
    if (superAdmin && ownerId !== undefined && ownerId !== week.ownerId) {
      week = await assignWeekIn(tx, services, { id, ownerId }, context)
    }
    const tender = {
      isTender: isTender ?? week.isTender,
      tenderClosesOn: tenderClosesOn === undefined ? week.tenderClosesOn : tenderClosesOn,
    }
    const otherTender =
      tender.isTender !== week.isTender || tender.tenderClosesOn !== week.tenderClosesOn
    if (superAdmin && otherTender) {
      week = await tenderIn(tx, services, { id, ...tender }, context)
    }
    return week
  })
}
