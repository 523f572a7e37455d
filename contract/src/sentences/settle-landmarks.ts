import { landmarkWords, schoolWords } from '../places/spelling.ts'
import { kilometresApart } from '../places/distance.ts'
import { usualRadius } from '../properties/search.choices.ts'
import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

const isLandmark = new RegExp(`^(${landmarkWords.source})$`)
const isOfSchool = new RegExp(`^(${schoolWords.source})$`)
/** Further words in the names of shops, hospitals and airports, after their place. */
const isOfName =
  /^(mediclinic|netcare|international|centre|center|sentrum|shopping|retail|value|mart|lifestyle|village|park|crossing|junction|plaza|corner|square|gate|hek)$/

/** What their names are mistaken for: the mall of `Woodmead Retail Park` is not a shop to buy. */
const namesOfLandmarks = new Set<Said['is']>(['keyword', 'plain', 'unknown', 'types'])

/**
 * `near Rosebank Mall`, `near Waterkloof High School`: they are named after their place, and no
 * listing needs to mention them. A school is one only after "near": in `Rondebosch, school` it is
 * wanted nearby.
 */
export function settleLandmarks(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const before = settled.at(-1)
    const words = tokens.slice(piece.from, piece.to)
    const isNear = before?.said.is === 'place' && before.said.kilometres !== undefined
    const isPart =
      (before?.said.is === 'place' || before?.said.is === 'drive') &&
      namesOfLandmarks.has(piece.said.is) &&
      words[0]?.gap === ' ' &&
      words.every(
        ({ word }) =>
          isLandmark.test(word) || (isNear && (isOfSchool.test(word) || isOfName.test(word))),
      )
    if (isPart) settled.splice(-1, 1, { ...before, to: piece.to })
    else settled.push(piece)
  }
  return settled
}

/** `near Virgin Active Sandton`: if nobody knows it there, it means near the place. */
export function settleUnknownLandmarks(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  let isNear = false
  return pieces.map((piece) => {
    const { said, from } = piece
    const isBeside = tokens[from]?.gap === ' '
    const isNearby = isNear && isBeside && said.is === 'place'
    // The N3 is a road: too long to be a location.
    const { letters, word = '' } = tokens[from] ?? {}
    const isName = said.is === 'unknown' && letters !== 'small' && !/\d/.test(word)
    isNear = said.is === 'near' || (isNear && isBeside && isName)
    return isNearby && said.kilometres === undefined && said.place.kind !== 'province'
      ? { ...piece, said: { ...said, kilometres: usualRadius } }
      : piece
  })
}

/** Universities with campuses in several places. */
const universities = new Set([
  'tut',
  'uj',
  'ukzn',
  'nwu',
  'cput',
  'unisa',
  'dut',
  'ufs',
  'nmu',
  'wsu',
])

/** If it is further than this from its main campus, another one is meant. */
const otherCampus = 15
const areApart = (a: Said, b: Said) =>
  a.is === 'place' && b.is === 'place' && (kilometresApart(a.place, b.place) ?? 0) > otherCampus

/** Universities that share their name with a village elsewhere, with their town. */
const namesakes: Readonly<Record<string, string>> = { rhodes: 'makhanda.eastern-cape' }

/** `Grahamstown near Rhodes` is near the university of that town, not near the village. */
export function settleNamesakes(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  return pieces.map((piece) => {
    const { said, to } = piece
    const key = namesakes[tokens[to - 1]?.word ?? '']
    if (!key || said.is !== 'place') return piece
    const towns = pieces.flatMap((one) => (one.said.is === 'place' ? one.said.place : []))
    const town = towns.find((place) => place.key === key)
    return town ? { ...piece, said: { ...said, place: town } } : piece
  })
}

/**
 * `near TUT Soshanguve`, `in Scottsville near UKZN`: the place that is named identifies the campus.
 */
export function settleCampuses(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isUniversity = ({ to }: Piece) => universities.has(tokens[to - 1]?.word ?? '')
  const others = pieces.flatMap((piece) =>
    piece.said.is === 'place' && !isUniversity(piece) ? piece.said : [],
  )
  if (!others.length) return [...pieces]
  /** `Crawford College Lonehill` is not in Crawford. */
  const isSchool = ({ to }: Piece) => isOfSchool.test(tokens[to - 1]?.word ?? '')
  const settled: Piece[] = []
  for (const piece of pieces) {
    const before = settled.at(-1)
    const { said } = piece
    const isBeside = before?.to === piece.from && tokens[piece.from]?.gap === ' '
    const isCampus =
      isBeside && (isUniversity(before) || (isSchool(before) && areApart(before.said, said)))
    if (isCampus && before.said.is === 'place' && said.is === 'place') {
      const { kilometres } = before.said
      settled.splice(-1, 1, { from: before.from, to: piece.to, said: { ...said, kilometres } })
    } else settled.push(piece)
  }
  return settled.map((piece) => {
    const { said } = piece
    if (said.is !== 'place' || !isUniversity(piece)) return piece
    const isThere = others.some((other) => !areApart(said, other))
    return isThere ? piece : { ...piece, said: { is: 'unknown' } }
  })
}

/** Common names of streets: `Beach Road`, `School Street`. */
const streetNames = new Set(
  'beach park school river mountain ocean lake golf church dam forest market station garden farm'.split(
    ' ',
  ),
)
const streets = new Set(
  'road rd street str avenue ave lane boulevard crescent straat weg laan'.split(' '),
)

/** `on Beach Road` has nothing to do with a beach. */
export function settleStreets(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const settled: Piece[] = []
  for (const piece of pieces) {
    const before = settled.at(-1)
    const token = tokens[piece.from]
    const isStreet =
      before &&
      before.to === piece.from &&
      token?.gap === ' ' &&
      piece.to - piece.from === 1 &&
      streets.has(token.word) &&
      streetNames.has(tokens[before.to - 1]?.word ?? '') &&
      before.to - before.from === 1
    if (isStreet)
      settled.splice(-1, 1, { from: before.from, to: piece.to, said: { is: 'unknown' } })
    else settled.push(piece)
  }
  return settled
}
