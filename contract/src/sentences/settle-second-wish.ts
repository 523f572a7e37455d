import { isSilent } from './negate.ts'
import type { Piece } from './pieces.ts'
import { usageOf } from './property-meaning.ts'
import type { Reader } from './reader.ts'

/**
 * `a flat in Sea Point and a warehouse in Paarden Eiland`: one results page shows homes or commercial
 * property, and where the other one is looked for is no place to live.
 */
export function settleSecondWish(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const usage = usageOf(pieces)
  const isPlace = ({ said }: Piece) => said.is === 'place'
  const second = pieces.findIndex(
    ({ said }) => said.is === 'types' && said.usage !== usage && !said.keyword,
  )
  if (second < 0 || !pieces.slice(0, second).some(isPlace)) return [...pieces]
  const at = pieces.findIndex((piece, nth) => nth > second && !isSilent(piece.said))
  const found = pieces[at]
  const isIn = found && /^(in|at|near|around|by|naby|rondom)$/.test(tokens[found.from - 1]?.word ?? '')
  if (!found || !isPlace(found) || !isIn) return [...pieces]
  return pieces.with(at, { ...found, said: { is: 'unknown' } })
}
