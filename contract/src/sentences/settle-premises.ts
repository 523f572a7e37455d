import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

/**
 * Part of a home when a home is named, and otherwise a business on its own; with the keyword of its
 * listing.
 */
const premises: Readonly<Record<string, string>> = {
  yard: 'yard',
  jaart: 'yard',
  church: 'church',
  kerk: 'church',
  school: 'school',
  skool: 'school',
}
const signsOfHomes = new Set<Said['is']>(['types', 'rooms', 'studio', 'usage', 'lodging', 'near'])
const isHome = ({ said }: Piece) =>
  signsOfHomes.has(said.is) || (said.is === 'quantity' && said.unit === 'bedrooms')

/** `yard to let`, `church for sale`: if no home is named, this is what is wanted. */
export function settlePremises(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  if (pieces.some(isHome)) return [...pieces]
  return pieces.map((piece, at) => {
    const { said, to } = piece
    const keyword = premises[tokens[to - 1]?.word ?? '']
    const isOffered = pieces[at + 1]?.said.is === 'sale'
    // `nursery school` and `truck yard` have a keyword of their own.
    const isNamed = said.is === 'place' || (said.is === 'keyword' && said.usage)
    return keyword && isOffered && !isNamed
      ? { ...piece, said: { is: 'keyword', keyword, usage: 'Commercial' } }
      : piece
  })
}
