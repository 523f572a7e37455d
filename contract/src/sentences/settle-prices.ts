import { kindOf } from './kind.ts'
import type { Piece, Quantity, Said } from './pieces.ts'
import { saidSalesType, usageOf } from './property-meaning.ts'
import { boundsOf } from './quantities.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

/** From and to: prices in thousands or millions without the word. */
type Span = readonly [least: number, most: number]

const rentsInThousands: Span = [2, 99]
const weeksInThousands: Span = [5, 400]
const salesInThousands: Span = [150, 9999]
const salesInMillions: Span = [1, 60]
/** If neither buying nor renting was mentioned: R 2 000 and R 4 000 can be a rent. */
const homesInThousands: Span = [150, 1999]
const homesInMillions: Span = [1, 3]

/** A room costs as little as this. */
const roomWords = /^(room|rooms|backroom|kamer|kamers|agterkamer)$/
/** A unit of distance or time, not of price. */
const distanceWords = /^(within|binne)$/
/** What the number may count instead: `max 3 storeys`, `not more than 2 dogs`. */
const countable = new Set<Said['is']>(['plain', 'unknown', 'feature', 'keyword', 'month'])

/** What commercial property costs per square metre and month; the monthly rent is higher. */
const rentsPerMetre: Span = [15, 600]

/** `warehouse 2 500 m² @ R62`: next to a size, such a low price is the rent per square metre. */
function perSquareMetre(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const hasSize = pieces.some(({ said }) => said.is === 'quantity' && said.unit === 'size')
  if (!hasSize || usageOf(pieces) === 'Residential' || saidSalesType(pieces) === 'Sale')
    return [...pieces]
  return pieces.map((piece) => {
    const { from, to, said } = piece
    const isPrice =
      said.is === 'quantity' &&
      (said.unit ?? 'price') === 'price' &&
      said.rate === undefined &&
      isIn(said.value, rentsPerMetre) &&
      tokens.slice(from, to).some(({ rand }) => rand)
    if (!isPrice) return piece
    const price = { ...said, unit: 'price' as const, rate: 'perSize' as const }
    const second = said.low !== undefined && said.low !== said.high ? said.high : undefined
    return { ...piece, said: { ...price, ...boundsOf(price, second) } }
  })
}

const isIn = (value: number, [least, most]: Span) => value >= least && value <= most

/**
 * `under 850` for a house, `max 12` for a rent: people leave out the obvious thousands and
 * millions. Plausibility decides; the chip shows the full amount.
 */
export function settlePrices(settled: readonly Piece[], reader: Reader): Piece[] {
  const { tokens, lexicon } = reader
  const pieces = perSquareMetre(settled, reader)
  const isWeek = kindOf(pieces) === 'week'
  const salesType = saidSalesType(pieces)
  const isCommercial = usageOf(pieces) === 'Commercial'
  const isRoom = tokens.some(({ word }) => roomWords.test(word))

  function factorOf(amount: number): number {
    if (isWeek) return isIn(amount, weeksInThousands) ? 1000 : 1
    if (salesType === 'Rent') return isIn(amount, rentsInThousands) ? 1000 : 1
    // `warehouse under 850` may be its size.
    if (!salesType && (isCommercial || isRoom)) return 1
    if (isIn(amount, salesType ? salesInThousands : homesInThousands)) return 1000
    return isIn(amount, salesType ? salesInMillions : homesInMillions) ? 1_000_000 : 1
  }

  /** The numbers of a price that names neither thousands nor millions. */
  function bareAmounts({ from, to, said }: Piece & { said: Quantity }): number[] {
    if ((said.unit && said.unit !== 'price') || said.rate) return []
    const numbers = tokens.slice(from, to).filter(({ number }) => number !== undefined)
    const amounts = numbers.map(({ number }) => number as number)
    const [first = 0] = amounts
    const isBare = said.value === first || said.value === Math.round(first * 1_000_000)
    const hasFactor = numbers.some((token) => {
      const next = tokens.indexOf(token) + 1
      return next < to && lexicon.units.find(tokens, next)?.meaning.is === 'times'
    })
    return isBare && !hasFactor && amounts.length <= 2 ? amounts : []
  }

  /** Whether a number without thousands or millions is a price at all. */
  function isPrice({ from, said }: Piece & { said: Quantity }, next: Piece | undefined): boolean {
    const first = tokens[from]
    if (first && distanceWords.test(first.word)) return false
    const token = next && tokens[next.from]
    if (token && !breaksBefore(token) && countable.has(next.said.is)) return false
    const hasRand = tokens.slice(from, from + 3).some(({ rand }) => rand)
    const lead = lexicon.units.find(tokens, from)?.meaning
    const isSaid =
      (hasRand && said.value >= 100) || said.bound === 'most' || said.bound === 'between'
    const inMillions = said.unit === 'price' && said.value >= 100_000
    const isLed = lead?.is === 'unit' && lead.unit === 'price'
    // `over 850`, but not `at least 3`.
    return isSaid || isLed || inMillions || (said.bound !== undefined && said.value >= 100)
  }

  return pieces.map((piece, at) => {
    const { said } = piece
    if (said.is !== 'quantity') return piece
    const quantity = { ...piece, said }
    const amounts = bareAmounts(quantity)
    if (!amounts.length || !isPrice(quantity, pieces[at + 1])) return piece
    const hasRand = tokens.slice(piece.from, piece.to).some(({ rand }) => rand)
    // If someone writes R 1 500, they mean it.
    const isWhole = hasRand && Math.max(...amounts) >= 1000
    const factors = amounts.map(factorOf)
    if (isWhole || factors.includes(1)) return piece
    const [value = 0, second] = amounts.map((amount, nth) =>
      Math.round(amount * (factors[nth] as number)),
    )
    const price = { ...said, unit: 'price' as const, value }
    return { ...piece, said: { ...price, ...boundsOf(price, second) } }
  })
}
