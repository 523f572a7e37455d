import { breaksBefore, type Token } from './tokens.ts'

/** A number written in words, and the token after it. */
export interface SpelledNumber {
  value: number
  to: number
}

/** The words of numbers that follow each other, in each language. */
function counting(first: number, step: number, ...languages: string[]): Record<string, number> {
  return Object.fromEntries(
    languages.flatMap((words) => words.split(' ').map((word, nth) => [word, first + nth * step])),
  )
}

const ones = counting(
  1,
  1,
  'one two three four five six seven eight nine',
  'een twee drie vier vyf ses sewe agt nege',
)
const teens = counting(
  10,
  1,
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  'tien elf twaalf dertien veertien vyftien sestien sewentien agtien negentien',
)
const tens = counting(
  20,
  10,
  'twenty thirty forty fifty sixty seventy eighty ninety',
  'twintig dertig veertig vyftig sestig sewentig tagtig negentig',
)
/** Words that are typed for a number, which is only sure before rooms. */
const slips: Readonly<Record<string, number>> = {
  tow: 2,
  thre: 3,
  tree: 3,
  for: 4,
  fore: 4,
  fuor: 4,
}
const rooms = /^(bedroom|bedrooms|bedroomed|bathroom|bathrooms)$/
const articles = new Set(['a', 'n'])
const ands = new Set(['and', 'en'])
const joiners = new Set([...ands, 'to', 'tot'])
const points = new Set(['point', 'punt', 'comma', 'komma'])
const hundreds = new Set(['hundred', 'honderd'])
/** Only the whole words: in `a bar` and `a k` the article belongs to something else. */
const magnitudes = new Set(['million', 'miljoen', 'mil', 'mill', 'thousand', 'duisend'])
/** Only after a fraction: a house may have a bar, or be a grand one. */
const afterFractions = new Set([...magnitudes, 'bar', 'grand', 'k', 'm'])

/** `twenty five`, `vyf en twintig`. */
function belowHundred(words: readonly string[], at: number): SpelledNumber | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3)
  const teen = teens[first]
  if (teen) return { value: teen, to: at + 1 }
  const ten = tens[first]
  if (ten) {
    const one = ones[second]
    return one ? { value: ten + one, to: at + 2 } : { value: ten, to: at + 1 }
  }
  const one = ones[first]
  if (!one) return undefined
  const reversed = second === 'en' ? tens[third] : undefined
  return reversed ? { value: reversed + one, to: at + 3 } : { value: one, to: at + 1 }
}

/** `six hundred and fifty`, `a hundred`. */
function belowThousand(words: readonly string[], at: number): SpelledNumber | undefined {
  const lead = articles.has(words[at] ?? '') ? { value: 1, to: at + 1 } : belowHundred(words, at)
  if (!lead || !hundreds.has(words[lead.to] ?? '')) return belowHundred(words, at)
  const so = lead.value * 100
  const next = lead.to + 1
  const rest = belowHundred(words, ands.has(words[next] ?? '') ? next + 1 : next)
  return rest ? { value: so + rest.value, to: rest.to } : { value: so, to: next }
}

const thousands = /^(k|thousand|duisend|grand|thou)$/

/** `nine fifty k`, `twelve fifty thousand`: the hundreds are left out. */
function withoutHundred(words: readonly string[], at: number): SpelledNumber | undefined {
  const first = ones[words[at] ?? ''] ?? teens[words[at] ?? '']
  const rest = first && tens[words[at + 1] ?? ''] ? belowHundred(words, at + 1) : undefined
  if (!first || !rest || !thousands.test(words[rest.to] ?? '')) return undefined
  return { value: first * 100 + rest.value, to: rest.to }
}

const isAndAHalf = ([and = '', article = '', half = '']: readonly string[]) =>
  ands.has(and) && articles.has(article) && half === 'half'

/** Whether `and a half` follows, as in `a million and a half`. */
export function andAHalfAt(tokens: readonly Token[], at: number): boolean {
  return isAndAHalf(tokens.slice(at, at + 3).map(({ word }) => word))
}

const parts: Readonly<Record<string, number>> = {
  half: 0.5,
  halwe: 0.5,
  quarter: 0.25,
  kwart: 0.25,
  driekwart: 0.75,
}
const threeQuarters = /^(three quarters?|drie kwart)$/
const beforeWholes = new Set(['of', 'van', 'a', 'an', 'n'])
/** Units that people own a fraction of: `quarter of an acre`, `three quarters of a million`. */
const wholes = /^(acre|hectare|hektaar|ha$|million|miljoen|mil$)/

function partOfWhole(words: readonly string[], at: number): SpelledNumber | undefined {
  const start = articles.has(words[at] ?? '') ? at + 1 : at
  const isThree = threeQuarters.test(words.slice(start, start + 2).join(' '))
  const value = isThree ? 0.75 : parts[words[start] ?? '']
  let to = start + (isThree ? 2 : 1)
  while (beforeWholes.has(words[to] ?? '')) to += 1
  return value && wholes.test(words[to] ?? '') ? { value, to } : undefined
}

/** `half a million`, `one and a half million`, `anderhalf miljoen`, `a million`: before the last word. */
function inMagnitudes(words: readonly string[], at: number): SpelledNumber | undefined {
  const before = (value: number, to: number) =>
    (value === 1 ? magnitudes : afterFractions).has(words[to] ?? '') ? { value, to } : undefined
  const beforeHalves = (value: number, to: number) =>
    /^(bath|badkamer|ha$|hect|hekt|acre)/.test(words[to] ?? '') ? { value, to } : undefined
  const beforeLand = (value: number, to: number) =>
    /^(acre|hectare|hektaar)$/.test(words[to] ?? '') ? { value, to } : undefined
  const [first = '', second = ''] = words.slice(at, at + 2)
  const part = partOfWhole(words, at)
  if (part) return part
  if (first === 'half') return before(0.5, articles.has(second) ? at + 2 : at + 1)
  if (first === 'anderhalf') return before(1.5, at + 1)
  if (first === 'driekwart') return before(0.75, at + 1)
  if (articles.has(first) && second === 'half') return before(0.5, at + 2)
  if (first === 'an') return beforeLand(1, at + 1)
  if (articles.has(first)) return before(1, at + 1) ?? beforeLand(1, at + 1)
  const whole = belowHundred(words, at)
  const tenth = whole && points.has(words[whole.to] ?? '') ? ones[words[whole.to + 1] ?? ''] : 0
  if (whole && tenth) return before(whole.value + tenth / 10, whole.to + 2)
  if (!whole || !isAndAHalf(words.slice(whole.to))) return undefined
  const [value, to] = [whole.value + 0.5, whole.to + 3]
  // `one and a half to two million`: the second number carries the unit.
  const next = joiners.has(words[to] ?? '') ? belowHundred(words, to + 1) : undefined
  if (next && afterFractions.has(words[next.to] ?? '')) return { value, to }
  return before(value, to) ?? beforeHalves(value, to)
}

/** The number in words that begins here, read to its end. */
export function spelledNumberAt(tokens: readonly Token[], at: number): SpelledNumber | undefined {
  const words: string[] = []
  const slip = slips[tokens[at]?.word ?? '']
  if (slip && rooms.test(tokens[at + 1]?.word ?? '')) return { value: slip, to: at + 1 }
  // The longest is `nine hundred and ninety nine thousand`.
  for (const token of tokens.slice(at, at + 7)) {
    if (words.length > 0 && breaksBefore(token)) break
    words.push(token.word)
  }
  const found = inMagnitudes(words, 0) ?? withoutHundred(words, 0) ?? belowThousand(words, 0)
  return found && { value: found.value, to: at + found.to }
}
