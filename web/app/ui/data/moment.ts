const offsetMs = 2 * 3_600_000

/** `2026-11-15 10:42`: an instant by South African clocks, which know one time zone and no summer time. */
export function momentText(instant: string): string {
  const local = new Date(Date.parse(instant) + offsetMs).toISOString()
  return `${local.slice(0, 10)} ${local.slice(11, 16)}`
}

/** The same for `<time>`, which allows thousandths of a second and nothing finer. */
export function machineTime(instant: string): string {
  return new Date(instant).toISOString()
}
