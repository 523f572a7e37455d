import { featureNames } from '../properties/features.ts'
import type { Meaning } from './meanings.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

type Types = Extract<Meaning, { is: 'types' }>
type TypesPiece = Piece & { said: Types }

const isTypes = (piece: Piece | undefined): piece is TypesPiece => piece?.said.is === 'types'
const isCottage = (piece: Piece | undefined) => isTypes(piece) && /cottage/i.test(piece.said.as)
/** `warehouse with 200 m² offices` */
const isRoom = (piece: Piece | undefined) => isTypes(piece) && piece.said.keyword !== undefined
const vacantLand = /^vacant land$/i
const isStand = (piece: Piece | undefined) => isTypes(piece) && vacantLand.test(piece.said.as)
const isFlat = (piece: Piece | undefined) => isTypes(piece) && /^flat$/i.test(piece.said.as)
const isLand = ({ as }: Types) => vacantLand.test(as)
const isFarm = ({ as }: Types) => /^(farm|smallholding)$/i.test(as)
const isPlot = ({ as }: Types) => /holding/i.test(as) && /vacant land/i.test(as)

const either = new Set(['or', 'of'])

/** Between the joining word and what belongs to the property: `with a large`. */
const articles = new Set(['a', 'an', 'n', 'the', 'die', 'its', 'own', 'eie'])
const joins = new Set(['with', 'met', 'plus', 'on', 'op'])
const ands = new Set(['and', 'en'])
/** What a house has, in a list with its cottage. */
const features = new Set<string>(['keyword', 'feature', 'count'])
const listed = new Set<string>(['keyword', 'feature', 'count', 'quantity', 'types'])

/**
 * What is not a type of its own when it belongs to another: a house has a cottage, a warehouse
 * offices.
 */
function partOf(part: Types, owner: Types, word: string): Meaning | undefined {
  // Someone who wants a farm with a house does not want another house.
  if (isFarm(owner) && /^house$/i.test(part.as)) return { is: 'plain' }
  // The cottage on a plot is what is wanted.
  if (/holding/i.test(part.as) && /cottage/i.test(owner.as)) return { is: 'plain' }
  if (/^farm$/i.test(part.as) && !isFarm(owner)) return { is: 'keyword', keyword: 'farm' }
  // The chalets of a lodge are what it lets.
  if (/cottage/i.test(part.as) && !/cottage/i.test(owner.as))
    return owner.usage === 'Commercial'
      ? { is: 'plain' }
      : { is: 'feature', key: 'flatlet', as: featureNames.flatlet }
  if (/^lofts?$/.test(word)) return { is: 'keyword', keyword: 'loft' }
  if (/^flat$/i.test(part.as) && !/^flat$/i.test(owner.as) && owner.usage === 'Residential')
    return { is: 'feature', key: 'flatlet', as: featureNames.flatlet }
  // No search covers `a big stand`.
  if (isLand(part) && !isLand(owner) && !isPlot(owner)) return { is: 'plain' }
  if (part.usage === 'Commercial' && owner.usage === 'Commercial' && part.keyword)
    return { is: 'keyword', keyword: part.keyword }
  return undefined
}

/** `house with a cottage`, `warehouse with offices`, `house on a big stand`, `plot with house`. */
export function settleParts(pieces: readonly Piece[], { tokens, lexicon }: Reader): Piece[] {
  const settled = [...pieces]
  const wordsOf = ({ from, to }: Piece) => tokens.slice(from, to).map(({ word }) => word)

  /** The word that joins the piece to the previous one. */
  function joinBefore(at: number, part = at): number | undefined {
    for (let before = at - 1; before >= 0; before--) {
      const after = tokens[(pieces[before + 1] as Piece).from]
      const piece = pieces[before] as Piece
      // `with a pool, cottage and borehole`, `with a study, pool and flat`
      if (after && breaksBefore(after))
        return (isCottage(pieces[part]) ||
          // `smallholding with house, flat and stables`
          (isFlat(pieces[part]) && (at !== part || isTypes(piece)))) &&
          listed.has(piece.said.is)
          ? joinBefore(before, part)
          : undefined
      if (piece.said.is === 'filler') {
        const [first = ''] = wordsOf(piece)
        if (joins.has(first)) return before
        // `with a pool and a cottage`
        const other = pieces[before - 1]?.said.is ?? ''
        if (ands.has(first)) return listed.has(other) ? joinBefore(before - 1, part) : undefined
        if (!wordsOf(piece).every((word) => articles.has(word))) return undefined
      } else if (
        piece.said.is !== 'plain' &&
        !(piece.said.is === 'quantity' && (piece.said.unit ?? 'bedrooms') === 'bedrooms') &&
        !(piece.said.is === 'quantity' && piece.said.unit === 'size' && isRoom(pieces[part])) &&
        // `with income from 4 cottages`
        !(
          piece.said.is === 'quantity' &&
          piece.said.unit === 'otherCost' &&
          isCottage(pieces[part])
        ) &&
        // `on a corner stand`
        !(piece.said.is === 'keyword' && isStand(pieces[part]))
      )
        return undefined
    }
    return undefined
  }

  /**
   * `huis, 3 motorhuise, swembad en woonstel`: the last item in a list of what a house has is part
   * of it.
   */
  function endsList(at: number): number | undefined {
    const [before, other] = [pieces[at - 1], pieces[at - 2]]
    const isJoined = before?.said.is === 'filler' && wordsOf(before).every((word) => ands.has(word))
    return isJoined && isFlat(pieces[at]) && other && features.has(other.said.is) ? at : undefined
  }

  /**
   * `smallholding with a borehole, 3 bedroom house`, `farm, 2 houses`: counted buildings are
   * already there.
   */
  function sized(at: number): number | undefined {
    const [piece, before, other] = [pieces[at], pieces[at - 1], pieces[at - 2]]
    const hasRooms =
      before?.said.is === 'quantity' && (before.said.unit ?? 'bedrooms') === 'bedrooms'
    const isHouse = isTypes(piece) && /^house$/i.test(piece.said.as)
    const isOther = other?.said.is === 'filler' && wordsOf(other).some((word) => either.has(word))
    const owner = pieces.slice(0, at).findLast(isTypes)
    return isHouse && hasRooms && !isOther && owner && isFarm(owner.said) ? at : undefined
  }

  /** A plot with a house on it is not vacant. */
  function withoutVacant({ said, ...piece }: TypesPiece): Piece {
    const types = lexicon.types.filter(
      ({ id, description }) => said.ids.includes(id) && !vacantLand.test(description),
    )
    const as = types.map(({ description }) => description).join(' or ')
    return { ...piece, said: { ...said, ids: types.map(({ id }) => id), as } }
  }

  for (const [at, piece] of pieces.entries()) {
    const join = isTypes(piece) ? (joinBefore(at) ?? endsList(at) ?? sized(at)) : undefined
    const ownerAt = join === undefined ? -1 : settled.slice(0, join).findLastIndex(isTypes)
    const owner = settled[ownerAt]
    if (!isTypes(piece) || !isTypes(owner) || join === undefined) continue
    const part = partOf(piece.said, owner.said, wordsOf(piece).at(-1) ?? '')
    if (part) {
      settled[at] = { ...piece, said: part }
      // The rooms of the cottage are not those of the house, nor is the warehouse as large as its
      // offices.
      // In `3 beds & cottage` they are those of the house.
      const isApart = tokens[piece.from]?.gap.includes('&')
      const isOfPart = !isApart && (part.is === 'feature' || isRoom(piece))
      const rooms = isOfPart ? settled[at - 1] : undefined
      if (rooms?.said.is === 'quantity') settled[at - 1] = { ...rooms, said: { is: 'unknown' } }
    } else if (isPlot(piece.said) && !isLand(owner.said)) settled[at] = withoutVacant(piece)
    else if (isPlot(owner.said) && !isLand(piece.said)) settled[ownerAt] = withoutVacant(owner)
    // `a big stand with a house`
    else if (isLand(owner.said) && /^house$/i.test(piece.said.as))
      settled[ownerAt] = { ...owner, said: { is: 'plain' } }
  }
  return settled
}

/** `stand for townhouses`: what will be built there does not exist yet. */
function withoutPlans(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  return pieces.map((piece, at) => {
    const isPlan =
      isTypes(piece) &&
      piece.said.usage === 'Residential' &&
      /^(for|vir)$/.test(tokens[piece.from - 1]?.word ?? '') &&
      pieces.slice(0, at).some((land) => isTypes(land) && isLand(land.said))
    return isPlan ? { ...piece, said: { is: 'plain' } } : piece
  })
}

const ofBusiness = /^(business|commercial|besigheid)/

/** `land zoned industrial`: a stand described as being for business is commercial land. */
export function settleLand(said: readonly Piece[], reader: Reader): Piece[] {
  const { tokens, lexicon } = reader
  const pieces = withoutPlans(said, reader)
  /** `zoned business`, `business rights` */
  const isForBusiness = ({ from, to, said }: Piece) =>
    said.is === 'keyword' && tokens.slice(from, to).some(({ word }) => ofBusiness.test(word))
  const usages = new Set(
    pieces.flatMap((piece) => {
      const { said } = piece
      if (isForBusiness(piece)) return 'Commercial'
      // `land for a solar farm` is for business too.
      return said.is === 'usage' || (said.is === 'keyword' && said.usage) ? (said.usage ?? []) : []
    }),
  )
  const type = lexicon.types.find(({ description }) => /^commercial land$/i.test(description))
  const isOnlyLand = pieces.every((piece) => !isTypes(piece) || vacantLand.test(piece.said.as))
  if (!type || !isOnlyLand || usages.size !== 1 || !usages.has('Commercial')) return pieces
  const commercial = { ids: [type.id], usage: type.usage, as: type.description }
  return pieces.map((piece) =>
    isTypes(piece) ? { ...piece, said: { ...piece.said, ...commercial } } : piece,
  )
}

const beginsNear = new Set(['near', 'close', 'naby', 'next', 'opposite', 'walking'])
const walks = /^(walking|walk|loopafstand|stapafstand)$/

/** `close to good schools and shops`: what is nearby is not for sale. */
export function settleNearby(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  let isNear = false
  return pieces.map((piece) => {
    const { said, from } = piece
    const { word = '' } = tokens[from] ?? {}
    const wasNear = isNear
    const isJoined = said.is === 'filler' || said.is === 'and' || said.is === 'or'
    isNear =
      said.is === 'near' ||
      // `within walking distance of the shops`
      ((said.is === 'plain' || said.is === 'unknown') && walks.test(word)) ||
      (said.is === 'keyword' && (wasNear || beginsNear.has(word))) ||
      (wasNear && (isJoined || said.is === 'plain'))
    if (!wasNear || said.is !== 'types' || said.usage !== 'Commercial') return piece
    isNear = true
    const nearby: Meaning = /^(shop|winkel)/.test(word)
      ? { is: 'keyword', keyword: 'shopping centre' }
      : { is: 'plain' }
    return { ...piece, said: nearby }
  })
}

/** `1 bedroom or bachelor`: a search for both would find nothing, so the flat may have any size. */
export function settleStudios(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isStudio = ({ said }: Piece) => said.is === 'studio'
  const isRooms = ({ said }: Piece) => said.is === 'quantity' && said.unit === 'bedrooms'
  /** Joined by "or", a comma or a slash, with only the type between them. */
  const areJoined = (a: number, b: number) => {
    const [first, last] = [pieces[Math.min(a, b)] as Piece, pieces[Math.max(a, b)] as Piece]
    const between = pieces.slice(Math.min(a, b) + 1, Math.max(a, b))
    const words = tokens.slice(first.to, last.from + 1)
    return (
      between.every(({ said }) => ['filler', 'or', 'types'].includes(said.is)) &&
      words.some(({ word, gap }) => either.has(word) || /[,/]/.test(gap))
    )
  }
  return pieces.map((piece, at) => {
    const other = isStudio(piece) ? isRooms : isRooms(piece) ? isStudio : undefined
    const isEither = other && pieces.some((one, nth) => other(one) && areJoined(at, nth))
    return isEither ? { ...piece, said: { is: 'anyFlat' } } : piece
  })
}

const signsOfHomes = new Set<string>(['types', 'usage', 'rooms', 'studio'])
const plurals = /(s|e)$/
const animals = /^(pupp|kitten|dog|cat|hond|kat|pets?$|animal|diere$|troeteldier)/

/** `my 2 dogs`, `3 boreholes`: no search counts them. */
function withCounts(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const counted: Piece[] = []
  for (const piece of pieces) {
    const { from, said } = counted.at(-1) ?? { from: 0, said: { is: 'unknown' } }
    const isPets = piece.said.is === 'feature' && piece.said.key === 'pets'
    const isPlural = features.has(piece.said.is) && plurals.test(tokens[piece.to - 1]?.word ?? '')
    const counts =
      said.is === 'quantity' && !said.bound && (said.unit === undefined || said.unit === 'people')
    // `2 double garages` are four.
    if (said.is === 'quantity' && counts && piece.said.is === 'count' && isPlural) {
      const count = piece.said.count * Math.max(1, Math.round(said.value))
      counted.splice(-1, 1, { ...piece, from, said: { ...piece.said, count } })
    } else if ((isPets || isPlural) && counts) counted.splice(-1, 1, { ...piece, from })
    else counted.push(piece)
  }
  return counted
}

/** `puppies for sale`: the animals are for sale, and nobody is looking for a home. */
export function settleAnimals(pieces: readonly Piece[], reader: Reader): Piece[] {
  const { tokens } = reader
  const isHome = pieces.some(
    ({ said }) => signsOfHomes.has(said.is) || (said.is === 'quantity' && said.unit),
  )
  const counted = withCounts(pieces, reader)
  if (isHome) return counted
  return counted.map((piece, at) => {
    const isSold = counted[at + 1]?.said.is === 'sale'
    const isAnimal = piece.said.is === 'feature' && piece.said.key === 'pets'
    // `dogs allowed` describes a home.
    const isBare = tokens.slice(piece.from, piece.to).every(({ word }) => animals.test(word))
    return isSold && isAnimal && isBare ? { ...piece, said: { is: 'unknown' } } : piece
  })
}
