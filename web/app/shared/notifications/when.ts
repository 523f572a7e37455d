import type { Notification } from '#contract/notifications/notifications.calls.ts'
import { addDays, formatDay, today } from '#contract/values/day.ts'
import { momentText } from '../../ui/data/moment.ts'

export interface NotificationGroup {
  heading: string
  items: Notification[]
}

const dayOf = (instant: string) => momentText(instant).slice(0, 10)

/** Today, the six days before, and everything else; empty groups are left out. */
export function groupByDay(
  items: readonly Notification[],
  now: string = today(),
): NotificationGroup[] {
  const week = addDays(now, -6)
  const of = (fits: (day: string) => boolean) => items.filter(({ created }) => fits(dayOf(created)))
  return [
    { heading: 'Today', items: of((day) => day >= now) },
    { heading: 'Earlier this week', items: of((day) => day < now && day >= week) },
    { heading: 'Earlier', items: of((day) => day < week) },
  ].filter((group) => group.items.length > 0)
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** `07:00` today, then `Yesterday`, `Friday`, `6 November` and `6 November 2025`. */
export function whenText(created: string, now: string = today()): string {
  const day = dayOf(created)
  if (day >= now) return momentText(created).slice(11)
  if (day === addDays(now, -1)) return 'Yesterday'
  if (day >= addDays(now, -6)) return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as string
  const text = formatDay(day)
  return day.slice(0, 4) === now.slice(0, 4) ? text.replace(/ \d{4}$/, '') : text
}
