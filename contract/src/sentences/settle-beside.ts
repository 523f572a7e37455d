import { kilometresApart } from '../places/distance.ts'
import { usualRadius } from '../properties/search.choices.ts'
import { isSilent } from './negate.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

const alternatives = new Set(['or', 'of', 'and', 'en'])
/** Further away, it cannot be what is near the place that was asked for. */
const farthestBeside = 25

/**
 * `in Hatfield near Tuks`: what is near only says where in Hatfield. In `Hatfield or near Tuks` both are
 * asked for.
 */
export function settleBeside(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  /**
   * A distance that was not stated: `near Tuks`, but not `within 5 km of Tuks` or `Tuks and
   * surrounds`.
   */
  const isNear = ({ from, to, said }: Piece) =>
    said.is === 'place' &&
    said.kilometres === usualRadius &&
    !reader.place(from) &&
    tokens.slice(from, to).every(({ number }) => number === undefined)
  const isIn = ({ said }: Piece) => said.is === 'place' && said.kilometres === undefined
  const isBeside = (a: number, b: number) => {
    const [one, other] = [pieces[a], pieces[b]]
    if (one?.said.is !== 'place' || other?.said.is !== 'place') return false
    const between = pieces.slice(Math.min(a, b) + 1, Math.max(a, b))
    const words = tokens.slice(Math.min(one.to, other.to), Math.max(one.from, other.from))
    return (
      one.said.place.key !== other.said.place.key &&
      between.every(({ said }) => isSilent(said)) &&
      !words.some(({ word }) => alternatives.has(word)) &&
      (kilometresApart(one.said.place, other.said.place) ?? 0) <= farthestBeside
    )
  }
  return pieces.map((piece, at) => {
    const { said } = piece
    const isBesideIt = isNear(piece) && pieces.some((one, nth) => isIn(one) && isBeside(at, nth))
    return said.is === 'place' && isBesideIt
      ? { ...piece, said: { is: 'outerPlace', place: said.place } }
      : piece
  })
}
