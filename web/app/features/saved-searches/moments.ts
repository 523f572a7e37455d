import { formatDay } from '#contract/values/day.ts'
import { momentText } from '../../ui/data/moment.ts'

/** `today at 07:00`, `yesterday at 16:42`, `2 November 2026`, in South African time. */
export function whenText(instant: string, now = new Date()): string {
  const [day = '', time = ''] = momentText(instant).split(' ')
  const daysAgo = (days: number) =>
    momentText(new Date(now.getTime() - days * 86_400_000).toISOString()).slice(0, 10)
  if (day === daysAgo(0)) return `today at ${time}`
  if (day === daysAgo(1)) return `yesterday at ${time}`
  return formatDay(day)
}
