import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'

const buildings = /^(block|blocks|building|buildings|blok|gebou)$/
const flats = /^(flats|apartments|units|woonstelle|eenhede)$/
const joins = /^(of|with|met|van|containing|comprising)$/
const keyword = 'block of flats'

/**
 * `building with 8 flats`, `block of 6 units`: the building is wanted, not one of its flats. In
 * `flat in a block of 12 flats` it only says where the flat is.
 */
export function settleBlocks(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  if (!tokens.some(({ word }) => buildings.test(word))) return [...pieces]
  const wordsOf = ({ from, to }: Piece) => tokens.slice(from, to).map(({ word }) => word)
  const settled = [...pieces]
  const isHome = ({ said }: Piece) =>
    said.is === 'types' ||
    said.is === 'rooms' ||
    said.is === 'studio' ||
    (said.is === 'quantity' && said.unit === 'bedrooms')
  for (const [at, piece] of pieces.entries()) {
    const last = wordsOf(piece).findLast((word) => buildings.test(word))
    if (!last || pieces.slice(0, at).some(isHome)) continue
    const flatsAt = pieces.findIndex(
      (one, nth) => nth > at && flats.test(wordsOf(one).at(-1) ?? ''),
    )
    const between = pieces.slice(at + 1, Math.max(flatsAt, 0))
    const words = [
      ...wordsOf(piece).slice(wordsOf(piece).indexOf(last) + 1),
      ...between.flatMap(wordsOf),
    ]
    const isJoined = words.some((word) => joins.test(word))
    const isOnlyCounted = between.every(({ said }) =>
      ['filler', 'or', 'quantity', 'plain'].includes(said.is),
    )
    if (flatsAt < 0 || !isJoined || !isOnlyCounted) continue
    const said = { is: 'keyword', keyword, usage: 'Commercial' } as const
    settled[at] = { ...piece, said }
    settled[flatsAt] = { ...(pieces[flatsAt] as Piece), said }
  }
  return settled
}
