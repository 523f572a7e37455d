import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

/** How a property is owned. Alone it says what most of them are: a freehold is a house. */
const titles = new Set([
  'sectional title',
  'sectional',
  'deeltitel',
  'freehold',
  'free hold',
  'full title',
])
const either = new Set(['or', 'of'])

/** `sectional title office`, `freehold townhouse`: the title is no second type. */
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
