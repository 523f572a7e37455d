import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

const roomWords = new Set(['room', 'kamer'])
/** What has rooms. */
const owners = new Set<Said['is']>([
  'types',
  'usage',
  'rooms',
  'studio',
  'week',
  'resort',
  'leisure',
])

/**
 * `room in Braamfontein`: if nothing else is named, the room itself is wanted, and it is to let.
 */
export function settleRooms(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  /** `house with panic room in Houghton` */
  const isPartOfHome = ({ from }: Piece, before: Piece | undefined) =>
    roomWords.has(tokens[from]?.word ?? '') &&
    tokens[from]?.gap === ' ' &&
    before?.said.is === 'unknown' &&
    /^(with|a|and|met|n|en)$/.test(tokens[before.from - 1]?.word ?? '')
  const isOwned = pieces.some(
    ({ said }) =>
      owners.has(said.is) ||
      (said.is === 'keyword' && said.usage) ||
      (said.is === 'quantity' && said.unit === 'bedrooms'),
  )
  if (isOwned)
    return pieces.map((piece, at) =>
      piece.said.is === 'lodging' && isPartOfHome(piece, pieces[at - 1])
        ? { ...piece, said: { is: 'plain' } }
        : piece,
    )
  return pieces.map((piece) => {
    const { from, to, said } = piece
    const isSaid = said.is === 'plain' || said.is === 'unknown'
    const isRoom = isSaid && to - from === 1 && roomWords.has(tokens[from]?.word ?? '')
    return isRoom ? { ...piece, said: { is: 'lodging' } } : piece
  })
}
