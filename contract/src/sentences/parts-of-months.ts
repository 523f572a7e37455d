import type { Reader } from './reader.ts'

/** The days of a month that are meant; the last part is counted from the end. */
export interface PartOfMonth {
  /** The first of its days, from 0; below zero it is counted from the end. */
  first: number
  days: number
  /** When someone moves in who says so, from 0. */
  movesIn: number
}

const early: PartOfMonth = { first: 0, days: 10, movesIn: 0 }
const middle: PartOfMonth = { first: 10, days: 10, movesIn: 14 }
const late: PartOfMonth = { first: -10, days: 10, movesIn: -1 }

const parts: Readonly<Record<string, PartOfMonth>> = {
  early,
  begin: early,
  vroeg: early,
  mid: middle,
  middle,
  middel: middle,
  late: { ...late, movesIn: -10 },
  laat: { ...late, movesIn: -10 },
  end: late,
  eind: late,
  einde: late,
}
/** The beginning of a month, but also that of a stay: `start December`. */
const beginnings = /^(beginning|start)$/
const ofMonths = /^(of|van)$/

/** `mid`, `end of`, before a month; with the token after it. */
export function partOfMonthAt(
  { tokens, lexicon }: Reader,
  at: number,
): { part: PartOfMonth; to: number } | undefined {
  const word = tokens[at]?.word ?? ''
  const isOf = ofMonths.test(tokens[at + 1]?.word ?? '')
  const part = parts[word] ?? (beginnings.test(word) && isOf ? early : undefined)
  const to = at + (isOf ? 2 : 1)
  return part && lexicon.main.find(tokens, to)?.meaning.is === 'month' ? { part, to } : undefined
}
