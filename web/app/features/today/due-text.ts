import { formatDay, type Day } from '#contract/values/day.ts'

/** `14 Nov`. */
export function shortDay(day: Day): string {
  const [date, month = ''] = formatDay(day).split(' ')
  return `${date} ${month.slice(0, 3)}`
}

/** `Today`, `Tomorrow`, `In 5 days`, `2 days overdue`. */
export function dueText(day: Day, today: Day): string {
  const days = (Date.parse(day) - Date.parse(today)) / 86_400_000
  if (days === 0) return 'Today'
  if (days === 1) return 'Tomorrow'
  if (days > 1) return `In ${days} days`
  return days === -1 ? '1 day overdue' : `${-days} days overdue`
}
