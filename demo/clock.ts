import { addDays, type Day } from '#contract/values/day.ts'
import type { Rand } from './scenes/random.ts'

/** Days and times relative to the day on which the data is loaded. */
export interface Clock {
  today: Day
  /** The day this many days from today; negative is in the past. */
  day(offset: number): Day
  /** A moment in office hours, this many days ago, never later than the start of today. */
  ago(days: number, r: Rand): Date
  after(moment: Date, hours: number): Date
  /** Whole days from a time to the start of today. */
  daysSince(moment: Date): number
}

const hour = 3_600_000

export function clockAt(today: Day, now = new Date()): Clock {
  // Eight in the morning in South Africa, or now if it is earlier: all events are in the past.
  const latest = Math.min(Date.parse(`${today}T06:00:00Z`), now.getTime() - (now.getTime() % 1000))
  const capped = (time: number) => new Date(Math.min(time, latest))
  return {
    today,
    day: (offset) => addDays(today, offset),
    ago(days, r) {
      const opening = Date.parse(`${addDays(today, -Math.floor(days))}T05:00:00Z`)
      const start = Math.min(opening, latest - hour)
      // Today has only just begun; its events did not all happen in its last minute.
      const hours = Math.min(13, (latest - start) / hour)
      return new Date(start + Math.floor(r.next() * hours * 3600) * 1000)
    },
    daysSince: (moment) => Math.floor((latest - moment.getTime()) / (24 * hour)),
    after: (moment, hours) => capped(moment.getTime() + Math.round(hours * 3600) * 1000),
  }
}

export function dayOf(moment: Date): Day {
  return new Date(moment.getTime() + 2 * hour).toISOString().slice(0, 10)
}
