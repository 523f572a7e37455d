import { isAnotherWeek } from '#contract/weeks/weeks.identity.ts'
import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { useConfirm } from '../../../ui/feedback/confirm.tsx'
import { valuesOf, type SellValues } from './sell-values.ts'

/** Warns about an edit that changes the identity of the week; returns whether to save it. */
export function useAnotherWeek() {
  const confirm = useConfirm()
  return async (week: WeekDetail, values: SellValues): Promise<boolean> => {
    if (!week.verified && !week.publish) return true
    if (!isAnotherWeek(valuesOf(week), values)) return true
    return confirm({
      title: 'Change the details of this week?',
      body: week.publish ? own.leavesSite : own.losesVerification,
      confirmLabel: 'Save changes',
      cancelLabel: 'Keep editing',
    })
  }
}
