import { addDays, isDay, type Day } from '../values/day.ts'
import { readDateLead } from './date-lead.ts'
import { monthSpan } from './dates.ts'
import { spelledNumberAt } from './number-words.ts'
import { partOfMonthAt, type PartOfMonth } from './parts-of-months.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { isDash } from './tokens.ts'

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
const weeks = /^(week|wk|weeks|wks|weke)$/
const ofMonths = /^(of|in|van)$/
const untils = /^(to|tot|until|till)$/
const daysOfWeek = 7
/** A month has no more whole weeks. */
const mostWeeks = 4
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

/** `last two weeks of`, with the token after it. */
function weeksAt(reader: Reader, at: number): { part: PartOfMonth; to: number } | undefined {
  const { tokens } = reader
  const ordinal = ordinalAt(reader, at)
  if (!ordinal) return undefined
  const { number } = tokens[ordinal.to] ?? {}
  const counted =
    number === undefined
      ? spelledNumberAt(tokens, ordinal.to)
      : { value: number, to: ordinal.to + 1 }
  const { value, to } = counted ?? { value: 1, to: ordinal.to }
  const isCount = Number.isInteger(value) && value >= 1 && value <= mostWeeks
  if (!isCount || !weeks.test(tokens[to]?.word ?? '')) return undefined
  const first = (ordinal.nth < 0 ? -value : ordinal.nth) * daysOfWeek
  const part = { first, days: value * daysOfWeek, movesIn: first }
  return { part, to: ofMonths.test(tokens[to + 1]?.word ?? '') ? to + 2 : to + 1 }
}

function lastDayOf(first: Day): Day {
  const month = first.slice(0, 8)
  for (let date = 31; date > shortestMonth; date--)
    if (isDay(`${month}${date}`)) return `${month}${date}`
  return `${month}${shortestMonth}`
}

interface FoundPart {
  day: Day
  last: Day
  movesIn: Day
  to: number
}

/** A part of a month and the month: `mid January`, `last week of July 2027`. */
function readPart(reader: Reader, at: number): FoundPart | undefined {
  const { tokens, lexicon, today } = reader
  const found = partOfMonthAt(reader, at) ?? weeksAt(reader, at)
  if (!found) return undefined
  const { part } = found
  const month = lexicon.main.find(tokens, found.to)
  if (month?.meaning.is !== 'month') return undefined
  const next = found.to + month.length
  const { number: year = 0, rand } = tokens[next] ?? {}
  const hasYear = year >= 2020 && year <= 2099 && !rand
  const first = monthSpan(today, month.meaning.month, hasYear ? year : undefined).from
  const dayAt = (nth: number) =>
    nth < 0 ? addDays(lastDayOf(first), 1 + nth) : addDays(first, nth)
  const isEnd = part.first < 0 && part.first + part.days === 0
  const last = isEnd ? lastDayOf(first) : addDays(dayAt(part.first), part.days - 1)
  const to = hasYear ? next + 1 : next
  return { day: dayAt(part.first), last, movesIn: dayAt(part.movesIn), to }
}

/** The other end of `mid June to mid July`. */
function secondPart(reader: Reader, at: number): FoundPart | undefined {
  const token = reader.tokens[at]
  if (!token) return undefined
  if (isDash(token)) return readPart(reader, at)
  return untils.test(token.word) ? readPart(reader, at + 1) : undefined
}

/**
 * `last week of July`, `eerste week van Desember 2027`, `mid January`: a stay that begins in these
 * days. A holiday would be too wide, and some of them lie outside it.
 */
export function readPartOfMonth(reader: Reader, from: number): Piece | undefined {
  const { at, isFirm, arriving } = readDateLead(reader, from)
  const found = readPart(reader, at)
  if (!found) return undefined
  const { day, movesIn } = found
  // `mid December to early January` has a name of its own.
  const named = reader.lexicon.main.find(reader.tokens, at)
  if (named?.meaning.is === 'holiday' && at + named.length > found.to) return undefined
  const second = secondPart(reader, found.to)
  const end = second && second.last > day ? second : found
  const to = isFirm && end === found ? undefined : addDays(end.last, daysOfWeek)
  return {
    from,
    to: end.to,
    said: { is: 'date', day, to, movesIn, isFirm, arriving: arriving || !isFirm },
  }
}
