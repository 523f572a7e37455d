import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

/** Joins or introduces something with a meaning. */
export const isSilent = (said: Said): boolean =>
  ['filler', 'and', 'or', 'near', 'available'].includes(said.is)

/** Between a negation and what it negates: `no big garden`. */
const adjectives = new Set(
  'big large small huge tiny little nice good old new separate shared extra indoor outdoor private own noisy groot klein ou nuwe'.split(
    ' ',
  ),
)
const either = new Set(['or', 'nor', 'of', 'either'])
const both = new Set(['and', 'en', 'n'])
/** Between the joiner and the next place: `not in Sandton and not in the CBD`. */
const beforePlaces = new Set(['in', 'the', 'die'])

/** What can be listed together: `no pool or garden`, `except Soweto and Lenasia`. */
function sortOf({ is }: Said): string | undefined {
  if (['feature', 'keyword', 'count', 'setting', 'studio'].includes(is)) return 'feature'
  if (['holiday', 'month', 'season', 'weekday'].includes(is)) return 'time'
  return is === 'place' || is === 'types' ? is : undefined
}

/** `no townhouse or complex`: a home in a complex is named as a type is. */
const isKindOfHome = (said: Said) =>
  said.is === 'types' || (said.is === 'feature' && said.key === 'estate')

const areAlike = (a: Said, b: Said) =>
  (sortOf(a) !== undefined && sortOf(a) === sortOf(b)) || (isKindOfHome(a) && isKindOfHome(b))

const centres = /^(cbd|city centre|centre|middestad|sentrum)$/

const unknown = (piece: Piece): Piece => ({ ...piece, said: { is: 'unknown' } })

/** What is negated cannot be searched for: it is ignored together with its negation. */
export function negate(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  const wordsOf = ({ from, to }: Piece) => tokens.slice(from, to).map(({ word }) => word)
  const breaks = ({ from }: Piece) => tokens[from] !== undefined && breaksBefore(tokens[from])
  const isAdjective = (piece: Piece | undefined) =>
    piece?.said.is === 'plain' && wordsOf(piece).every((word) => adjectives.has(word))

  /** The first piece from here with a meaning. */
  function nextFrom(at: number): number {
    let next = at
    while (pieces[next] && isSilent((pieces[next] as Piece).said)) next += 1
    return next
  }

  /** How the piece at `next` is joined to the one at `at`. */
  function joinOf(at: number, next: number): 'or' | 'and' | 'comma' | undefined {
    const between = pieces.slice(at + 1, next).flatMap(wordsOf)
    const [first = '', ...others] = between
    const piece = pieces[next] as Piece
    if (either.has(first)) return 'or'
    const isPlain =
      others.length === 0 ||
      (piece.said.is === 'place' && others.every((word) => beforePlaces.has(word)))
    if (both.has(first) && isPlain) return 'and'
    return between.length === 0 && breaks(piece) ? 'comma' : undefined
  }

  /**
   * `Durban except Umlazi, Phoenix`: if the wanted place was named before, what follows is not
   * wanted.
   */
  const isException = (at: number) =>
    pieces[at]?.said.is === 'place' && pieces.slice(0, at).some(({ said }) => said.is === 'place')

  /**
   * The last of a list that begins at `at`: after a comma only if an "or" ends the list, or
   * exceptions are listed.
   */
  function endOfList(at: number): number {
    const { said } = pieces[at] as Piece
    const hasCommas = isException(at)
    let [last, end] = [at, at]
    for (let next = nextFrom(at + 1); next < pieces.length; next = nextFrom(last + 1)) {
      const join = areAlike(said, (pieces[next] as Piece).said) ? joinOf(last, next) : undefined
      if (!join) return end
      last = next
      if (join !== 'comma' || hasCommas) end = next
    }
    return end
  }

  const isNie = (piece: Piece | undefined) =>
    piece?.said.is === 'not' && wordsOf(piece).join(' ') === 'nie'

  /** Afrikaans has a double negative: `geen swembad nie`. */
  function closedBy(end: number): number {
    const next = nextFrom(end + 1)
    const isClosed = isNie(pieces[next]) && !pieces.slice(end + 1, next + 1).some(breaks)
    return isClosed ? next : end
  }

  /** The city that follows its suburb in one name: `Sunnyside, Pretoria`. */
  function cityAfter({ from, to, said }: Piece): Piece | undefined {
    if (said.is !== 'place' || said.place.kind !== 'suburb') return undefined
    for (let at = from + 1; at < to; at++) {
      const match = reader.place(at)
      const [place] = match?.places ?? []
      const isCity = place?.kind === 'city' && place.name === said.place.city
      if (isCity && match?.exact && at + match.length === to)
        return { from: at, to, said: { is: 'place', place, kilometres: undefined } }
    }
    return undefined
  }
  const hasPlaceOutside = (first: number, last: number) =>
    pieces.some(({ said }, at) => said.is === 'place' && (at < first || at > last))
  const withoutJoiner = (to: number) =>
    /^(in|of|van)$/.test(tokens[to - 1]?.word ?? '') ? to - 1 : to

  const settled: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    // `pool not needed`, and in a list of answers `pets: no`.
    const isAnswer = piece.said.is === 'not' && tokens[piece.from]?.gap.includes(':')
    if (piece.said.is === 'undo' || isAnswer) {
      const before = settled.findLastIndex(({ said }) => !isSilent(said))
      if (before >= 0) settled[before] = unknown(settled[before] as Piece)
      settled.push(unknown(piece))
      continue
    }
    // `nie meer as 2 miljoen nie`
    const last = settled.at(-1)
    if (isNie(piece) && last?.said.is === 'quantity' && tokens[last.from]?.word === 'nie') {
      settled.splice(-1, 1, { ...last, to: piece.to })
      continue
    }
    settled.push(piece.said.is === 'not' ? unknown(piece) : piece)
    if (piece.said.is !== 'not') continue
    let next = nextFrom(at + 1)
    while (isAdjective(pieces[next]) && pieces[next + 1]) next += 1
    // `excluding CBD, Hillbrow`: a centre is not a place on its own.
    const isCentre = centres.test(wordsOf(pieces[next] ?? piece).join(' '))
    if (isCentre && isException(nextFrom(next + 1))) next = nextFrom(next + 1)
    const negated = pieces[next]
    // `any suburb except Sunnyside, Pretoria`: the city is wanted, unless another place is.
    if (!negated || ['plain', 'unknown', 'not', 'undo'].includes(negated.said.is)) continue
    const end = closedBy(endOfList(next))
    const ended = pieces[end] as Piece
    const city = hasPlaceOutside(next, end) ? undefined : cityAfter(ended)
    const to = city ? withoutJoiner(city.from) : ended.to
    settled.splice(-1, 1, unknown({ ...piece, to }), ...(city ? [city] : []))
    at = end
  }
  return settled
}
