import { addDays, isDay, type Day } from '../values/day.ts'
import { readDateLead } from './date-lead.ts'
import type { Piece } from './pieces.ts'
import { unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'
import { isDash } from './tokens.ts'

/** `12 to 19 December`, `between 12 and 19 December`. */
const dateJoiners = new Set(['to', 'tot', 'and', 'en'])

const spans = /^(weeks|weke|wks|nights|nagte|days|dae)$/

const pad = (value: number) => String(value).padStart(2, '0')

/** The next occurrence of this day, or the one in the given year. */
export function comingDay(today: Day, month: number, date: number, year?: number): Day | undefined {
  const thisYear = Number(today.slice(0, 4))
  const named = `${year ?? thisYear}-${pad(month)}-${pad(date)}`
  if (!isDay(named)) return undefined
  return year === undefined && named < today ? `${thisYear + 1}${named.slice(4)}` : named
}

interface FoundDate {
  to: number
  day: Day
  until?: Day | undefined
  wholeMonth: boolean
  /** Its year was given. */
  hasYear: boolean
}

function yearAt({ tokens }: Reader, at: number): number | undefined {
  const value = tokens[at]?.number
  return value !== undefined && value >= 2020 && value <= 2099 && !tokens[at]?.rand
    ? value
    : undefined
}

function monthAt(reader: Reader, at: number): { month: number; to: number } | undefined {
  const { tokens, lexicon } = reader
  const of = tokens[at]?.word === 'of' ? at + 1 : at
  const found = lexicon.main.find(tokens, of)
  if (found?.meaning.is === 'month') return { month: found.meaning.month, to: of + found.length }
  return undefined
}

function dateOfMonth(reader: Reader, at: number): { date: number; to: number } | undefined {
  const { tokens } = reader
  const token = tokens[at]
  if (token?.number === undefined || token.rand || !Number.isInteger(token.number)) return undefined
  if (token.number < 1 || token.number > 31) return undefined
  const ordinal = /^(st|nd|rd|th|ste|de)$/.test(tokens[at + 1]?.word ?? '') && !tokens[at + 1]?.gap
  // In `September 8 people` the number counts people, in `December 2 weeks` weeks.
  const next = tokens[at + 1]?.word ?? ''
  const counts = spans.test(next) || (next === 'week' && token.number === 1)
  if (!ordinal && (counts || unitAt(reader, at + 1))) return undefined
  return { date: token.number, to: at + (ordinal ? 2 : 1) }
}

/** The date joined to the one before it by a dash or "to". */
function joinedDate(reader: Reader, at: number): { date: number; to: number } | undefined {
  const token = reader.tokens[at]
  if (!token) return undefined
  if (isDash(token)) return dateOfMonth(reader, at)
  if (!dateJoiners.has(token.word)) return undefined
  // `the 18th to the 25th of December`
  const next = /^(the|die)$/.test(reader.tokens[at + 1]?.word ?? '') ? at + 2 : at + 1
  return dateOfMonth(reader, next)
}

/** `12 to 19 December` */
function readDates(reader: Reader, at: number): FoundDate | undefined {
  const { today } = reader
  const first = dateOfMonth(reader, at)
  if (!first) return undefined
  const second = joinedDate(reader, first.to)
  const month = monthAt(reader, (second ?? first).to)
  if (!month) return undefined
  const year = yearAt(reader, month.to)
  const day = comingDay(today, month.month, first.date, year)
  const until = second && comingDay(today, month.month, second.date, year)
  return day === undefined
    ? undefined
    : { day, until, to: month.to + (year ? 1 : 0), wholeMonth: false, hasYear: Boolean(year) }
}

/** `January 2027`, `December 18 to 25` */
function readMonth(reader: Reader, at: number): FoundDate | undefined {
  const month = monthAt(reader, at)
  if (!month) return undefined
  // In `from February, 4 students` the number is not the day.
  const isApart = reader.tokens[month.to]?.gap.includes(',')
  const date = isApart ? undefined : dateOfMonth(reader, month.to)
  const joined = date && joinedDate(reader, date.to)
  // `Dec 18 - 5 Jan`: the second date has a month of its own.
  const last = joined && joined.date > date.date && !monthAt(reader, joined.to) ? joined : undefined
  const to = (last ?? date ?? month).to
  const year = yearAt(reader, to)
  const day = comingDay(reader.today, month.month, date?.date ?? 1, year)
  if (day === undefined) return undefined
  const until = last && comingDay(reader.today, month.month, last.date, year)
  return { day, until, to: to + (year ? 1 : 0), wholeMonth: !date, hasYear: Boolean(year) }
}

/** `2027-01-15`, `15/01/2027` */
function readWritten({ tokens }: Reader, at: number): FoundDate | undefined {
  const day = tokens[at]?.day
  return day ? { day, to: at + 1, wholeMonth: false, hasYear: true } : undefined
}

const untils = new Set(['to', 'tot', 'until', 'till'])
const ands = new Set(['and', 'en'])
const departures = new Set(
  'departing departure depart dep leaving leave checkout vertrek terug'.split(' '),
)
const beforeDates = new Set(['on', 'op', 'the', 'die', 'date'])

/** The number of words here that announce a departure. */
function departureAt({ tokens }: Reader, at: number): number {
  const [first = '', second = ''] = [tokens[at]?.word, tokens[at + 1]?.word]
  if (departures.has(first)) return 1
  return /^check(ing)?$/.test(first) && second === 'out' ? 2 : 0
}

/** The end of a stay: `1 July to 8 July`, `between 1 July and 15 July`, `15 Dec - 22 Dec`. */
function secondDate(reader: Reader, at: number, isBetween: boolean): FoundDate | undefined {
  const token = reader.tokens[at]
  if (!token) return undefined
  const isJoined = untils.has(token.word) || (isBetween && ands.has(token.word))
  const start = ands.has(token.word) ? at + 1 : at
  const left = departureAt(reader, start)
  if (!isDash(token) && !isJoined && !left) return undefined
  let next = left ? start + left : isJoined ? at + 1 : at
  // `from the 26th of June to the 3rd of July`
  while (beforeDates.has(reader.tokens[next]?.word ?? '')) next += 1
  const found = readWritten(reader, next) ?? readDates(reader, next) ?? readMonth(reader, next)
  return found?.wholeMonth ? undefined : found
}

const inYear = (day: Day, year: number): Day => `${year}${day.slice(4)}`
const yearOf = (day: Day) => Number(day.slice(0, 4))

/** A year given for one of the two days counts for both; a stay never ends before it begins. */
function spanOf(first: FoundDate, second: FoundDate): { day: Day; until: Day } {
  const { day, hasYear } = first
  if (!hasYear && second.hasYear) {
    const same = inYear(day, yearOf(second.day))
    return {
      day: same <= second.day ? same : inYear(day, yearOf(second.day) - 1),
      until: second.day,
    }
  }
  if (second.hasYear) return { day, until: second.day }
  const same = inYear(second.day, yearOf(day))
  return { day, until: same >= day ? same : inYear(second.day, yearOf(day) + 1) }
}

/** `available from 1 March`, `vanaf 1 Desember`, `2027-01-15`, `12 to 19 December`. */
export function readDate(reader: Reader, from: number): Piece | undefined {
  const { tokens, lexicon, today } = reader
  const { at, available, isFirm, arriving } = readDateLead(reader, from)
  const now = available ? lexicon.main.find(tokens, at) : undefined
  if (now?.meaning.is === 'now')
    return { from, to: at + now.length, said: { is: 'date', day: today, isFirm } }
  const found = readWritten(reader, at) ?? readDates(reader, at) ?? readMonth(reader, at)
  if (!found || (found.wholeMonth && !isFirm)) return undefined
  // A month with its holidays after it is not a date.
  if (found.wholeMonth && lexicon.main.find(tokens, at)?.meaning.is !== 'month') return undefined
  const isBetween = ['between', 'tussen'].includes(tokens[at - 1]?.word ?? '')
  const second = secondDate(reader, found.to, isBetween)
  const span = second && spanOf(found, second)
  return {
    from,
    to: second?.to ?? found.to,
    said: {
      is: 'date',
      day: span?.day ?? found.day,
      to: span?.until ?? found.until,
      arriving,
      isFirm,
    },
  }
}

/** The same, from the first day of one month to the end of a later one. */
export function monthsSpan(
  today: Day,
  month: number,
  until: number | undefined,
  year?: number,
): { from: Day; to: Day } {
  const span = monthSpan(today, month, year)
  if (until === undefined) return span
  const next = yearOf(span.from) + (until < month ? 1 : 0)
  return { from: span.from, to: monthSpan(today, until, next).to }
}

/** The first day of the coming month, and the day after its last. */
export function monthSpan(today: Day, month: number, year?: number): { from: Day; to: Day } {
  const current = year === undefined && Number(today.slice(5, 7)) === month
  const from = current ? `${today.slice(0, 7)}-01` : (comingDay(today, month, 1, year) as Day)
  const to = addDays(`${from.slice(0, 7)}-28`, 10)
  return { from, to: addDays(`${to.slice(0, 7)}-01`, 6) }
}
