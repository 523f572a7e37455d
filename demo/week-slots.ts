import { addDays, weekOfYear, type Day } from '#contract/values/day.ts'
import type { Rand } from './scenes/random.ts'
import { weighted } from './lots.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const

/** The day-patterns in which South African timeshare is sold: whole weeks, midweeks and weekends. */
const patterns = [
  { start: 'Fri', nights: 7, weight: 74 },
  { start: 'Mon', nights: 4, weight: 17 },
  { start: 'Fri', nights: 3, weight: 9 },
] as const

export interface WeekSlot {
  weekNumber: number
  arrival: Day
  departure: Day
  /** `27 Fri`, as the certificate writes it. */
  module: string
  nights: number
}

const weekdayOf = (day: Day) => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()]

/** The day of a calendar week in that year on which a stay begins. */
function startIn(year: number, week: number, start: string): Day {
  const first = addDays(`${year}-01-01`, (week - 1) * 7)
  for (let offset = 0; offset < 7; offset++) {
    const day = addDays(first, offset)
    if (weekdayOf(day) === start && weekOfYear(day) === week) return day
  }
  return first
}

/** The next occurrence of this week of the year, at least a fortnight from today. */
export function drawSlot(week: number, today: Day, r: Rand, whole = false): WeekSlot {
  const pattern = whole
    ? patterns[0]
    : weighted(
        r,
        patterns.map((entry) => [entry, entry.weight] as const),
      )
  const earliest = addDays(today, 14)
  let year = Number(today.slice(0, 4))
  let arrival = startIn(year, week, pattern.start)
  while (arrival < earliest) arrival = startIn(++year, week, pattern.start)
  return {
    weekNumber: week,
    arrival,
    departure: addDays(arrival, pattern.nights),
    module: `${week} ${pattern.start}`,
    nights: pattern.nights,
  }
}
