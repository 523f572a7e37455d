import { formatDay } from '#contract/values/day.ts'

const offsetMs = 2 * 3_600_000

/** `2026-11-15 10:42`: an instant in South African time, which has one time zone and no daylight saving. */
export function momentText(instant: string): string {
  const local = new Date(Date.parse(instant) + offsetMs).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`
}

/** The same in a sentence: `15 November 2026 at 10:42`. */
export function momentInWords(instant: string): string {
  const [day = '', time] = momentText(instant).split(' ')
  return `${formatDay(day)} at ${time}`
}

/** The same for `<time>`, whose format has at most three decimals of a second. */
export function machineTime(instant: string): string {
  return new Date(instant).toISOString()
}
