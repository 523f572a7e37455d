import { isSilent } from './negate.ts'
import type { Piece } from './pieces.ts'
import { saidSalesType, usageOf } from './property-meaning.ts'
import type { Reader } from './reader.ts'

/**
 * `a flat in Sea Point and a warehouse in Paarden Eiland`: one results page shows homes or
 * commercial property, and the location of the other one is not a place to live.
 */
export function settleSecondWish(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const usage = usageOf(pieces)
  const isPlace = ({ said }: Piece) => said.is === 'place'
  const salesType = saidSalesType(pieces)
  /** `and rent an office`: the office is not a study in the house being bought. */
  const isOtherDeal = (at: number) => {
    const before = pieces.slice(0, at).findLast(({ said }) => said.is !== 'filler')?.said
    return before?.is === 'sale' && before.salesType !== salesType
  }
  const second = pieces.findIndex(
    ({ said }, at) =>
      said.is === 'types' && said.usage !== usage && (!said.keyword || isOtherDeal(at)),
  )
  if (second < 0 || !pieces.slice(0, second).some(isPlace)) return [...pieces]
  const at = pieces.findIndex((piece, nth) => nth > second && !isSilent(piece.said))
  const found = pieces[at]
  const isIn =
    found && /^(in|at|near|around|by|naby|rondom)$/.test(tokens[found.from - 1]?.word ?? '')
  if (!found || !isPlace(found) || !isIn) return [...pieces]
  return pieces.map((piece, nth) =>
    nth === at || nth === second ? { ...piece, said: { is: 'unknown' } } : piece,
  )
}
