import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { transaction, type Tx } from '../../db/connect.ts'
import { actorOf, type CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { transitionIn } from './week-transition.service.ts'

interface Tender {
  id: number
  isTender: boolean
}

export function tenderIn(
  tx: Tx,
  services: Services,
  { id, isTender }: Tender,
  context: CallContext,
): Promise<WeekDetail> {
  const change = async () => ({ isTender })
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
