import { readAmount } from './amounts.ts'
import type { Unit } from './meanings.ts'
import type { Piece, Quantity } from './pieces.ts'
import { readLead, type Lead } from './quantity-lead.ts'
import { readRange, scaleFirst, scaleSecond, type Range } from './quantity-range.ts'
import { readTail, type Tail } from './quantity-tail.ts'
import { areaUnits, countedUnits, landUnits, unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'

/** To square metres and minutes. */
const scales: Partial<Record<Unit, [Unit, number]>> = {
  hectares: ['size', 10_000],
  acres: ['size', 4047],
  squareFeet: ['size', 0.0929],
  // The old Cape measure, in which farms are still quoted.
  morgen: ['size', 8565],
  hours: ['minutes', 60],
  sleeper: ['sleeps', 1],
  couples: ['people', 2],
}

/** The minimum and the maximum that a number expresses, alone or with a second one. */
export function boundsOf(
  quantity: Omit<Quantity, 'low' | 'high'>,
  second: number | undefined,
): Pick<Quantity, 'low' | 'high'> {
  const { value, bound, unit } = quantity
  if (second !== undefined) return { low: Math.min(value, second), high: Math.max(value, second) }
  if (bound === 'most') return { low: undefined, high: value }
  if (bound === 'least') return { low: value, high: undefined }
  // More than 3 bedrooms means 4; for prices and sizes it makes no difference.
  if (bound === 'more') {
    const isCount = unit !== undefined && countedUnits.includes(unit)
    return { low: isCount ? Math.floor(value) + 1 : value, high: undefined }
  }
  if (bound === 'about') return { low: Math.round(value * 0.9), high: Math.round(value * 1.1) }
  return unit === 'price' ? { low: undefined, high: value } : { low: value, high: undefined }
}

/** A rent without an R is at least this much, and nothing costs less with one. */
const lowestRate = 100
/** What a bank lends; less is a monthly repayment. */
const lowestBond = 100_000
/** Amounts where people leave out the word million: `under 2.8`, `R1.2 - R1.6`. */
const millions = { least: 0.3, most: 60 }
/** After a number with a fraction that is not a price: `4.5 star`. */
const otherUnits =
  /^(star|stars|ster|sterre|storey|storeys|m|metre|metres|meter|meters|percent|persent|x|ton|tons)$/

/** Whether a price is in millions without the word. */
function isInMillions(
  reader: Reader,
  { first, second, to }: Range,
  lead: Lead,
  tail: Tail,
): boolean {
  if (tail.unit || tail.rate || (lead.unit && lead.unit !== 'price') || lead.erf) return false
  const amounts = second ? [first, second] : [first]
  const isFit = amounts.every(
    ({ value, factor }) => factor === 1 && value >= millions.least && value < millions.most,
  )
  const next = reader.tokens[to]
  if (!isFit || (next && (otherUnits.test(next.word) || /^[.%]/.test(next.gap)))) return false
  const hasFraction = amounts.some(({ value }) => !Number.isInteger(value))
  const isBounded = lead.bound !== undefined || tail.bound !== undefined || lead.unit === 'price'
  return hasFraction || (isBounded && amounts.some(({ money }) => money))
}

function unitOf(lead: Lead, tail: Tail, range: Range, isForCars: boolean): Unit | undefined {
  if (isForCars) return 'garages'
  const area = tail.unit !== undefined && areaUnits.includes(tail.unit)
  if (lead.unit === 'erf' || lead.unit === 'floor') return lead.unit
  if (lead.erf && (area || !range.first.money)) return 'erf'
  if (lead.unit === 'bond' || tail.unit === 'bond')
    return tail.rate || range.first.value < lowestBond ? 'otherCost' : 'price'
  if (tail.unit) return tail.unit
  if (lead.unit === 'perSize') return 'price'
  if (lead.unit && lead.unit !== 'price' && lead.unit !== 'monthly') return lead.unit
  const { value, money } = range.first
  const isMoney = money || Boolean(range.second?.money)
  const isYear =
    Number.isInteger(value) && value >= 1950 && value <= 2050 && !lead.bound && !lead.unit
  // `6 month lease`: nothing is let for so little.
  const isRate = tail.rate === 'perSize' || (tail.rate !== undefined && value >= lowestRate)
  const most = Math.max(value, range.second?.value ?? 0)
  const isDear = isMoney && (most >= lowestRate || tail.rate !== undefined)
  if (isDear || isRate || (value >= 1000 && !isYear) || (lead.unit === 'price' && value >= 100))
    return 'price'
  return undefined
}

/** Whether there is a comma between the word and its number. */
const afterComma = ({ tokens }: Reader, from: number, { at }: Lead) =>
  tokens.slice(from + 1, at + 1).some(({ gap }) => gap.includes(','))

const money = /^(r|rand|price|prys|rate)$/

/** `R/m² under 15 000`, `price per m² below 15 000`: money is named before the square metres. */
const afterRand = ({ tokens }: Reader, from: number, { at }: Lead) =>
  tokens.slice(from, at).some(({ word }) => money.test(word))

/** Whether the words before the number belong to it: in `garage 2 bedrooms` they do not. */
function leadFits(reader: Reader, from: number, lead: Lead, range: Range, tail: Tail): boolean {
  if (lead.at === from) return true
  const { first } = range
  // `warehouse with yard, 500 m²`
  if (lead.erf && reader.tokens[from]?.word === 'yard' && afterComma(reader, from, lead))
    return false
  if (lead.erf)
    return (
      Boolean(tail.unit && areaUnits.includes(tail.unit)) ||
      // `property R 12 000 pm`, `property 15000`: only land is rather measured than priced.
      (reader.tokens[from]?.word !== 'property' &&
        !tail.rate &&
        !first.money &&
        !tail.unit &&
        first.value >= 100 &&
        first.value < 100_000)
    )
  if (!lead.unit || lead.unit === 'price' || lead.unit === 'otherCost') return true
  if (lead.unit === 'bond') return !tail.unit && first.value >= lowestRate
  if (lead.unit === 'points') return !first.money && !tail.unit && first.value > 100
  // `pm R9 500`, but not `this month 2 bedrooms`.
  if (lead.unit === 'monthly') return !tail.unit && (first.money || first.value >= 1000)
  // `rent per m² under R100`
  if (lead.unit === 'perSize') return !tail.unit && (first.money || afterRand(reader, from, lead))
  const isArea = lead.unit === 'erf' || lead.unit === 'floor'
  if (isArea)
    return !first.money && (!tail.unit || areaUnits.includes(tail.unit) || tail.unit === 'floor')
  // `garage 9m x 6m`
  if (reader.tokens[range.to]?.word === 'm' && range.first.factor === 1) return false
  // `garage, 1 to 2 million`
  if (first.money || range.second?.money || first.value > 100) return false
  if (!tail.unit || tail.unit === lead.unit || tail.unit === 'people') return true
  return false
}

/**
 * The words after the number belong to the next thing when a number follows them: `bedrooms 3
 * bathrooms 2`.
 */
function withoutNextLead(reader: Reader, lead: Lead, range: Range, tail: Tail): Tail {
  if (!lead.unit || !tail.unit) return tail
  const at = reader.tokens[tail.to]?.word === 'x' ? tail.to + 1 : tail.to
  const next = readAmount(at, reader)
  if (!next) return tail
  const isOfNext =
    lead.unit === 'people'
      ? // `adults 2 kids 3`, but not `family of 4 people 2 bedrooms`.
        tail.unit === 'people' && !next.money && !unitAt(reader, next.to)
      : countedUnits.includes(lead.unit) && tail.unit !== lead.unit
  return isOfNext ? { ...tail, to: range.to, unit: undefined } : tail
}

/**
 * `parking, 2 baths, 2 garages`: the number has its own word, and the word before the comma stands
 * alone.
 */
function isOwnCount(reader: Reader, from: number, lead: Lead, tail: Tail): boolean {
  const { unit } = lead
  if (!unit || !countedUnits.includes(unit)) return false
  const isOther =
    tail.unit !== undefined &&
    tail.unit !== unit &&
    [...countedUnits, ...areaUnits].includes(tail.unit)
  return isOther && (unit === 'parking' || afterComma(reader, from, lead))
}

type QuantityPiece = Piece & { said: Quantity }

const wordBefore = ({ tokens }: Reader, { at }: Lead) => tokens[at - 1]?.word ?? ''

/** A number with everything that belongs to it: `under R 2,5 million`, `3 to 4 bedrooms`, `erf of 1 000 m²`. */
export function readQuantity(reader: Reader, from: number): QuantityPiece | undefined {
  const { quantities } = reader
  if (!quantities.has(from)) quantities.set(from, quantityAt(reader, from))
  return quantities.get(from)
}

function quantityAt(reader: Reader, from: number): QuantityPiece | undefined {
  const lead = readLead(reader, from)
  const range = readRange(reader, lead.at, lead.bound)
  if (!range) return undefined
  // In `1 to 2 million min 3 beds`, `min` does not mean minutes.
  const money = range.second?.money ? range.second : range.first
  const said = readTail(reader, range.to, money)
  if (isOwnCount(reader, from, lead, said)) return undefined
  const own = withoutNextLead(reader, lead, range, said)
  // Nothing can be searched in dollars or by yield: the amount must not become the price.
  const isForeign = reader.tokens[lead.at]?.foreign
  const isOther = isForeign || reader.tokens[range.to - 1]?.percent
  const tail: Tail = isOther ? { ...own, unit: 'otherCost' } : own
  // `garage for 3 cars`
  const isForCars =
    lead.unit === 'garages' &&
    tail.unit === 'parking' &&
    /^(for|vir)$/.test(wordBefore(reader, lead))
  if (!isForCars && !leadFits(reader, from, lead, range, tail)) return undefined
  const inMillions = isInMillions(reader, range, lead, tail)
  let unit = inMillions ? 'price' : unitOf(lead, tail, range, isForCars)
  const [, scale] = inMillions ? [unit, 1_000_000] : ((tail.unit && scales[tail.unit]) ?? [unit, 1])
  if (unit && scales[unit]) unit = scales[unit]?.[0]
  const bound =
    lead.bound === 'between' && !range.second
      ? tail.bound
      : (lead.bound ?? tail.bound ?? (range.first.plus || range.second?.plus ? 'least' : undefined))
  const scaled = (amount: number) => (scale === 1 ? amount : Math.round(amount * scale))
  const value = scaled(scaleFirst(range))
  const other = tail.unit ? range.second?.value : scaleSecond(range)
  const second = range.joined === 'to' && other !== undefined ? scaled(other) : undefined
  const isLand = tail.unit !== undefined && landUnits.includes(tail.unit)
  const leadRate = lead.unit === 'monthly' || lead.unit === 'perSize' ? lead.unit : undefined
  const rate = tail.rate ?? leadRate
  const or = range.joined === 'or' && range.second ? { other: range.second.value } : {}
  const quantity = { is: 'quantity' as const, unit, value, bound, isLand, isForeign, rate, ...or }
  return { from, to: tail.to, said: { ...quantity, ...boundsOf(quantity, second) } }
}
