import { comingDay } from './dates.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { isDash } from './tokens.ts'

const untils = /^(to|tot|until|till)$/
const [lastDate, lastMonth] = [31, 12]

/** `15/12`, without a third number that would be the garages of a house or a year. */
function dayAndMonthAt({ tokens }: Reader, at: number) {
  const [date, month, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const [first = 0, second = 0] = [date?.number, month?.number]
  const isDate =
    month?.gap === '/' &&
    next?.gap !== '/' &&
    !date?.rand &&
    [first, second].every((value) => Number.isInteger(value) && value > 0)
  return isDate && first <= lastDate && second <= lastMonth
    ? { date: first, month: second }
    : undefined
}

/** `15/12 - 22/12`: alone, two such numbers may be bedrooms and bathrooms. */
export function readShortDates(reader: Reader, from: number): Piece | undefined {
  const first = dayAndMonthAt(reader, from)
  const joiner = reader.tokens[from + 2]
  if (!first || !joiner) return undefined
  const isJoined = untils.test(joiner.word)
  if (!isJoined && !isDash(joiner)) return undefined
  const at = from + (isJoined ? 3 : 2)
  const second = dayAndMonthAt(reader, at)
  const day = comingDay(reader.today, first.month, first.date)
  if (!second || !day) return undefined
  const to = comingDay(day, second.month, second.date)
  return to ? { from, to: at + 2, said: { is: 'date', day, to } } : undefined
}
