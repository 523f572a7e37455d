import { readAmount, type Amount } from './amounts.ts'
import type { Bound, Unit } from './meanings.ts'
import { countedUnits, unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'
import { isDash } from './tokens.ts'

export interface Range {
  first: Amount
  second: Amount | undefined
  to: number
  joined: 'or' | 'to' | undefined
}

const counted: ReadonlySet<Unit> = new Set(['size', 'hectares', 'bedrooms'])
const repeatable: ReadonlySet<Unit> = new Set([...counted, 'rand', 'monthly', 'perSize'])

const mosts = new Set(['max', 'maximum', 'maks', 'maksimum'])

const beforeMosts = new Set(['but', 'and', 'maar', 'en'])

/** Before a number of people or of a week. */
const beforeCounts = new Set('for vir sleeps sleep slaap of van week wk'.split(' '))
const mostCounted = 53
/** Nothing lower is a weekly price or a rent. */
const lowestPrice = 1000
/** If the second price is this many times higher, it is not the other end of the first. */
const widestRange = 3

/** `for 6 up to R20 000`, `sleeps 6 tot 20k`: a count, and then a price. In `flat for 7 to 9k` both are prices. */
function isCountAndPrice(reader: Reader, at: number, first: Amount, second: Amount): boolean {
  const { tokens } = reader
  if (first.money || first.value > mostCounted) return false
  const isCounted = beforeCounts.has(tokens[at - 1]?.word ?? '')
  // `for 6 up to 50 000`, but not `for 20 to 2000 m²`
  if (!second.money) return isCounted && second.value >= lowestPrice && !unitAt(reader, second.to)
  if (second.factor === 1) return true
  const isUpTo = tokens[first.to]?.word === 'up'
  const isWide = second.value >= first.value * second.factor * widestRange
  return second.factor === 1000 && isCounted && (isUpTo || isWide)
}

/** The number of words here that introduce the other end; zero if they do not. */
function mostAt({ tokens, lexicon }: Reader, at: number): number {
  const word = tokens[at]?.word ?? ''
  if (mosts.has(word)) return 1
  if (!beforeMosts.has(word)) return 0
  const bound = lexicon.bounds.find(tokens, at + 1)
  return bound?.meaning.is === 'bound' && bound.meaning.bound === 'most' ? bound.length + 1 : 0
}

/** `1.2-1.8m`, `between 1 and 2 million`, `3 or 4`. */
export function readRange(reader: Reader, at: number, bound: Bound | undefined): Range | undefined {
  const first = readAmount(at, reader)
  if (!first) return undefined
  const alone: Range = { first, second: undefined, to: first.to, joined: undefined }
  const next = reader.tokens[first.to]
  if (!next) return alone
  const isSlash = next.gap.trim() === '/' && next.number !== undefined && next.number < 20
  // `between R800k & R950k`
  const isAnd = bound === 'between' && next.gap.trim() === '&'
  if (isDash(next) || isSlash || isAnd) {
    const second = readAmount(first.to, reader)
    if (second && isCountAndPrice(reader, at, first, second)) return alone
    // `R1.5m - 3 bedrooms` is a price and a count.
    const count = second && !second.money && first.money && unitAt(reader, second.to)
    const isApart = count && countedUnits.includes(count.unit)
    return second && !isApart ? { first, second, to: second.to, joined: 'to' } : alone
  }
  // `min 4 max 6 bedrooms`, `min R100 max R150 per m²`, `at least 2 but not more than 4 bedrooms`
  const most = bound === 'least' ? mostAt(reader, first.to) : 0
  if (most) {
    const second = readAmount(first.to + most, reader)
    if (second && second.money === first.money && second.value >= first.value)
      return { first, second, to: second.to, joined: 'to' }
  }
  // `R1m and R2m`: the units may be repeated, `from 300 m² to 500 m²`, `10ha-20ha`.
  const unit = unitAt(reader, first.to)
  const after = first.to + (unit && repeatable.has(unit.unit) ? unit.length : 0)
  const dashed = after > first.to && reader.tokens[after]
  if (dashed && isDash(dashed)) {
    const second = readAmount(after, reader)
    if (second && unitAt(reader, second.to)?.unit === unit?.unit)
      return { first, second, to: second.to, joined: 'to' }
  }
  const joiner = reader.lexicon.joiners.find(reader.tokens, after)?.meaning.is
  const word = reader.tokens[after]?.word
  const length = reader.lexicon.joiners.find(reader.tokens, after)?.length ?? 0
  const fits =
    joiner === 'to' ||
    (joiner === 'and' && bound === 'between') ||
    (joiner === 'or' && after === first.to)
  let secondAt = after + length
  const repeated = reader.tokens[secondAt]?.word
  if (repeated !== undefined && mosts.has(repeated)) secondAt += 1
  const second = fits && word ? readAmount(secondAt, reader) : undefined
  if (!second || (joiner === 'or' && (second.value > 20 || second.value < first.value)))
    return alone
  if (isCountAndPrice(reader, at, first, second)) return alone
  // `2 bedrooms, to R1.5m` is a count and a price.
  if (second.money && !first.money && unit && counted.has(unit.unit)) return alone
  return { first, second, to: second.to, joined: joiner === 'or' ? 'or' : 'to' }
}

/** `1 to 1.5m` is in millions, `800 to 1.2m` starts in thousands. */
export function scaleFirst({ first, second }: Range): number {
  if (!second || first.factor > 1 || second.factor === 1 || first.value >= 10_000)
    return first.value
  const scaled = first.value * second.factor
  if (scaled <= second.value) return scaled
  return first.value * 1000 <= second.value ? first.value * 1000 : first.value
}

/** Above this, a number without a unit is not in millions. */
const mostMillions = 60

/** `R900k to 1.2` ends in millions, `8k to 12` in thousands. */
export function scaleSecond({ first, second }: Range): number {
  const value = second?.value ?? 0
  if (!second || first.factor === 1 || second.factor > 1 || value >= first.value) return value
  if (value * first.factor >= first.value) return value * first.factor
  return value < mostMillions && value * 1_000_000 > first.value ? value * 1_000_000 : value
}
