import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Services } from '../../services.ts'
import { transition } from './week-transition.service.ts'

export function setWeekTender(
  services: Services,
  { id, isTender }: { id: number; isTender: boolean },
  context: CallContext,
): Promise<WeekDetail> {
  return transition(services, id, context, 'edit', async () => ({ isTender }))
}
