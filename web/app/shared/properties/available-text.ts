import { formatDay, toDay, today } from '#contract/values/day.ts'

/** `now`, or the day: `16 November 2026`. Null if none was given. */
export function availableText(dateAvailable: string | null, now = today()): string | null {
  const day = toDay(dateAvailable)
  if (!day) return null
  return day <= now ? 'now' : formatDay(day)
}
