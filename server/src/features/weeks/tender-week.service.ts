import type { Day } from '#contract/values/day.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { transitionIn } from './week-transition.service.ts'

interface Tender {
  id: number
  isTender: boolean
  tenderClosesOn: Day | null
}

export function tenderIn(
  tx: Tx,
  services: Services,
  { id, isTender, tenderClosesOn }: Tender,
  context: CallContext,
): Promise<WeekDetail> {
  // Without a tender there is nothing to close.
  const change = async () => ({ isTender, tenderClosesOn: isTender ? tenderClosesOn : null })
  return transitionIn(tx, services, id, context, { action: 'edit', change })
}

export function setWeekTender(
  services: Services,
  tender: Tender,
  context: CallContext,
): Promise<WeekDetail> {
  return transaction(services.database, actorOf(context), (tx) =>
    tenderIn(tx, services, tender, context),
  )
}
