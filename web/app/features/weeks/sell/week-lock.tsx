import { weeksTexts as own } from '#contract/weeks/weeks.messages.ts'
import type { WeekDetail } from '#contract/weeks/weeks.schema.ts'
import { weekStatus } from '#contract/weeks/weeks.states.ts'
import { Alert } from '../../../ui/feedback/alert.tsx'

export interface WeekLock {
  of: 'everything' | 'price'
  /** Why it is locked. */
  words: string
}

/**
 * What cannot be changed about a week in its current state; the server checks the same rule again.
 */
export function lockOf(week: WeekDetail | null, isSuperAdmin: boolean): WeekLock | null {
  if (!week?.locked) return null
  const sold = week.status.code === weekStatus.sold
  if (isSuperAdmin) return { of: 'price', words: sold ? own.soldPriceFixed : own.priceFixed }
  return { of: 'everything', words: sold ? own.sold : own.locked }
}

export function LockNote({ lock }: { lock: WeekLock | null }) {
  return lock && <Alert type="INFO">{lock.words}</Alert>
}
