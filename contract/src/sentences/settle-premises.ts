import { isSilent } from './negate.ts'
import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

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
  gym: 'gym',
  gimnasium: 'gym',
}
/** What has no keyword: `space to let` may be used for anything but living in. */
const spaces = /^(space|ruimte|spasie)$/
const signsOfHomes = new Set<Said['is']>(['types', 'rooms', 'studio', 'usage', 'lodging', 'near'])
const isHome = ({ said }: Piece) =>
  signsOfHomes.has(said.is) || (said.is === 'quantity' && said.unit === 'bedrooms')

/** What another place has: `with a gym`. */
const had = /^(with|met|has|het)$/
const articles = /^(a|an|n)$/

/** `yard to let`, `church for sale`, `gym space`: if no home is named, this is what is wanted. */
export function settlePremises(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  if (pieces.some(isHome)) return [...pieces]
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  const isSpace = (piece: Piece | undefined) =>
    piece?.said.is === 'unknown' && spaces.test(wordAt(piece.from))
  const isSale = (piece: Piece | undefined) => piece?.said.is === 'sale'
  const first = pieces.findIndex(({ said }) => !isSilent(said))
  /** `gym, pool, Sandton to rent` is a list of what a home has. */
  const endsAt = (to = 0) => tokens[to] === undefined || breaksBefore(tokens[to])
  /** `church to let`, `church or hall in Soweto to let` */
  const isOffered = (at: number) =>
    isSale(pieces[at + 1]) || (at === first && !endsAt(pieces[at]?.to) && pieces.some(isSale))
  /** `space for a gym` */
  const isFor = ({ from }: Piece) => {
    const at = articles.test(wordAt(from - 1)) ? from - 2 : from - 1
    return /^(for|vir)$/.test(wordAt(at)) && spaces.test(wordAt(at - 1))
  }
  return pieces.map((piece, at) => {
    const { said, from, to } = piece
    if (isSpace(piece) && isSale(pieces[at + 1]))
      return { ...piece, said: { is: 'usage', usage: 'Commercial', as: 'Commercial' } }
    const keyword = premises[wordAt(to - 1)]
    // `nursery school` and `truck yard` have a keyword of their own.
    const isNamed = said.is === 'place' || (said.is === 'keyword' && said.usage)
    const isHad = had.test(wordAt(from - 1)) || had.test(wordAt(from - 2))
    const isWanted = (isOffered(at) && !isHad) || isSpace(pieces[at + 1]) || isFor(piece)
    return keyword && isWanted && !isNamed
      ? { ...piece, said: { is: 'keyword', keyword, usage: 'Commercial' } }
      : piece
  })
}
