import type { Piece } from './pieces.ts'
import { unitAt } from './quantity-units.ts'
import type { Reader } from './reader.ts'

const mostRooms = 12

/** A small number, and a slash before it unless it is the first. */
function roomsAt({ tokens }: Reader, at: number, isFirst: boolean): number | undefined {
  const token = tokens[at]
  if (!token || token.number === undefined || token.rand) return undefined
  if ((token.gap.trim() === '/') === isFirst) return undefined
  return token.number > 0 && token.number <= mostRooms ? token.number : undefined
}

const letters = { bedrooms: /^(b|bd|br)$/, bathrooms: /^(b|ba)$/, garages: /^g$/ }

/** How many of them, with the letter attached to the number: `3b`. */
function letteredAt({ tokens }: Reader, at: number, what: keyof typeof letters) {
  const [count, unit] = [tokens[at], tokens[at + 1]]
  if (!unit || !letters[what].test(unit.word) || /\S/.test(unit.gap) || count?.rand)
    return undefined
  return count?.number && count.number <= mostRooms ? count.number : undefined
}

/** `3b2b`, `3B 2B 1G`, `4bd 3ba 2g`: bedrooms, bathrooms and garages. */
function readLettered(reader: Reader, from: number): Piece | undefined {
  const bedrooms = letteredAt(reader, from, 'bedrooms')
  const bathrooms = letteredAt(reader, from + 2, 'bathrooms')
  if (!bedrooms || !bathrooms || !Number.isInteger(bedrooms)) return undefined
  const garages = letteredAt(reader, from + 4, 'garages')
  const to = from + (garages ? 6 : 4)
  return { from, to, said: { is: 'rooms', bedrooms, bathrooms, garages } }
}

const introduces = /^(with|met|a|n|and|en)$/
const crossed = /^x(\d)(?:x(\d))?$/

/** `3x2`, `3x2x2`: bedrooms, bathrooms and garages, unless something is measured. */
function readCrossed({ tokens, lexicon }: Reader, from: number): Piece | undefined {
  const [first, second, next] = [tokens[from], tokens[from + 1], tokens[from + 2]]
  const [, baths, cars] = (!second?.gap && crossed.exec(second?.word ?? '')) || []
  const bedrooms = first?.number ?? 0
  const bathrooms = Number(baths ?? 0)
  if (!Number.isInteger(bedrooms) || bedrooms > mostRooms || first?.rand) return undefined
  if (bathrooms < 1 || bathrooms > bedrooms || tokens.length === 2) return undefined
  // `pool 6x3`, `8x4 m`, `2x2 bedrooms`
  const before = from > 0 ? lexicon.main.find(tokens, from - 1)?.meaning.is : undefined
  const isMeasured = before === 'feature' || before === 'keyword' || before === 'count'
  // `with a 6x3 pool`
  const isOfNext =
    introduces.test(tokens[from - 1]?.word ?? '') &&
    lexicon.main.find(tokens, from + 2)?.meaning.is === 'feature'
  const isOther =
    isOfNext || lexicon.units.find(tokens, from + 2) || /^met(re|er)s?$/.test(next?.word ?? '')
  if (isMeasured || isOther) return undefined
  const garages = cars ? Number(cars) : undefined
  return { from, to: from + 2, said: { is: 'rooms', bedrooms, bathrooms, garages } }
}

/**
 * `3/2/2`, as agents write bedrooms, bathrooms and garages. Two numbers are the bedrooms and bathrooms
 * unless something is counted, as in `3/4 bedrooms`, or the second is the larger one.
 */
export function readRooms(reader: Reader, from: number): Piece | undefined {
  const joined = readLettered(reader, from) ?? readCrossed(reader, from)
  if (joined) return joined
  const bedrooms = roomsAt(reader, from, true)
  const bathrooms = roomsAt(reader, from + 1, false)
  if (!bedrooms || !bathrooms || !Number.isInteger(bedrooms)) return undefined
  const garages = roomsAt(reader, from + 2, false)
  const to = from + (garages ? 3 : 2)
  const { tokens, lexicon } = reader
  if (tokens[to]?.gap.trim() === '/' || unitAt(reader, to)) return undefined
  const isPair = garages === undefined
  const before = from > 0 ? lexicon.main.find(tokens, from - 1)?.meaning.is : undefined
  if (isPair && (bathrooms > bedrooms || before === 'week')) return undefined
  return { from, to, said: { is: 'rooms', bedrooms, bathrooms, garages } }
}
