import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

/**
 * A suburb right before a place of another province is something else of the same name: in
 * `La Montagne Ballito` it is a building there, not the suburb of Pretoria.
 */
export function settlePlaces(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  return pieces.map((piece, nth) => {
    const next = pieces[nth + 1]
    if (piece.said.is !== 'place' || next?.said.is !== 'place') return piece
    const first = tokens[next.from]
    const { place, kilometres, resort } = piece.said
    const isApart = first === undefined || breaksBefore(first) || /[/&+-]/.test(first.gap)
    const isElsewhere = place.kind === 'suburb' && place.province !== next.said.place.province
    return isElsewhere && !isApart && kilometres === undefined
      ? { ...piece, said: resort ? { is: 'resort', ...resort } : { is: 'unknown' } }
      : piece
  })
}
