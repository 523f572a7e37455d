import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'
import { settleDrives } from './settle-drives.ts'
import { settlePlaces } from './settle-places.ts'
import { settlePairs, settleTimes, settleWeekNumbers } from './settle-weeks.ts'

const silent = (said: Said) => ['filler', 'and', 'or', 'near', 'available'].includes(said.is)
const landWords = new Set([
  'erf',
  'stand',
  'plot',
  'land',
  'grond',
  'ground',
  'lot',
  'perseel',
  'erwe',
])
/** Types whose size is that of their land. */
const landTypes = /land|farm|holding/i
const floorWords = new Set(['floor', 'vloer'])

/** What is negated cannot be searched for: it is ignored together with its negation. */
function negate(pieces: readonly Piece[]): Piece[] {
  const settled: Piece[] = []
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece
    if (piece.said.is === 'undo') {
      const before = settled.findLastIndex(({ said }) => !silent(said))
      if (before >= 0) settled[before] = { ...(settled[before] as Piece), said: { is: 'unknown' } }
      settled.push({ ...piece, said: { is: 'unknown' } })
      continue
    }
    settled.push(piece.said.is === 'not' ? { ...piece, said: { is: 'unknown' } } : piece)
    if (piece.said.is !== 'not') continue
    let next = at + 1
    while (pieces[next] && silent((pieces[next] as Piece).said)) next += 1
    const negated = pieces[next]
    if (
      !negated ||
      negated.said.is === 'plain' ||
      negated.said.is === 'unknown' ||
      negated.said.is === 'not'
    )
      continue
    settled.push(...pieces.slice(at + 1, next), { ...negated, said: { is: 'unknown' } })
    at = next
  }
  return settled
}

/** `1 000 m² stand` is the erf of a house where a house is named, and otherwise vacant land. */
function settleErf(pieces: readonly Piece[], { tokens, lexicon }: Reader): Piece[] {
  const isLand = ({ from, to, said }: Piece) =>
    said.is === 'types' && to - from === 1 && landWords.has(tokens[from]?.word ?? '')
  const isBuilding = pieces.some((piece) => piece.said.is === 'types' && !isLand(piece))
  const isFloor = pieces.some(({ said }) => said.is === 'types' && !landTypes.test(said.as))
  const settled: Piece[] = []
  for (const piece of pieces) {
    const last = settled.at(-1)
    const sized =
      last?.said.is === 'quantity' && last.said.unit === 'size' && last.to === piece.from
    const { said } = piece
    if (sized && isLand(piece) && last?.said.is === 'quantity') {
      settled.pop()
      const erf = { ...last.said, unit: 'erf' as const }
      if (isBuilding) settled.push({ from: last.from, to: piece.to, said: erf })
      else settled.push({ ...last, said: erf }, piece)
    } else if (
      said.is === 'quantity' &&
      said.unit === 'erf' &&
      !isBuilding &&
      landWords.has(tokens[piece.from]?.word ?? '')
    ) {
      const type = lexicon.main.find(tokens, piece.from)
      let from = piece.from + 1
      while (
        from < piece.to - 1 &&
        tokens[from]?.number === undefined &&
        !lexicon.bounds.find(tokens, from)
      )
        from += 1
      if (type?.meaning.is === 'types' && type.length === 1)
        settled.push({ from: piece.from, to: piece.from + 1, said: type.meaning })
      settled.push({ ...piece, from: type?.meaning.is === 'types' ? from : piece.from })
    } else if (isFloor && said.is === 'quantity' && said.isLand && said.unit === 'size') {
      settled.push({ ...piece, said: { ...said, unit: 'erf' } })
    } else settled.push(piece)
  }
  return settled
}

/** The pieces as a whole: negations and the erf depend on what stands beside them. */
export function settle(pieces: readonly Piece[], reader: Reader): Piece[] {
  const unsaid = pieces.map((piece): Piece => {
    const lone =
      piece.said.is === 'unit' ||
      (piece.said.is === 'unknown' && floorWords.has(reader.tokens[piece.from]?.word ?? ''))
    return lone ? { ...piece, said: { is: 'plain' } } : piece
  })
  const times = settlePairs(settleTimes(settleWeekNumbers(unsaid, reader)))
  const drives = settleDrives(settlePlaces(times, reader), reader)
  return settleErf(negate(drives), reader)
}
