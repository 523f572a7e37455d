import type { Certificate } from '#contract/agencies/agency-dashboard.calls.ts'
import { addDays, formatDay, today, type Day } from '#contract/values/day.ts'

/**
 * Agencies and agents are reminded this many days before, and once more on the day after it
 * expires.
 */
export const reminderDays = [60, 30, 7] as const

const [firstReminder] = reminderDays

/** The state of a Fidelity Fund Certificate on a day; on its last day it is still valid. */
export function certificateOf(
  number: string | null,
  validUntil: Day | null,
  day: Day = today(),
): Certificate {
  const stateOf = () => {
    if (!number || !validUntil) return 'missing'
    if (validUntil < day) return 'expired'
    return validUntil <= addDays(day, firstReminder) ? 'expiring' : 'valid'
  }
  return { number, validUntil, state: stateOf() }
}

/** Which reminder a certificate is due for; each is sent once, even if a day was missed. */
export function reminderFor(validUntil: Day, day: Day): number | undefined {
  if (validUntil < day) return 0
  return reminderDays.toReversed().find((days) => validUntil <= addDays(day, days))
}

/** `expires on 31 December 2026` or `expired on …` */
export function endSentence(validUntil: Day, day: Day): string {
  return `${validUntil < day ? 'expired' : 'expires'} on ${formatDay(validUntil)}`
}
