import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import type { CallContext } from '../../kit/call-context.ts'
import type { Parts } from '../../parts.ts'
import { transition } from './week-transition.service.ts'

export function setWeekTender(
  parts: Parts,
  { id, isTender }: { id: number; isTender: boolean },
  context: CallContext,
): Promise<WeekDetail> {
  return transition(parts, id, context, 'edit', async () => ({ isTender }))
}
