import { formatDay } from '#contract/values/day.ts'

const offsetMs = 2 * 3_600_000

/** `2026-11-15 10:42`: an instant by South African clocks, which know one time zone and no summer time. */
export function momentText(instant: string): string {
  const local = new Date(Date.parse(instant) + offsetMs).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`
}

/** The same in a sentence: `15 November 2026 at 10:42`. */
export function momentInWords(instant: string): string {
  const [day = '', time] = momentText(instant).split(' ')
  return `${formatDay(day)} at ${time}`
}

/** The same for `<time>`, which allows thousandths of a second and nothing finer. */
export function machineTime(instant: string): string {
  return new Date(instant).toISOString()
}
