import { longestDrive } from '../places/drive.ts'
import type { Piece, Said } from './pieces.ts'
import type { Reader } from './reader.ts'

/** Before the place or after the minutes: `commute to Sandton 30 minutes drive`. */
const aroundDrives = new Set([
  'commute',
  'commuting',
  'work',
  'working',
  'drive',
  'driving',
  'away',
  'werk',
])
const joiners = new Set(['or', 'and', 'of', 'en'])
/** Between a distance and its starting point. */
const beforeStarts = new Set('from of to away off van vanaf na'.split(' '))
const isQuiet = (said: Said) => said.is === 'filler' || said.is === 'near'

/** `work in Sandton, max 30 min drive`: the minutes after a place are the drive to it. */
export function settleDrives(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  /**
   * `20 minutes from Umhlanga or Ballito`: a drive starts in one place, and nobody asked to live in
   * the other.
   */
  const isOtherStart = (piece: Piece, before: Piece | undefined) => {
    const words = tokens.slice(before?.to ?? 0, piece.from).map(({ word }) => word)
    return (
      before?.said.is === 'drive' &&
      piece.said.is === 'place' &&
      words.length === 1 &&
      joiners.has(words[0] as string)
    )
  }
  const isAround = ({ from, to, said }: Piece) =>
    said.is === 'plain' && to - from === 1 && aroundDrives.has(tokens[from]?.word ?? '')
  /** `George 20 km`, but not `George 20 km from the beach`. */
  const isRadius = ({ to, said }: Piece) =>
    said.is === 'quantity' &&
    said.unit === 'kilometres' &&
    !beforeStarts.has(tokens[to]?.word ?? '')
  const settled: Piece[] = []
  for (const piece of pieces) {
    const last = settled.findLastIndex(({ said }) => !isQuiet(said))
    const before = settled[last]
    const { said } = piece
    if (isOtherStart(piece, before)) {
      settled.push({ ...piece, said: { is: 'unknown' } })
      continue
    }
    if (before?.said.is === 'drive' && last === settled.length - 1 && isAround(piece)) {
      settled[last] = { ...before, to: piece.to }
      continue
    }
    if (said.is === 'quantity' && before?.said.is === 'place' && isRadius(piece)) {
      const { from } = before
      const place = { ...before.said, kilometres: said.value }
      settled.splice(last, Infinity, { from, to: piece.to, said: place })
      continue
    }
    // Nobody drives for `24 hour secrity`.
    const isSpan = said.is === 'quantity' && said.unit === 'minutes' && said.value <= longestDrive
    if (!isSpan || before?.said.is !== 'place') {
      settled.push(piece)
      continue
    }
    const lead = settled.slice(0, last).findLastIndex((one) => !isQuiet(one.said))
    const first = settled[lead]
    const start = first && isAround(first) ? lead : last
    const minutes = Math.round(said.value)
    const drive: Said = { is: 'drive', place: before.said.place, minutes }
    const { from } = settled[start] as Piece
    settled.splice(start, Infinity, { from, to: piece.to, said: drive })
  }
  return settled
}

/**
 * `I work in Sandton and need a flat within 20 minutes`: the only place is where the drive starts.
 */
export function settleLoneDrives(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const [place, ...others] = pieces.flatMap(({ said }) => (said.is === 'place' ? [said] : []))
  /** `within 10 minutes walk of the beach` */
  const isWalk = (to: number) => /^(walk|walking|stap)$/.test(tokens[to]?.word ?? '')
  const [span, ...spans] = pieces.flatMap(({ said, to }) =>
    said.is === 'quantity' && said.unit === 'minutes' && said.bound === 'most' && !isWalk(to)
      ? [said]
      : [],
  )
  const hasDrive = pieces.some(({ said }) => said.is === 'drive')
  if (!place || !span || others.length || spans.length || hasDrive) return [...pieces]
  const minutes = Math.min(Math.round(span.value), longestDrive)
  const drive: Said = { is: 'drive', place: place.place, minutes }
  return pieces.map((piece) =>
    piece.said === place || piece.said === span ? { ...piece, said: drive } : piece,
  )
}

/** `looking in Randburg, working in Sandton`: nobody asked to live where they work. */
export function settleWorkplaces(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isWork = ({ from, said }: Piece) =>
    said.is === 'plain' && /^(work|works|working|werk)$/.test(tokens[from]?.word ?? '')
  const settled: Piece[] = []
  for (const piece of pieces) {
    const last = settled.findLastIndex(({ said }) => !isQuiet(said))
    const before = settled[last]
    const isWorkplace =
      piece.said.is === 'place' && before && isWork(before) && last < settled.length - 1
    if (isWorkplace) {
      const { from } = before
      settled.splice(last, Infinity, { from, to: piece.to, said: { is: 'unknown' } })
    } else settled.push(piece)
  }
  // If no other place is named, it is all that is known.
  return settled.some(({ said }) => said.is === 'place') ? settled : [...pieces]
}
