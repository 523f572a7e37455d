import { readAmount, type Amount } from './amounts.ts'
import type { Bound, Unit } from './meanings.ts'
import type { Piece, Quantity } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore, isDash } from './tokens.ts'

const counted: readonly Unit[] = ['bedrooms', 'bathrooms', 'garages', 'parking']
const areas: readonly Unit[] = ['size', 'hectares', 'acres']
const leads: readonly Unit[] = [
  'bedrooms',
  'bathrooms',
  'garages',
  'parking',
  'erf',
  'floor',
  'sleeps',
  'people',
  'price',
]
/** Between the word for it and its number: `budget of`, `erf van`, `price is`. */
const links = new Set([
  'of',
  'is',
  'van',
  'a',
  'the',
  'n',
  'about',
  'for',
  'vir',
  'size',
  'at',
  'to',
  'my',
])
const erfWords = new Set([
  'erf',
  'stand',
  'plot',
  'land',
  'grond',
  'yard',
  'ground',
  'property',
  'lot',
  'perseel',
])
/** Between a number and what it counts: `3 large bedrooms`. */
const between = new Set([
  'large',
  'big',
  'double',
  'spacious',
  'full',
  'good',
  'x',
  'groot',
  'ruim',
  'ruime',
  'sized',
  'good-sized',
])

interface Lead {
  at: number
  unit: Unit | undefined
  bound: Bound | undefined
  erf: boolean
}

function unitAt(reader: Reader, at: number): { unit: Unit; length: number } | undefined {
  const found = reader.find(reader.lexicon.units, at)
  const token = reader.tokens[at]
  if (found?.meaning.is !== 'unit' || (token && /[,;]/.test(token.gap))) return undefined
  return { unit: found.meaning.unit, length: found.length }
}

/** What is said before the number: `under`, `budget of`, `bedrooms`. */
function readLead(reader: Reader, from: number): Lead {
  const lead: Lead = { at: from, unit: undefined, bound: undefined, erf: false }
  for (let steps = 0; steps < 6; steps++) {
    const { at } = lead
    const word = reader.tokens[at]?.word
    if (!word) return lead
    const bound =
      lead.bound === undefined || lead.bound === 'least'
        ? reader.find(reader.lexicon.bounds, at)
        : undefined
    const unit = lead.unit === undefined && !lead.erf ? unitAt(reader, at) : undefined
    if (bound?.meaning.is === 'bound') {
      lead.bound = bound.meaning.bound
      lead.at += bound.length
    } else if (unit && leads.includes(unit.unit)) {
      lead.unit = unit.unit
      lead.at += unit.length
    } else if (erfWords.has(word) && !lead.unit && !lead.erf && at === from) {
      lead.erf = true
      lead.at += 1
    } else if (at > from && links.has(word)) lead.at += 1
    else return lead
  }
  return lead
}

interface Range {
  first: Amount
  second: Amount | undefined
  to: number
  joined: 'or' | 'to' | undefined
}

/** `1.2-1.8m`, `between 1 and 2 million`, `3 or 4`. */
function readRange(reader: Reader, at: number, bound: Bound | undefined): Range | undefined {
  const first = readAmount(at, reader)
  if (!first) return undefined
  const alone: Range = { first, second: undefined, to: first.to, joined: undefined }
  const next = reader.tokens[first.to]
  if (!next) return alone
  if (isDash(next) || (next.gap.trim() === '/' && next.number !== undefined && next.number < 20)) {
    const second = readAmount(first.to, reader)
    return second ? { first, second, to: second.to, joined: 'to' } : alone
  }
  // `R1m and R2m`: the units may be repeated, `from 300 m² to 500 m²`.
  const unit = unitAt(reader, first.to)
  const after =
    first.to +
    (unit && ['size', 'hectares', 'rand', 'monthly', 'bedrooms'].includes(unit.unit)
      ? unit.length
      : 0)
  const joiner = reader.lexicon.joiners.find(reader.tokens, after)?.meaning.is
  const word = reader.tokens[after]?.word
  const length = reader.lexicon.joiners.find(reader.tokens, after)?.length ?? 0
  const fits =
    joiner === 'to' ||
    (joiner === 'and' && bound === 'between') ||
    (joiner === 'or' && after === first.to)
  let secondAt = after + length
  const repeated = reader.tokens[secondAt]?.word
  if (repeated === 'max' || repeated === 'maximum' || repeated === 'maks') secondAt += 1
  const second = fits && word ? readAmount(secondAt, reader) : undefined
  if (!second || (joiner === 'or' && (second.value > 20 || second.value < first.value)))
    return alone
  return { first, second, to: second.to, joined: joiner === 'or' ? 'or' : 'to' }
}

/** `1 to 1.5m` is in millions, `800 to 1.2m` begins with thousands. */
function scaleFirst({ first, second }: Range): number {
  if (!second || first.factor > 1 || second.factor === 1 || first.value >= 10_000)
    return first.value
  const scaled = first.value * second.factor
  if (scaled <= second.value) return scaled
  return first.value * 1000 <= second.value ? first.value * 1000 : first.value
}

interface Tail {
  to: number
  unit: Unit | undefined
  rate: Quantity['rate']
  bound: Bound | undefined
}

/** In `3 bedrooms min 2 bathrooms` the bound belongs to the second number. */
function isLeadOfNext(reader: Reader, at: number): boolean {
  const token = reader.tokens[at]
  return token !== undefined && !breaksBefore(token) && readAmount(at, reader) !== undefined
}

/** What follows the number: its unit, `per month`, `or more`. */
function readTail(reader: Reader, from: number): Tail {
  const tail: Tail = { to: from, unit: undefined, rate: undefined, bound: undefined }
  for (let steps = 0; steps < 5; steps++) {
    const token = reader.tokens[tail.to]
    if (!token) return tail
    const unit = unitAt(reader, tail.to)
    const after = reader.lexicon.boundsAfter.find(reader.tokens, tail.to)
    const slash = token.gap.includes('/')
    if (!unit && /^(k|m)pm$/.test(token.word) && !token.gap) {
      tail.rate = 'monthly'
      tail.to += 1
    } else if (
      unit &&
      (unit.unit === 'monthly' || unit.unit === 'perSize' || unit.unit === 'otherRate')
    ) {
      if (tail.rate || tail.unit) return tail
      tail.rate = unit.unit
      tail.to += unit.length
    } else if (unit && slash && areas.includes(unit.unit) && !tail.unit) {
      tail.rate = 'perSize'
      tail.to += unit.length
    } else if (
      unit &&
      !tail.unit &&
      !tail.rate &&
      !breaksBefore(token) &&
      !(tail.bound && unit.unit === 'price')
    ) {
      if (unit.unit === 'floor' || unit.unit === 'erf' || unit.unit === 'sleeps') return tail
      if (unit.unit === 'rand') tail.to += unit.length
      else {
        if (unit.unit === 'price') return tail
        tail.unit = unit.unit
        tail.to += unit.length
      }
    } else if (unit && tail.unit && areas.includes(tail.unit) && unit.unit === 'floor') {
      tail.unit = tail.unit === 'size' ? 'floor' : tail.unit
      tail.to += unit.length
      if (tail.unit !== 'floor') return tail
    } else if (
      after?.meaning.is === 'boundAfter' &&
      !tail.bound &&
      !breaksBefore(token) &&
      !isLeadOfNext(reader, tail.to + after.length)
    ) {
      tail.bound = after.meaning.bound
      tail.to += after.length
    } else if (between.has(token.word) && !tail.unit) {
      const next = unitAt(reader, tail.to + 1)
      if (!next || !counted.includes(next.unit)) return tail
      tail.unit = next.unit
      tail.to += 1 + next.length
    } else return tail
  }
  return tail
}

/** Into square metres and minutes. */
const scales: Partial<Record<Unit, [Unit, number]>> = {
  hectares: ['size', 10_000],
  acres: ['size', 4047],
  hours: ['minutes', 60],
}

function boundsOf(
  quantity: Omit<Quantity, 'low' | 'high'>,
  second: number | undefined,
): Pick<Quantity, 'low' | 'high'> {
  const { value, bound, unit } = quantity
  if (second !== undefined) return { low: Math.min(value, second), high: Math.max(value, second) }
  if (bound === 'most') return { low: undefined, high: value }
  if (bound === 'least') return { low: value, high: undefined }
  if (bound === 'about') return { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
  return unit === 'price' ? { low: undefined, high: value } : { low: value, high: undefined }
}

function unitOf(lead: Lead, tail: Tail, range: Range): Unit | undefined {
  const area = tail.unit !== undefined && areas.includes(tail.unit)
  if (lead.unit === 'erf' || lead.unit === 'floor') return lead.unit
  if (lead.erf && (area || !range.first.money)) return 'erf'
  if (tail.unit) return tail.unit
  if (lead.unit && lead.unit !== 'price') return lead.unit
  const { value, money } = range.first
  const isMoney = money || Boolean(range.second?.money)
  const isYear =
    Number.isInteger(value) && value >= 1950 && value <= 2050 && !lead.bound && !lead.unit
  if (isMoney || tail.rate || (value >= 1000 && !isYear) || (lead.unit === 'price' && value >= 100))
    return 'price'
  return undefined
}

/** Whether the words before the number belong to it: in `garage 2 bedrooms` they do not. */
function leadFits(reader: Reader, from: number, lead: Lead, range: Range, tail: Tail): boolean {
  if (lead.at === from) return true
  const { first } = range
  if (lead.erf)
    return (
      Boolean(tail.unit && areas.includes(tail.unit)) ||
      (!first.money && !tail.unit && first.value >= 100 && first.value < 100_000)
    )
  if (!lead.unit || lead.unit === 'price') return true
  const isArea = lead.unit === 'erf' || lead.unit === 'floor'
  if (isArea)
    return !first.money && (!tail.unit || areas.includes(tail.unit) || tail.unit === 'floor')
  if (first.money || first.value > 100) return false
  if (!tail.unit || tail.unit === lead.unit || tail.unit === 'people') return true
  return false
}

/** The words after the number name the next thing when a number follows them: `bedrooms 3 bathrooms 2`. */
function withoutNextLead(reader: Reader, lead: Lead, range: Range, tail: Tail): Tail {
  if (!lead.unit || !tail.unit || !counted.includes(lead.unit) || tail.unit === lead.unit)
    return tail
  return readAmount(tail.to, reader) ? { ...tail, to: range.to, unit: undefined } : tail
}

/** A number with everything that belongs to it: `under R 2,5 million`, `3 to 4 bedrooms`, `erf of 1 000 m²`. */
export function readQuantity(
  reader: Reader,
  from: number,
): (Piece & { said: Quantity }) | undefined {
  const lead = readLead(reader, from)
  const range = readRange(reader, lead.at, lead.bound)
  if (!range) return undefined
  const tail = withoutNextLead(reader, lead, range, readTail(reader, range.to))
  if (!leadFits(reader, from, lead, range, tail)) return undefined
  let unit = unitOf(lead, tail, range)
  const [, scale] = (tail.unit && scales[tail.unit]) ?? [unit, 1]
  if (unit && scales[unit]) unit = scales[unit]?.[0]
  const bound =
    lead.bound === 'between' && !range.second
      ? undefined
      : (lead.bound ?? tail.bound ?? (range.first.plus || range.second?.plus ? 'least' : undefined))
  const value = scaleFirst(range) * scale
  const second = range.second && range.joined === 'to' ? range.second.value * scale : undefined
  const said = { is: 'quantity' as const, unit, value, bound, rate: tail.rate }
  return { from, to: tail.to, said: { ...said, ...boundsOf(said, second) } }
}
