import { isSilent } from './negate.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

/** Forms of ownership. Alone, a title implies the usual type: a freehold is a house. */
const titles = new Set([
  'sectional title',
  'sect title',
  'sectional',
  'deeltitel',
  'freehold',
  'free hold',
  'full title',
  // `boutique wine estate`: next to another type it only describes it.
  'boutique',
])
const either = new Set(['or', 'of'])

/** `sectional title office`, `freehold townhouse`: the title is not a second type. */
export function settleTitles(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const wordsOf = (from: number, to: number) => tokens.slice(from, to).map(({ word }) => word)
  const isTitle = ({ from, to, said }: Piece) =>
    said.is === 'types' && titles.has(wordsOf(from, to).join(' '))
  const isJoined = (a: Piece, b: Piece) =>
    wordsOf(Math.min(a.to, b.to), Math.max(a.from, b.from)).some((word) => either.has(word))
  const isOtherType = (piece: Piece, { said }: Piece) =>
    piece.said.is === 'types' && said.is === 'types' && piece.said.as !== said.as
  return pieces.map((piece) => {
    const hasType =
      isTitle(piece) &&
      pieces.some(
        (other) => isOtherType(piece, other) && !isTitle(other) && !isJoined(piece, other),
      )
    return hasType ? { ...piece, said: { is: 'plain' } } : piece
  })
}

/** `bank houses`: the bank took them from those who could not pay. */
export function settleRepossessed(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  return pieces.map((piece, at) => {
    const next = pieces[at + 1]
    const isBank = piece.to - piece.from === 1 && tokens[piece.from]?.word === 'bank'
    const isOfHome =
      next?.said.is === 'types' &&
      next.said.usage === 'Residential' &&
      tokens[next.from]?.gap === ' '
    return isBank && isOfHome ? { ...piece, said: { is: 'keyword', keyword: 'bank repo' } } : piece
  })
}

const homes = /^(house|townhouse|flat|cluster|simplex|garden cottage|house or garden cottage)$/i
const people = /^(pensioners?|retirees?)$/
const owners = /^(our|my|his|her|their|ons|hulle)$/
const joiners = new Set([...either, 'and', 'en'])

/** `bungalow in a retirement village`: it is a retirement unit. */
export function settleVillages(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const village = pieces.find(({ said }) => said.is === 'types' && /^retirement/i.test(said.as))
  // `a flat for our retirement`, `pensioner seeks a cottage`, but not `a flat for pensioners`
  const before = tokens[(village?.from ?? 0) - 1]?.word ?? ''
  const isPerson = people.test(tokens[village?.from ?? 0]?.word ?? '')
  const isTheirs = owners.test(before) || (isPerson && !/^(for|vir)$/.test(before))
  if (isTheirs && pieces.some((piece) => piece !== village && piece.said.is === 'types'))
    return pieces.map((piece) => (piece === village ? { ...piece, said: { is: 'plain' } } : piece))
  if (village?.said.is !== 'types') return [...pieces]
  const { said, from, to } = village
  const at = pieces.indexOf(village)
  /** `house, flat or retirement unit` */
  const isListed = (piece: Piece, nth: number) => {
    const between = pieces.slice(Math.min(at, nth) + 1, Math.max(at, nth))
    const words = tokens.slice(Math.min(to, piece.to), Math.max(from, piece.from) + 1)
    return (
      words.some(({ word }) => either.has(word)) ||
      (between.every((one) => isSilent(one.said) || one.said.is === 'types') &&
        words.some((token) => joiners.has(token.word) || breaksBefore(token) || token.gap === '/'))
    )
  }
  return pieces.map((piece, nth) =>
    piece.said.is === 'types' && homes.test(piece.said.as) && !isListed(piece, nth)
      ? { ...piece, said }
      : piece,
  )
}
