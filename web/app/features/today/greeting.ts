import { groupedNumber } from '../../ui/data/grouped-number.ts'

/** In South African time, which has one time zone and no daylight saving time. */
export function greeting(now: Date): string {
  const hour = (now.getUTCHours() + 2) % 24
  if (hour < 12) return 'Good morning'
  return hour < 18 ? 'Good afternoon' : 'Good evening'
}

export function waitSentence(count: number): string {
  if (count === 0) return 'Nothing needs attention.'
  return count === 1 ? '1 item needs attention.' : `${groupedNumber(count)} items need attention.`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

export function weekdayOf(day: string): string {
  return weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] as string
}
