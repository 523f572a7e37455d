import { landmarkWords, schoolWords } from '../places/spelling.ts'
import { kilometresApart } from '../places/distance.ts'
import { longestDrive } from '../places/drive.ts'
import { usualRadius } from '../properties/search.choices.ts'
import type { Piece, Quantity, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

type SaidPlace = Extract<Said, { is: 'place' }>

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

/** A name that nobody knows. The N3 is a road: too long to be a location. */
const isUnknownName =
  (tokens: Reader['tokens']) =>
  ({ said, from }: Piece): boolean => {
    const { letters, word = '' } = tokens[from] ?? {}
    return said.is === 'unknown' && letters !== 'small' && !/\d/.test(word)
  }

/**
 * `near Virgin Active Sandton`: if nobody knows it there, it means near the place. The house of `near
 * Reddford House Northcliff` is not a home.
 */
export function settleUnknownLandmarks(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isName = isUnknownName(tokens)
  let isNear = false
  let isNamed = false
  return pieces.map((piece) => {
    const { said, from } = piece
    const isBeside = tokens[from]?.gap === ' '
    const isNearby = isNear && isBeside && said.is === 'place'
    const isPartOfName =
      isNamed && isBeside && said.is === 'types' && tokens[from]?.letters === 'capital'
    isNamed = isNear && isBeside && (isName(piece) || isPartOfName)
    isNear = said.is === 'near' || isNamed
    if (isPartOfName) return { ...piece, said: { is: 'unknown' } }
    return isNearby && said.kilometres === undefined && said.place.kind !== 'province'
      ? { ...piece, said: { ...said, kilometres: usualRadius } }
      : piece
  })
}

/** Between a distance and its start: `within 5 km of`. */
const beforeStarts = /^(of|from|to|van|na)$/

/** `within 5 km of Curro Serengeti`: the distance is measured from the place of the unknown school. */
export function settleMeasured(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isName = isUnknownName(tokens)
  const firstOf = (piece: Piece | undefined) => piece && tokens[piece.from]
  const isBeside = (piece: Piece | undefined) => firstOf(piece)?.gap === ' '
  const settled: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    const { said, from } = piece
    let next = at + 1
    while (beforeStarts.test(firstOf(pieces[next])?.word ?? '')) next += 1
    const first = next
    while (pieces[next] && isBeside(pieces[next]) && isName(pieces[next] as Piece)) next += 1
    const start = pieces[next]
    const isMeasured = said.is === 'quantity' && at + 1 < first && first < next && isBeside(start)
    const near = isMeasured && start?.said.is === 'place' ? distanceTo(start.said, said) : undefined
    settled.push(near && start ? { from, to: start.to, said: near } : piece)
    if (near) at = next
  }
  return settled
}

function distanceTo(said: SaidPlace, { unit, value }: Quantity): Said | undefined {
  if (unit === 'kilometres') return { ...said, kilometres: value }
  const minutes = Math.min(Math.round(value), longestDrive)
  return unit === 'minutes' ? { is: 'drive', place: said.place, minutes } : undefined
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
const namesakes: Readonly<Record<string, string>> = { rhodes: 'Makhanda' }
const signsOfStudents = /^(student|university)$/

/**
 * `Grahamstown near Rhodes`, `digs near Rhodes`: near the university, and not near the village of that
 * name.
 */
export function settleNamesakes(pieces: readonly Piece[], { tokens, named }: Reader): Piece[] {
  const isOfStudents = pieces.some(
    ({ said }) => said.is === 'keyword' && signsOfStudents.test(said.keyword),
  )
  return pieces.map((piece) => {
    const { said, to } = piece
    const name = namesakes[tokens[to - 1]?.word ?? '']
    const town = name && said.is === 'place' ? named(name) : undefined
    if (!town || said.is !== 'place') return piece
    const isNamed = pieces.some((one) => one.said.is === 'place' && one.said.place.key === town.key)
    return isNamed || isOfStudents ? { ...piece, said: { ...said, place: town } } : piece
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
