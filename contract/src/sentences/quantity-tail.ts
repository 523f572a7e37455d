import { isArea, readAmount, type Amount } from './amounts.ts'
import type { Bound, Unit } from './meanings.ts'
import type { Quantity } from './pieces.ts'
import { areaUnits, countedUnits, unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

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

/** No week costs less, and no larger group stays in one. */
const lowestWeekly = 100

const joins = new Set(['or', 'and', 'of', 'en'])

/** Below this, `R90/m` is per square metre. */
const lowestMonthly = 1000

/** More than anyone counts in rooms, people, minutes or kilometres. */
const mostCounted = 2000
const isCount = (unit: Unit) =>
  countedUnits.includes(unit) || ['people', 'minutes', 'hours', 'kilometres'].includes(unit)

export interface Tail {
  to: number
  unit: Unit | undefined
  rate: Quantity['rate']
  bound: Bound | undefined
}

/** In `3 bedrooms min 2 bathrooms` the bound belongs to the second number. */
function isLeadOfNext(reader: Reader, at: number): boolean {
  const token = reader.tokens[at]
  if (token === undefined || breaksBefore(token)) return false
  // `max price 2.2m min price 1.5m`
  const unit = unitAt(reader, at)
  const lead = unit?.unit === 'price' ? unit.length : 0
  return readAmount(at + lead, reader) !== undefined
}

/**
 * In `R18 000 max 2 bedrooms` the price is the maximum: no search has a maximum number of bedrooms.
 */
function isMostOf(reader: Reader, at: number): boolean {
  const next = readAmount(at, reader)
  if (!next) return isLeadOfNext(reader, at)
  const unit = unitAt(reader, next.to)?.unit
  return (
    next.money || next.value >= lowestMonthly || (unit !== undefined && areaUnits.includes(unit))
  )
}

/** `3 bedrooms and under R2 million`: after a count, the bound belongs to the price that follows. */
function isBoundOfPrice(reader: Reader, at: number): boolean {
  const bound = reader.lexicon.bounds.find(reader.tokens, at + 1)
  const next = bound && readAmount(at + 1 + bound.length, reader)
  return next !== undefined && (next.money || next.value >= lowestMonthly)
}

/** In `R950 000, levy under R1 200` the levy is the second amount. */
function isCostOfNext(reader: Reader, at: number): boolean {
  const bound = reader.find(reader.lexicon.bounds, at)
  return readAmount(at + (bound?.length ?? 0), reader) !== undefined
}

/** The most people who can sleep in a home or a chalet. */
const mostSleepers = 30

/** `2 slaap`, but in `week 50 slaap 6` the word belongs to the second number. */
function isCountOfRooms(reader: Reader, at: number): boolean {
  if (reader.tokens[at]?.word !== 'slaap') return false
  const next = readAmount(at + 1, reader)
  return !next || next.money || next.value > mostSleepers || unitAt(reader, next.to) !== undefined
}

/** What follows the number: its unit, `per month`, `or more`. */
export function readTail(reader: Reader, from: number, { value, money }: Amount): Tail {
  const tail: Tail = { to: from, unit: undefined, rate: undefined, bound: undefined }
  for (let steps = 0; steps < 5; steps++) {
    const token = reader.tokens[tail.to]
    if (!token) return tail
    const found = unitAt(reader, tail.to)
    // `R4 000 parking` is a price and then parking; `max R2m min R1m` are two prices.
    const isTooMany = found && isCount(found.unit) && value > mostCounted
    // `for 6 a week at the sea` is not a rate.
    const isNoRate = found?.unit === 'weekly' && !money && value < lowestWeekly
    const unit = isTooMany || isNoRate ? undefined : found
    const after = reader.lexicon.boundsAfter.find(reader.tokens, tail.to)
    const slash = token.gap.includes('/')
    if (!unit && /^(k|m)pm$/.test(token.word) && !token.gap) {
      tail.rate = 'monthly'
      tail.to += 1
    } else if (!unit && slash && token.word === 'm' && !tail.rate && !tail.unit) {
      tail.rate = value < lowestMonthly ? 'perSize' : 'monthly'
      tail.to += 1
    } else if (!unit && !slash && !tail.unit && !tail.rate && isArea(value, tail.to, reader)) {
      tail.unit = 'size'
      tail.to += 1
    } else if (
      unit &&
      (unit.unit === 'monthly' ||
        unit.unit === 'perSize' ||
        unit.unit === 'otherRate' ||
        unit.unit === 'weekly')
    ) {
      // `R80 per m² per month`
      const isOfMonth = tail.rate === 'perSize' && unit.unit === 'monthly'
      if ((tail.rate && !isOfMonth) || tail.unit) return tail
      tail.rate ??= unit.unit
      tail.to += unit.length
    } else if (
      unit &&
      // `R180 m2`
      (slash || (money && value < lowestMonthly && unit.unit === 'size')) &&
      areaUnits.includes(unit.unit) &&
      !tail.unit
    ) {
      tail.rate = unit.unit === 'size' ? 'perSize' : 'otherRate'
      tail.to += unit.length
    } else if (
      unit &&
      !tail.unit &&
      !tail.rate &&
      !breaksBefore(token) &&
      !(tail.bound && unit.unit === 'price')
    ) {
      const isSlaap = unit.unit === 'sleeps' && isCountOfRooms(reader, tail.to)
      if (unit.unit === 'floor' || unit.unit === 'erf') return tail
      if (unit.unit === 'sleeps' && !isSlaap) return tail
      if (isSlaap) {
        tail.unit = 'bedroomsOrSleeps'
        tail.to += unit.length
      } else if (unit.unit === 'rand') tail.to += unit.length
      else {
        if (unit.unit === 'price') return tail
        if (unit.unit === 'otherCost' && isCostOfNext(reader, tail.to + unit.length)) return tail
        tail.unit = unit.unit
        tail.to += unit.length
      }
    } else if (
      unit &&
      tail.unit &&
      areaUnits.includes(tail.unit) &&
      unit.unit === 'floor' &&
      // `erf 900 m² floor 200 m²`, but not `900 m² GLA R10m`
      (!isLeadOfNext(reader, tail.to + unit.length) ||
        readAmount(tail.to + unit.length, reader)?.money)
    ) {
      tail.unit = tail.unit === 'size' ? 'floor' : tail.unit
      tail.to += unit.length
      if (tail.unit !== 'floor') return tail
    } else if (
      after?.meaning.is === 'boundAfter' &&
      !tail.bound &&
      !breaksBefore(token) &&
      // `R2m or less 4 bedrooms`, but `3 bedrooms min 2 bathrooms`
      ((joins.has(token.word) && (money || !isBoundOfPrice(reader, tail.to))) ||
        (money && after.meaning.bound === 'most' && !isMostOf(reader, tail.to + after.length)) ||
        !isLeadOfNext(reader, tail.to + after.length)) &&
      // `R8 000 plus deposit`
      unitAt(reader, tail.to + after.length)?.unit !== 'otherCost'
    ) {
      tail.bound = after.meaning.bound
      tail.to += after.length
    } else if (between.has(token.word) && !tail.unit) {
      const next = unitAt(reader, tail.to + 1)
      // `2 double garages` are four: the phrase says how many each holds.
      const isDouble = token.word === 'double' && next?.unit === 'garages'
      if (!next || !countedUnits.includes(next.unit) || isDouble) return tail
      tail.unit = next.unit
      tail.to += 1 + next.length
    } else return tail
  }
  return tail
}
