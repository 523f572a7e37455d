import { sql } from './orm.ts'
import { addDays, today, type Day } from '#contract/values/day.ts'
import type { Executor } from './connect.ts'
import type { MonthlyLog } from './log-months.ts'

/**
 * A text search covers about this many rows, the newest of the chosen days. The trigram index makes
 * most searches fast, but not those for common letters, and none for fewer than three.
 */
export interface SearchedRows {
  byIndex: number
  oneByOne: number
}

export const searchedRows: SearchedRows = { byIndex: 250_000, oneByOne: 50_000 }

/** The index is a trigram index. */
export const shortestIndexed = 3

export interface MonthSize {
  /** Its first day. */
  month: Day
  rows: number
}

interface Days {
  from?: Day | undefined
  to?: Day | undefined
}

const daysFrom = (first: Day, last: Day) => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1

const lastDayOf = (month: Day) => addDays(`${addDays(month, 31).slice(0, 8)}01`, -1)

const earlier = (one: Day, other: Day) => (one < other ? one : other)

/**
 * The first of the newest days that have this many rows together, but at least one day; null when
 * all of the chosen days do. The rows of a month are assumed to be evenly spread over its days.
 */
export function firstSearchedDay(
  months: readonly MonthSize[],
  { from, to }: Days,
  most: number,
  now: Day = today(),
): Day | null {
  let left = most
  let searched = 0
  for (const { month, rows } of months.toSorted((a, b) => (a.month < b.month ? 1 : -1))) {
    const first = from !== undefined && from > month ? from : month
    const filled = earlier(lastDayOf(month), now)
    const last = to === undefined ? filled : earlier(filled, to)
    const days = daysFrom(first, last)
    if (days < 1) continue
    const aDay = rows / daysFrom(month, filled)
    if (aDay * days > left) {
      const fits = Math.min(days, Math.floor(left / aDay))
      const taken = searched === 0 ? Math.max(1, fits) : fits
      return taken === days && first === from ? null : addDays(last, 1 - taken)
    }
    left -= aDay * days
    searched += days
  }
  return null
}

/** As the last analysis estimated them. */
async function findMonths(db: Executor, log: MonthlyLog): Promise<MonthSize[]> {
  const rows = await db.execute<{ month: string; rows: number }>(sql`
    select to_date(right(c.relname, 7), 'YYYY_MM')::text as month, greatest(c.reltuples, 0)::float8 as rows
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = ${`public.${log}`}::regclass and c.relname ~ '_[0-9]{4}_[0-9]{2}$'`)
  return [...rows]
}

/** The day from which a text search covers the log; null for all of the chosen days. */
export async function findSearchedFrom(
  db: Executor,
  log: MonthlyLog,
  { search, ...days }: Days & { search?: string | undefined },
  most: SearchedRows = searchedRows,
): Promise<Day | null> {
  if (!search) return null
  const rows = search.length < shortestIndexed ? most.oneByOne : most.byIndex
  return firstSearchedDay(await findMonths(db, log), days, rows)
}
