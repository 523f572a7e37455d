import { addDays, isDay, type Day } from '../values/day.ts'
import { monthSpan } from './dates.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

/** Which week of its month: the last one is counted from the end. */
const ordinals: Readonly<Record<string, number>> = {
  first: 0,
  eerste: 0,
  second: 1,
  tweede: 1,
  third: 2,
  derde: 2,
  last: -1,
  final: -1,
  laaste: -1,
}
const endsOfNumbers = /^(st|nd|rd|ste|de)$/
const weeks = /^(week|wk)$/
const ofMonths = /^(of|in|van)$/
const days = 7
/** The days that every February has: the first day of the next month is not far. */
const shortestMonth = 28

/** `first`, `1st`; with the token after it. */
function ordinalAt({ tokens }: Reader, at: number): { nth: number; to: number } | undefined {
  const token = tokens[at]
  const nth = ordinals[token?.word ?? '']
  if (nth !== undefined) return { nth, to: at + 1 }
  const isOrdinal = endsOfNumbers.test(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.gap
  const { number = 0 } = token ?? {}
  return isOrdinal && number >= 1 && number <= 3 ? { nth: number - 1, to: at + 2 } : undefined
}

function lastDayOf(first: Day): Day {
  const month = first.slice(0, 8)
  for (let date = 31; date > shortestMonth; date--)
    if (isDay(`${month}${date}`)) return `${month}${date}`
  return `${month}${shortestMonth}`
}

/**
 * `last week of July`, `eerste week van Desember 2027`: a stay that begins in these seven days. A holiday
 * would be too wide, and some of them lie outside it.
 */
export function readWeekOfMonth(reader: Reader, from: number): Piece | undefined {
  const { tokens, lexicon, today } = reader
  const ordinal = ordinalAt(reader, from)
  if (!ordinal || !weeks.test(tokens[ordinal.to]?.word ?? '')) return undefined
  let at = ordinal.to + 1
  if (ofMonths.test(tokens[at]?.word ?? '')) at += 1
  const month = lexicon.main.find(tokens, at)
  if (month?.meaning.is !== 'month') return undefined
  const next = at + month.length
  const { number: year = 0, rand } = tokens[next] ?? {}
  const hasYear = year >= 2020 && year <= 2099 && !rand
  const first = monthSpan(today, month.meaning.month, hasYear ? year : undefined).from
  const day =
    ordinal.nth < 0 ? addDays(lastDayOf(first), 1 - days) : addDays(first, ordinal.nth * days)
  const to = addDays(day, 2 * days - 1)
  return { from, to: hasYear ? next + 1 : next, said: { is: 'date', day, to, arriving: true } }
}
