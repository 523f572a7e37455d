import { addDays, type Day } from '#contract/values/day.ts'

/** The day of the week; Monday is 0. */
export function weekdayOf(day: Day): number {
  return (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
}

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const

/** The weeks of the month that a day is in; null for the days of other months. */
export function weeksOfMonth(day: Day): (Day | null)[][] {
  const month = day.slice(0, 7)
  const first = `${month}-01`
  const start = addDays(first, -weekdayOf(first))
  const weeks: (Day | null)[][] = []
  for (let monday = start; weeks.length === 0 || monday.startsWith(month);) {
    weeks.push(
      Array.from({ length: 7 }, (_, i) => addDays(monday, i)).map((one) =>
        one.startsWith(month) ? one : null,
      ),
    )
    monday = addDays(monday, 7)
  }
  return weeks
}

/** The same day of another month, or that month’s last day: one month after 31 January is 28 February. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + count, 0))
  last.setUTCDate(Math.min(date, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** The day that a key moves to; undefined for all other keys. */
export function dayAfterKey(day: Day, key: string, shift: boolean): Day | undefined {
  const steps: Record<string, Day> = {
    ArrowLeft: addDays(day, -1),
    ArrowRight: addDays(day, 1),
    ArrowUp: addDays(day, -7),
    ArrowDown: addDays(day, 7),
    Home: addDays(day, -weekdayOf(day)),
    End: addDays(day, 6 - weekdayOf(day)),
    PageUp: addMonths(day, shift ? -12 : -1),
    PageDown: addMonths(day, shift ? 12 : 1),
  }
  return steps[key]
}
