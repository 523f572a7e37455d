import { monthNames } from './months.ts'

/** South Africa has one time zone and no daylight saving time: its days are the ones that count. */
export const timeZone = 'Africa/Johannesburg'

/**
 * A date without time, as `yyyy-mm-dd`. It is never an instant and never shifts with a time zone.
 */
export type Day = string

/** The old system's way of writing "no date". */
const placeholders = new Set(['0001-01-01', '1753-01-01'])

/** A real date between the years 1000 and 2999, so that days before and after it can be stored too. */
export function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}

/** Cuts a date or date-time to its day; a placeholder or an invalid value is not a date. */
export function toDay(value: string | null | undefined): Day | null {
  const day = value?.slice(0, 10) ?? ''
  return isDay(day) && !placeholders.has(day) ? day : null
}

/** `14 November 2026` */
export function formatDay(day: Day): string {
  const [year, month, date] = day.split('-').map(Number)
  return `${date} ${monthNames[(month ?? 1) - 1]} ${year}`
}

/** `November 2026`, of a month as yyyy-mm. */
export function formatMonth(text: string): string {
  const [year, month] = text.split('-').map(Number)
  return `${monthNames[(month ?? 1) - 1]} ${year}`
}

/** `20 to 27 November 2026`, `26 June to 3 July 2027`, naming each part once. */
export function formatDayRange(from: Day, to: Day): string {
  const [fromYear, fromMonth] = from.split('-')
  const [toYear, toMonth] = to.split('-')
  const start = formatDay(from).split(' ')
  if (fromYear !== toYear) return `${formatDay(from)} to ${formatDay(to)}`
  if (fromMonth !== toMonth) return `${start[0]} ${start[1]} to ${formatDay(to)}`
  return `${start[0]} to ${formatDay(to)}`
}

export function addDays(day: Day, count: number): Day {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Today's date in South Africa, which has one time zone and no daylight saving time. */
export function today(now: Date = new Date()): Day {
  return new Date(now.getTime() + 2 * 3_600_000).toISOString().slice(0, 10)
}

/** Until the day ends in South Africa. */
export function secondsLeftToday(now: Date = new Date()): number {
  return 86_400 - ((now.getTime() / 1000 + 2 * 3600) % 86_400)
}

/** The day of an instant in South Africa: near midnight it is not that of its UTC text. */
export function dayAt(instant: string): Day {
  return today(new Date(instant))
}

/** The week of the year a day falls in, 1 to 52, as timeshare calendars count. */
export function weekOfYear(day: Day): number {
  const start = Date.parse(`${day.slice(0, 4)}-01-01T00:00:00Z`)
  const days = Math.floor((Date.parse(`${day}T00:00:00Z`) - start) / 86_400_000)
  return Math.min(52, Math.floor(days / 7) + 1)
}
