import { andAHalfAt, spelledNumberAt } from './number-words.ts'
import { unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'
import type { Token } from './tokens.ts'

/** A number in the sentence, with millions and thousands applied. */
export interface Amount {
  value: number
  /** The token after it. */
  to: number
  /** Known to be money: with an R, or in millions or thousands. */
  money: boolean
  /** 1 if none was given. */
  factor: number
  /** Written with a plus after it. */
  plus: boolean
}

/** `2m5` is two and a half million, `7k5` seven and a half thousand. */
function splitAmount(
  at: number,
  { tokens }: Reader,
): { value: number; factor: number } | undefined {
  const [token, next] = [tokens[at], tokens[at + 1]]
  const [, letter, rest] = /^([mk])(\d{1,3})$/.exec(next?.word ?? '') ?? []
  if (!rest || next?.gap || token?.number === undefined) return undefined
  // `30m2` is an area, `2m2` a price.
  if (!Number.isInteger(token.number) || (letter === 'm' && token.number >= 10)) return undefined
  const factor = letter === 'm' ? 1_000_000 : 1000
  return { value: Number(`${token.number}.${rest}`) * factor, factor }
}

/** What can be counted in halves: `2 and a half bathrooms`. */
const halves = /^(bath|badkamer|ha$|hect|hekt|acre|mil|bar$|k$|grand|thousand|duisend|hour|uur)/

/** `2 comma 5 million`, as a spoken number is transcribed. */
function tenthsAt(at: number, { tokens, lexicon }: Reader): number | undefined {
  const [point, part] = [tokens[at + 1]?.word ?? '', tokens[at + 2]?.number]
  const isPoint = /^(point|punt|comma|komma)$/.test(point)
  if (!isPoint || part === undefined || !Number.isInteger(part) || part > 9) return undefined
  return lexicon.units.find(tokens, at + 3)?.meaning.is === 'times' ? part / 10 : undefined
}

/**
 * `eight thousand five hundred`, `two million 300 thousand`: the part after the first magnitude.
 */
function restAt(at: number, factor: number, reader: Reader): Amount | undefined {
  if (reader.tokens[at]?.gap !== ' ') return undefined
  const rest = readAmount(at, reader)
  if (!rest || reader.tokens[at]?.rand || rest.value >= factor) return undefined
  // `2m 500k deposit` are two amounts.
  const isWord = (reader.tokens[rest.to - 1]?.word.length ?? 0) > 1
  if (factor === 1_000_000) return rest.factor === 1000 && isWord ? rest : undefined
  // `R40k 150 to 300 m²` is a price and a size.
  const isSpoken = (reader.tokens[at - 1]?.word.length ?? 0) > 1
  const unit = unitAt(reader, rest.to)?.unit
  const isOther =
    reader.lexicon.joiners.find(reader.tokens, rest.to) !== undefined ||
    (unit !== undefined && unit !== 'monthly' && unit !== 'rand')
  return rest.factor === 1 && rest.value >= 100 && isSpoken && !isOther ? rest : undefined
}

function numberAt(
  at: number,
  reader: Reader,
): { value: number; decimal?: number | undefined; to: number } | undefined {
  const token = reader.tokens[at]
  if (token?.number !== undefined) {
    const tenths = tenthsAt(at, reader)
    if (tenths !== undefined) return { value: token.number + tenths, to: at + 3 }
    const hasHalf =
      andAHalfAt(reader.tokens, at + 1) && halves.test(reader.tokens[at + 4]?.word ?? '')
    return hasHalf
      ? { value: token.number + 0.5, to: at + 4 }
      : { value: token.number, decimal: token.ifDecimal, to: at + 1 }
  }
  const spelled = spelledNumberAt(reader.tokens, at)
  if (spelled) return spelled
  const word = reader.lexicon.numbers.find(reader.tokens, at)
  return word?.meaning.is === 'number'
    ? { value: word.meaning.value, to: at + word.length }
    : undefined
}

/** After a height or a width in metres: `6m eaves`. */
const afterHeights = new Set(
  'eaves eave high height hoog hoogte wide breed deep diep frontage wall walls fence dakhoogte clearance headroom apex'.split(
    ' ',
  ),
)
/** Before one: `height 9m`, `eaves of 9m`. */
const beforeHeights =
  /^(?:height|eaves|eave|hoogte|dakhoogte|clearance|headroom|apex|frontage|width|depth)(?: (?:of|van|is|min))?$/
/** After a distance in metres: `50m from the beach`. */
const afterDistances = new Set('from of van away walk off to na radius distance'.split(' '))
const fewestMetres = 20
/** More millions than anyone types without an R. */
const mostMillions = 100

const isNumber = (token: Token | undefined) => token?.number !== undefined

/** Whether the `m` after a number means metres, which are neither a criterion nor a price. */
function isMetres(value: number, at: number, { tokens }: Reader): boolean {
  if (tokens[at]?.word !== 'm') return false
  const next = tokens[at + 1]?.word ?? ''
  const [first = '', second = ''] = [tokens[at - 3]?.word, tokens[at - 2]?.word]
  const isHeight = beforeHeights.test(second) || beforeHeights.test(`${first} ${second}`)
  // `20 x 30 m`, `20m x 50m`
  const isSide = [at - 2, at + 1].some(
    (nth) => tokens[nth]?.word === 'x' && isNumber(tokens[nth + 1]),
  )
  return (
    isSide ||
    isHeight ||
    value >= mostMillions ||
    afterHeights.has(next) ||
    (value >= fewestMetres && afterDistances.has(next))
  )
}

/** `stand 1000 m`: nobody states a length of a hundred metres or more, nor a price. */
export function isArea(value: number, at: number, { tokens }: Reader): boolean {
  const next = tokens[at + 1]?.word ?? ''
  return (
    tokens[at]?.word === 'm' &&
    value >= mostMillions &&
    !afterHeights.has(next) &&
    !(afterDistances.has(next) && !isToLet(tokens[at + 2]?.word))
  )
}

/** `1500 m to let` is not a distance. */
const isToLet = (word = '') => /^(let|rent|lease|hire|buy)$/.test(word)

function roundRand(value: number): number {
  return Math.round(value * 100) / 100
}

export function readAmount(at: number, reader: Reader): Amount | undefined {
  const { tokens } = reader
  const split = splitAmount(at, reader)
  const number = numberAt(at, reader)
  if (!number) return undefined
  const rand = tokens[at]?.rand ?? false
  const plusAfter = (to: number) => tokens[to - 1]?.plus ?? false
  if (split !== undefined)
    return {
      value: roundRand(split.value),
      to: at + 2,
      money: true,
      factor: split.factor,
      plus: plusAfter(at + 2),
    }
  const metres = !rand && isMetres(number.decimal ?? number.value, number.to, reader)
  // `R9 500/m` is a monthly rent.
  const isRate = tokens[number.to]?.gap.includes('/') ?? false
  const suffix = metres || isRate ? undefined : reader.find(reader.lexicon.units, number.to)
  const glued = /^(k|m)pm$/.exec(tokens[number.to]?.word ?? '')?.[1]
  const factor =
    suffix?.meaning.is === 'times'
      ? suffix.meaning.factor
      : glued
        ? glued === 'k'
          ? 1000
          : 1_000_000
        : 1
  if (factor === 1 || (factor === 1_000_000 && number.value >= 10_000)) {
    return {
      value: number.value,
      to: number.to,
      money: rand,
      factor: 1,
      plus: plusAfter(number.to),
    }
  }
  // `kpm`: the month is read as the unit after it.
  const end = number.to + (glued ? 0 : (suffix?.length ?? 1))
  const half = andAHalfAt(tokens, end)
  const rest = half ? undefined : restAt(end, factor, reader)
  const to = half ? end + 3 : (rest?.to ?? end)
  const whole = ((number.decimal ?? number.value) + (half ? 0.5 : 0)) * factor
  const value = roundRand(whole + (rest?.value ?? 0))
  return { value, to, money: true, factor, plus: plusAfter(to) }
}
