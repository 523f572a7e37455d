interface Field {
  values: ReadonlySet<number>
  /** Every value is allowed: the other kind of day decides alone. */
  any: boolean
}

export interface Cron {
  minute: Field
  hour: Field
  day: Field
  month: Field
  weekday: Field
}

const limits = { minute: [0, 59], hour: [0, 23], day: [1, 31], month: [1, 12], weekday: [0, 7] }

/** Numbers, `*`, lists, ranges and steps, such as `0,30 1-5/2`; undefined when it is anything else. */
function parseField(text: string, [least = 0, most = 0]: readonly number[]): Field | undefined {
  const values = new Set<number>()
  for (const part of text.split(',')) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part)
    if (!match) return undefined
    const [, first, last, step] = match.map((found) => (found ? Number(found) : undefined))
    const from = first ?? least
    const to = last ?? (first === undefined || step !== undefined ? most : first)
    if (from < least || to > most || from > to || step === 0) return undefined
    for (let value = from; value <= to; value += step ?? 1) values.add(value)
  }
  return { values, any: text.startsWith('*') }
}

/** Minute, hour, day of the month, month and day of the week; undefined when it never runs. */
export function parseCron(text: string): Cron | undefined {
  const parts = text.trim().split(/\s+/)
  const names = Object.keys(limits) as (keyof Cron)[]
  if (parts.length !== names.length) return undefined
  const fields = names.map((name, nth) => parseField(parts[nth] as string, limits[name]))
  if (fields.some((field) => !field)) return undefined
  const cron = Object.fromEntries(names.map((name, nth) => [name, fields[nth]])) as unknown as Cron
  return nextRun(cron, new Date()) && cron
}

/** South African time has been two hours ahead all year since 1944. */
const offsetMs = 2 * 3_600_000
const dayMs = 86_400_000
const longestWaitDays = 4 * 366

function isOnDay({ day, month, weekday }: Cron, date: Date): boolean {
  if (!month.values.has(date.getUTCMonth() + 1)) return false
  const onDay = day.values.has(date.getUTCDate())
  const onWeekday =
    weekday.values.has(date.getUTCDay()) || (date.getUTCDay() === 0 && weekday.values.has(7))
  return day.any || weekday.any ? onDay && onWeekday : onDay || onWeekday
}

/** The first time after this one, by South African clocks; undefined for 30 February. */
export function nextRun(cron: Cron, after: Date): Date | undefined {
  const local = after.getTime() + offsetMs
  const midnight = local - (local % dayMs)
  for (let days = 0; days <= longestWaitDays; days++) {
    const start = midnight + days * dayMs
    if (!isOnDay(cron, new Date(start))) continue
    for (const hour of [...cron.hour.values].toSorted((a, b) => a - b)) {
      for (const minute of [...cron.minute.values].toSorted((a, b) => a - b)) {
        const at = start + (hour * 60 + minute) * 60_000
        if (at > local) return new Date(at - offsetMs)
      }
    }
  }
  return undefined
}
