import { lastWeekNumber } from '../weeks/weeks.choices.ts'
import { holidayMonths, monthsOfHolidays } from './holiday-months.ts'
import type { Piece, Quantity, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

const [firstYear, lastYear] = [2020, 2099]

/** Few years have one more week. */
const lastOfYear = 52

const isBare = (said: Said): said is Quantity =>
  said.is === 'quantity' &&
  said.unit === undefined &&
  said.bound === undefined &&
  said.rate === undefined &&
  Number.isInteger(said.value)

/** The calendar numbers between those given: `50 to 52` are three, `1 or 2` are two. */
function weekNumbersIn(said: Said): number[] {
  if (!isBare(said)) return []
  const { value, low, high, other } = said
  if (other !== undefined && other <= lastWeekNumber) return [value, other]
  const [first, last] = [low ?? value, high ?? value]
  if (first < 1 || last > lastWeekNumber) return []
  // `50 to 2` continues into the new year.
  const untilYearEnd = lastOfYear - value + 1
  if (low !== undefined && low < value && untilYearEnd + low < value - low)
    return Array.from(
      { length: untilYearEnd + low },
      (_, nth) => ((value + nth - 1) % lastOfYear) + 1,
    )
  return Array.from({ length: last - first + 1 }, (_, nth) => first + nth)
}

const endsInWeek =
  /^((?:tydeel|vakansie)?(?:week|weke)|weeks|wk|wks|week(no|nommer)|no|nr|number|nommer)$/
const joiners = new Set(['and', 'or', 'en', 'of'])

/** A number after the word week is a calendar week, and so are those joined to it. */
export function settleWeekNumbers(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  let counts = false
  for (const piece of pieces) {
    const { said, from, to } = piece
    const numbers: number[] = counts ? weekNumbersIn(said) : []
    const last = tokens[to - 1]?.word ?? ''
    const before = settled.at(-1)
    if (numbers.length) {
      const word = before?.said.is === 'week' ? settled.pop() : undefined
      settled.push({ from: word?.from ?? from, to, said: { is: 'weekNumber', numbers } })
    } else settled.push(piece)
    counts =
      numbers.length > 0 ||
      (counts && to - from === 1 && joiners.has(last)) ||
      ((said.is === 'week' || said.is === 'season' || said.is === 'weekType') &&
        endsInWeek.test(last))
  }
  return settled
}

const isPeople = (said: Said | undefined): said is Quantity =>
  said?.is === 'quantity' && said.unit === 'people'

/** `2 adults and 2 kids` are four; `Friday to Monday` starts on Friday. */
export function settlePairs(pieces: readonly Piece[]): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const { said } = piece
    const at = settled.findLastIndex((one) => one.said.is !== 'filler')
    const before = settled[at]
    const both = isPeople(before?.said) && isPeople(said) ? sumOf(before.said, said) : undefined
    const days = before?.said.is === 'weekday' && said.is === 'weekday' ? before.said : undefined
    const one = both ?? days
    if (before && one) settled.splice(at, Infinity, { from: before.from, to: piece.to, said: one })
    else settled.push(piece)
  }
  return settled
}

function sumOf(a: Quantity, b: Quantity): Quantity {
  const value = a.value + b.value
  return { ...a, value, low: value, high: undefined }
}

const exchanges = /^(exchange|exchanging|swap|swapping|trade|ruil|omruil)$/

/** `exchange my week for one at the sea`: one is a week, not a person. */
export function settleExchanges(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  if (!tokens.some(({ word }) => exchanges.test(word))) return [...pieces]
  return pieces.map((piece) => {
    const isOther =
      isPeople(piece.said) &&
      piece.to - piece.from === 2 &&
      /^(one|een)$/.test(tokens[piece.to - 1]?.word ?? '')
    return isOther ? { ...piece, said: { is: 'plain' } } : piece
  })
}

/** Words that do not occur in English sentences. */
const afrikaans =
  /^(vir|mense|vakansie|skoolvakansie|tydeel|tydeelweek|weke|slaap|naby|met|onder|desember|junie|julie|paas|paasnaweek|paasvakansie|kersfees|n)$/
/** Before the English verb: `to see`. */
const beforeVerbs = new Set(['to', 'can', 'i', 'we', 'please', 'want'])

/** `vakansie see 6 mense`: in an Afrikaans sentence it is the sea. */
export function settleSea(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  if (!tokens.some(({ word }) => afrikaans.test(word))) return [...pieces]
  return pieces.map((piece) => {
    const isSea =
      piece.said.is === 'unknown' &&
      tokens[piece.from]?.word === 'see' &&
      !beforeVerbs.has(tokens[piece.from - 1]?.word ?? '')
    return isSea ? { ...piece, said: { is: 'setting', setting: 'sea', keyword: 'sea' } } : piece
  })
}

type Time = Extract<Said, { is: 'month' | 'holiday' | 'publicHoliday' | 'year' }>

/** In the order in which they name a time together. */
const times: readonly Said['is'][] = ['holiday', 'publicHoliday', 'month', 'year']

const isTime = (said: Said): said is Time => times.includes(said.is)

/** What two of them mean together; undefined if they are two different times. */
function together(a: Time, b: Time): Time | undefined {
  const [first, second] = [a, b].sort((x, y) => order(x) - order(y)) as [Time, Time]
  if (first.is === 'year') return undefined
  if (second.is === 'year') {
    if (!first.year) return { ...first, year: second.year }
    // `December 2026 or January 2027`
    const isNext = first.is === 'month' && first.until && first.until < first.month
    return isNext && second.year === first.year + 1 ? first : undefined
  }
  if (first.is === 'month' && second.is === 'month') return bothMonths(first, second)
  // `winter school holiday`
  if (first.is === 'holiday' && second.is === 'holiday') {
    const any = [first, second].filter(({ holiday }) => holiday === 'any')
    const [named] = [first, second].filter(({ holiday }) => holiday !== 'any')
    const year = first.year ?? second.year
    return any.length === 1 && named ? { ...named, ...(year && { year }) } : undefined
  }
  if (first.is !== 'holiday' || second.is !== 'month' || second.until) return undefined
  const known = monthsOfHolidays[second.month]
  // `Easter in April`
  if (!known || ![known.holiday, 'any'].includes(first.holiday)) return undefined
  const year = first.year ?? second.year
  return { is: 'holiday', ...known, ...(year && { year }) }
}

type Month = Extract<Said, { is: 'month' }>

/** Further apart than this, two months are two separate times. */
const mostMonths = 3

/** `February or March`, `May, June or July`: the days from the first to the last. */
function bothMonths(first: Month, second: Month): Time | undefined {
  const [last, next] = [first.until ?? first.month, second.month]
  const known = holidayMonths[next]
  const isSame = known?.holiday === holidayMonths[first.month]?.holiday
  if (known && isSame && !first.until) return { ...first, ...second }
  const apart = (next - last + 12) % 12
  if (apart < 1 || apart > mostMonths) return undefined
  const year = first.year ?? second.year
  return { is: 'month', month: first.month, until: next, ...(year && { year }) }
}

const order = ({ is }: Time) => times.indexOf(is)

/** `December 2027`, `school holidays in June 2027`: one time, not two or three. */
export function settleTimes(pieces: readonly Piece[]): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const said: Said =
      isBare(piece.said) && piece.said.value >= firstYear && piece.said.value <= lastYear
        ? { is: 'year', year: piece.said.value }
        : piece.said
    // `school holiday week in April`
    const before = settled.findLastIndex(
      ({ said: one }) => one.is !== 'filler' && one.is !== 'week',
    )
    const last = settled[before]
    // `no December, any school holiday`
    const isNot = settled[before - 1]?.said.is === 'not'
    const areTimes = last && !isNot && isTime(last.said) && isTime(said)
    const both = areTimes ? together(last.said as Time, said) : undefined
    if (both && last)
      settled.splice(before, Infinity, { from: last.from, to: piece.to, said: both })
    else settled.push({ ...piece, said })
  }
  return withoutOtherTimes(settled)
}

/** Whether the time is one of school holidays or calendar days; neither if any will do. */
function timeOf(said: Said): 'holiday' | 'days' | undefined {
  if (said.is === 'holiday') return said.holiday === 'any' ? undefined : 'holiday'
  if (said.is === 'publicHoliday') return 'days'
  if (said.is !== 'month') return undefined
  return holidayMonths[said.month] && !said.until ? 'holiday' : 'days'
}

/** `Easter or February`: no week is in both, and a search for both would find none. */
function withoutOtherTimes(pieces: readonly Piece[]): Piece[] {
  const first = pieces.map(({ said }) => timeOf(said)).find((time) => time !== undefined)
  return pieces.map((piece): Piece => {
    const time = timeOf(piece.said)
    return time && time !== first ? { ...piece, said: { is: 'unknown' } } : piece
  })
}
