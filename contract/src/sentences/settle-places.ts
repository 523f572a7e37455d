import { kilometresApart } from '../places/distance.ts'
import type { Place } from '../places/place.ts'
import { isSilent } from './negate.ts'
import { ratherPlaces } from './place-or-word.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

/**
 * A town closer to a suburb than this is often named instead of the one that the suburb belongs to.
 */
const nextTown = 10

const isNear = (a: Place, b: Place) => (kilometresApart(a, b) ?? Infinity) <= nextTown

/**
 * `Morningside, Glenwood or Umbilo` are in one city: of places that share a name, the one near the
 * others is meant.
 */
export function settleShared(pieces: readonly Piece[]): Piece[] {
  const settled = [...pieces]
  for (const [at, { said, ...piece }] of pieces.entries()) {
    if (said.is !== 'place' || !said.others?.length) continue
    const beside = settled.flatMap((one, nth) =>
      nth !== at && one.said.is === 'place' ? one.said.place : [],
    )
    // `Waterfall Hillcrest` is not the one in Midrand, nor `Graaff-Reinet or Middelburg` the one in
    // Mpumalanga.
    const isBeside = (place: Place, one: Place) =>
      one.kind === 'suburb'
        ? one.city === place.city && one.province === place.province
        : one.kind === 'city' &&
          (place.kind === 'city' ? one.province === place.province : isNear(one, place))
    const votesFor = (place: Place) => beside.filter((one) => isBeside(place, one)).length
    const [best = said.place] = [said.place, ...said.others].sort(
      (a, b) => votesFor(b) - votesFor(a),
    )
    settled[at] = { ...piece, said: { ...said, place: best } }
  }
  return settled
}

/** `Port Elizabeth (Gqeberha)` is one place with two names. */
function withoutRepeats(pieces: readonly Piece[]): Piece[] {
  const once: Piece[] = []
  for (const piece of pieces) {
    const before = once.at(-1)
    const isSame =
      piece.said.is === 'place' &&
      before?.said.is === 'place' &&
      before.said.place.key === piece.said.place.key &&
      piece.said.kilometres === undefined
    if (isSame) once.splice(-1, 1, { ...before, to: piece.to })
    else once.push(piece)
  }
  return once
}

/**
 * `Winklespruit Amanzimtoti`: the town only says where the suburb is, although it belongs to the
 * next one.
 */
function withoutNextTown(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = settled.at(-1)
    const isListed = [pieces[at - 2], pieces[at + 1]].some((other) => other?.said.is === 'place')
    const isTown =
      !isListed &&
      piece.said.is === 'place' &&
      before?.said.is === 'place' &&
      before.to === piece.from &&
      tokens[piece.from]?.gap === ' ' &&
      (before.said.place.kind === 'suburb' || Boolean(before.said.others?.length)) &&
      piece.said.place.kind === 'city' &&
      isNear(before.said.place, piece.said.place)
    if (isTown) settled.splice(-1, 1, { ...before, to: piece.to })
    else settled.push(piece)
  }
  return settled
}

/**
 * `near Crawford Sandton`: the school is there, and not in the suburb of that name in another
 * province.
 */
function withoutNamesakes(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const before = settled.at(-1)
    const { said } = piece
    const isBeside = before?.to === piece.from && tokens[piece.from]?.gap === ' '
    if (isBeside && before.said.is === 'place' && said.is === 'place') {
      const { place, kilometres } = before.said
      const isElsewhere = place.kind === 'suburb' && place.province !== said.place.province
      if (isElsewhere && kilometres !== undefined) {
        settled.splice(-1, 1, { ...before, to: piece.to, said: { ...said, kilometres } })
        continue
      }
    }
    settled.push(piece)
  }
  return settled
}

/**
 * A suburb right before a place in another province is something else with the same name: in `La
 * Montagne Ballito` it is a building there, not the suburb of Pretoria.
 */
export function settlePlaces(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  /** `Drakensberg Gardens` is not the suburb of Cape Town. */
  const isPartOfName = (before: Piece | undefined, { from, said }: Piece) =>
    before?.said.is === 'place' &&
    said.is === 'place' &&
    before.to === from &&
    tokens[from]?.gap === ' ' &&
    ratherPlaces.has(tokens[from]?.word ?? '') &&
    before.said.place.province !== said.place.province
  /** `in Wynberg Chelsea`: the name after the requested suburb is a part of it. */
  const isPartOfSuburb = (before: Piece | undefined, { from, said }: Piece) =>
    before?.said.is === 'place' &&
    before.said.place.kind === 'suburb' &&
    said.is === 'place' &&
    said.place.kind === 'suburb' &&
    before.to === from &&
    tokens[from]?.gap === ' ' &&
    tokens[before.from - 1]?.word === 'in' &&
    before.said.place.province !== said.place.province
  const settled = withoutNextTown(withoutRepeats(withoutNamesakes(pieces, reader)), reader)
  const isOnlyPair = settled.filter(({ said }) => said.is === 'place').length === 2
  /** `in Nelspruit Westend`: an unknown part of the city, and not the suburb of Kimberley. */
  const isPartOfCity = (before: Piece | undefined, { from, said }: Piece) =>
    isOnlyPair &&
    before?.said.is === 'place' &&
    before.said.place.kind === 'city' &&
    said.is === 'place' &&
    said.place.kind === 'suburb' &&
    before.to === from &&
    tokens[from]?.gap === ' ' &&
    before.said.place.province !== said.place.province
  return settled.map((piece, nth, all) => {
    const before = all[nth - 1]
    if (isPartOfName(before, piece) || isPartOfSuburb(before, piece) || isPartOfCity(before, piece))
      return { ...piece, said: { is: 'unknown' } }
    const next = all[nth + 1]
    if (piece.said.is !== 'place' || next?.said.is !== 'place') return piece
    const first = tokens[next.from]
    const { place, kilometres, resort } = piece.said
    const isApart = first === undefined || breaksBefore(first) || /[/&+-]/.test(first.gap)
    const isElsewhere = place.kind === 'suburb' && place.province !== next.said.place.province
    return isElsewhere && !isApart && kilometres === undefined && !isPartOfSuburb(piece, next)
      ? { ...piece, said: resort ? { is: 'resort', ...resort } : { is: 'unknown' } }
      : piece
  })
}

/** Whether the first is the city, area or province that contains the second. */
function contains(outer: Place, inner: Place, { isOfArea }: Reader): boolean {
  if (outer.key === inner.key) return false
  if (outer.kind === 'area') return isOfArea(inner, outer)
  if (outer.kind === 'province') return inner.province === outer.name && inner.kind !== 'province'
  return outer.kind === 'city' && inner.city === outer.name && inner.province === outer.province
}

const alternatives = new Set(['or', 'of'])
const joiners = new Set([...alternatives, 'and', 'en'])
const choices = new Set(['preferably', 'ideally', 'verkieslik', 'liefs'])
const prepositions = new Set(['in', 'at', 'on', 'by', 'near', 'naby'])

/**
 * `We move to Cape Town and need a flat in Sea Point`: the city only says where the suburb is.
 * Names that follow a comma, or are joined by "or", are a list: `Sandton, Bryanston` means both.
 */
export function settleOuterPlaces(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  const isApart = (a: number, b: number) => {
    const between = pieces.slice(Math.min(a, b) + 1, Math.max(a, b))
    const [first, last] = [pieces[Math.min(a, b)] as Piece, pieces[Math.max(a, b)] as Piece]
    const words = tokens.slice(first.to, last.from + 1)
    // `in Cape Town at the Waterfront`
    const isInside =
      between.every(({ said }) => isSilent(said)) &&
      words.slice(0, -1).some(({ word }) => prepositions.has(word)) &&
      !words.some((token) => joiners.has(token.word) || breaksBefore(token))
    // `Pretoria, preferably Brooklyn`
    const isChoice =
      between.every(({ said }) => isSilent(said)) && words.some(({ word }) => choices.has(word))
    if (
      isInside ||
      isChoice ||
      (first.to === last.from && /^[)\]]? $/.test(tokens[last.from]?.gap ?? ''))
    )
      return true
    return (
      between.some(({ said }) => !isSilent(said) && said.is !== 'place') &&
      !between.some(({ from }) => alternatives.has(tokens[from]?.word ?? ''))
    )
  }
  /** `East London (Beacon Bay or Gonubie)` */
  const isExplained = ({ to, said }: Piece, next: Piece | undefined) =>
    said.is === 'place' &&
    next?.said.is === 'place' &&
    next.from === to &&
    said.place.kind !== 'suburb' &&
    said.place.province === next.said.place.province &&
    /^\s*[(:[]/.test(tokens[to]?.gap ?? '')
  return pieces.map((piece, at) => {
    const { said } = piece
    const isInsideOf = (outer: Place) =>
      pieces.some(
        (other, nth) =>
          other.said.is === 'place' &&
          contains(outer, other.said.place, reader) &&
          isApart(at, nth),
      )
    // `bosveld plaas Vaalwater`
    if (said.is === 'setting' && said.place) {
      const isOuter = isInsideOf(said.place)
      // `bushveld house in Marloth Park`: what kind of house, not where.
      const isKind =
        pieces[at + 1]?.said.is === 'types' &&
        pieces.slice(at + 2).some((other) => other.said.is === 'place')
      const place = isKind && !isOuter ? undefined : said.place
      return { ...piece, said: { ...said, place, isOuter } }
    }
    if (said.is !== 'place' || said.kilometres !== undefined) return piece
    const isOuter = isExplained(piece, pieces[at + 1]) || isInsideOf(said.place)
    return isOuter ? { ...piece, said: { is: 'outerPlace', place: said.place } } : piece
  })
}

const moves = /^(move|moves|moving|moved|relocate|relocating|relocated|coming|trek|verhuis)$/

const getaways = /^(away|getaway|breakaway|escape|wegkom|wegbreek|weekend|naweek)$/

/** `weekend away from Pretoria`: someone getting away from a place does not want to be there. */
export function settleGetaways(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const wordAt = (at: number) => tokens[at]?.word ?? ''
  // `getaway from Durban within 3 hours`: the drive starts there.
  const isSpan = ({ said }: Piece) => said.is === 'quantity' && said.unit === 'minutes'
  if (pieces.some(isSpan)) return [...pieces]
  return pieces.map((piece) => {
    const { from, said } = piece
    const isLeft = /^(from|van|uit)$/.test(wordAt(from - 1)) && getaways.test(wordAt(from - 2))
    return said.is === 'place' && isLeft ? { ...piece, said: { is: 'unknown' } } : piece
  })
}

/**
 * `moving from Durban to Joburg, flat in Randburg`: nobody asked to live in the place they are
 * leaving.
 */
export function settleMoves(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isMove = (at: number, preposition: RegExp) =>
    preposition.test(tokens[at - 1]?.word ?? '') && moves.test(tokens[at - 2]?.word ?? '')
  let last: { to: number; is: 'from' | 'to' } | undefined
  /** After `moving`, or after the other end of the move. */
  const isEnd = (at: number, is: 'from' | 'to', preposition: RegExp) =>
    isMove(at, preposition) ||
    (last && last.is !== is && last.to === at - 1 && preposition.test(tokens[at - 1]?.word ?? ''))
  const settled = pieces.map((piece): Piece => {
    const { said, from, to } = piece
    // `moving from Germany to Cape Town`: the country is not a known place.
    if (said.is === 'unknown' && isMove(from, /^(from|van)$/)) last = { to, is: 'from' }
    if (said.is !== 'place') return piece
    if (isEnd(from, 'from', /^(from|van)$/)) {
      last = { to, is: 'from' }
      return { ...piece, said: { is: 'unknown' } }
    }
    const isTo = isEnd(from, 'to', /^(to|na)$/)
    if (isTo) last = { to, is: 'to' }
    const { place } = said
    const isSaidMoreExactly = pieces.some(
      (other) =>
        other.said.is === 'place' &&
        other.from > piece.to &&
        other.said.place.province === place.province,
    )
    return isTo && isSaidMoreExactly ? { ...piece, said: { is: 'outerPlace', place } } : piece
  })
  // If no other place is named, it is all that is known.
  return settled.some(({ said }) => said.is === 'place') ? settled : [...pieces]
}
