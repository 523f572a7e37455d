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
  const isOwned = pieces.some(
    ({ said }) =>
      owners.has(said.is) ||
      (said.is === 'keyword' && said.usage) ||
      (said.is === 'quantity' && said.unit === 'bedrooms'),
  )
  if (isOwned) return [...pieces]
  return pieces.map((piece) => {
    const { from, to, said } = piece
    const isSaid = said.is === 'plain' || said.is === 'unknown'
    const isRoom = isSaid && to - from === 1 && roomWords.has(tokens[from]?.word ?? '')
    return isRoom ? { ...piece, said: { is: 'lodging' } } : piece
  })
}
