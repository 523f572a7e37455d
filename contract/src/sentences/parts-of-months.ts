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
const halves: Readonly<Record<string, PartOfMonth>> = {
  first: { first: 0, days: 15, movesIn: 0 },
  second: { first: -16, days: 16, movesIn: 15 },
}
const ordinals: Readonly<Record<string, keyof typeof halves>> = {
  first: 'first',
  eerste: 'first',
  second: 'second',
  last: 'second',
  tweede: 'second',
  laaste: 'second',
}
/** The beginning of a month, but also that of a stay: `start December`. */
const beginnings = /^(beginning|start)$/
const ofMonths = /^(of|van)$/

/** `mid`, `end of`, before a month; with the token after it. */
export function partOfMonthAt(
  { tokens, lexicon }: Reader,
  at: number,
): { part: PartOfMonth; to: number } | undefined {
  const wordAt = (nth: number) => tokens[nth]?.word ?? ''
  const half = /^(half|helfte)$/.test(wordAt(at + 1))
    ? halves[ordinals[wordAt(at)] ?? '']
    : undefined
  const end = half ? at + 2 : at + 1
  const isOf = ofMonths.test(wordAt(end))
  const word = wordAt(at)
  const part = half ?? parts[word] ?? (beginnings.test(word) && isOf ? early : undefined)
  const to = isOf ? end + 1 : end
  return part && lexicon.main.find(tokens, to)?.meaning.is === 'month' ? { part, to } : undefined
}
