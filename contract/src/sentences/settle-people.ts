import { isSilent } from './negate.ts'
import type { Piece } from './pieces.ts'
import type { Reader } from './reader.ts'
import { breaksBefore } from './tokens.ts'

const practitioners =
  /^(dentists?|doctors?|gps?|physio(therapist)?s?|psychologists?|vets?|therapists?|chiropractors?|optometrists?|biokineticists?|dieticians?|specialists?|dokters?|tandarts(e)?|fisio(terapeut)?|sielkundiges?|veearts)$/
const rooms = /^(rooms|kamers|suite|suites)$/

/**
 * `dentist looking for rooms`: a practitioner's rooms are a medical suite, unless something else is
 * named.
 */
export function settlePractices(pieces: readonly Piece[], { tokens, lexicon }: Reader): Piece[] {
  const type = lexicon.types.find(({ description }) => /^medical/i.test(description))
  const isNamed = pieces.some(
    ({ said }) =>
      ['types', 'studio', 'rooms'].includes(said.is) ||
      (said.is === 'quantity' && said.unit === 'bedrooms'),
  )
  if (!type || isNamed || !tokens.some(({ word }) => practitioners.test(word))) return [...pieces]
  return pieces.map((piece) => {
    const isRooms =
      ['plain', 'unknown'].includes(piece.said.is) && rooms.test(tokens[piece.to - 1]?.word ?? '')
    const { id, usage, description } = type
    return isRooms ? { ...piece, said: { is: 'types', ids: [id], usage, as: description } } : piece
  })
}

const sells = /^(selling|sell|sold|verkoop)$/
const people = /^(owners?|managers?|workers?|group|company|eienaars?|bestuurders?|werkers?)$/

const whose = /^(our|my|ons|the|a|n|die)$/

/** `we are selling our farm and want a smallholding` */
const isSoldByThem = (tokens: Reader['tokens'], { from }: Piece) =>
  whose.test(tokens[from - 1]?.word ?? '') && sells.test(tokens[from - 2]?.word ?? '')

const leaves =
  /^(downsiz(e|ing)|downscal(e|ing)|upgrad(e|ing)|upsiz(e|ing)|mov(e|ing)|scaling|coming|trek|afskaal)$/
const mostWordsBetween = 5

/**
 * `downsizing from a 4 bedroom house`: what someone leaves is not what they are looking for. Where it
 * begins.
 */
function startOfLeft(tokens: Reader['tokens'], { from }: Piece): number | undefined {
  const first = Math.max(0, from - mostWordsBetween)
  const before = tokens.slice(first, from)
  const preposition = before.findLastIndex(({ word }) => /^(from|van|uit)$/.test(word))
  const between = before.slice(preposition + 1)
  const isLeft =
    before.slice(0, Math.max(0, preposition)).some(({ word }) => leaves.test(word)) &&
    !between.some((token) => breaksBefore(token) || /^(to|into|na)$/.test(token.word))
  return isLeft ? first + preposition : undefined
}

/**
 * `farm manager looking for a cottage`: what someone owns or runs is not what they are looking for.
 */
export function settleOwners(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const isTypes = ({ said }: Piece) => said.is === 'types'
  const isOwned = (piece: Piece) => {
    const next = tokens[piece.to]
    const isRun = next?.gap === ' ' && people.test(next.word)
    return isTypes(piece) && (isRun || isSoldByThem(tokens, piece))
  }
  const hasOther = pieces.some((piece) => isTypes(piece) && !isOwned(piece))
  const left = pieces.flatMap((piece) => {
    const start = isTypes(piece) ? startOfLeft(tokens, piece) : undefined
    return start === undefined ? [] : { from: start, to: piece.to }
  })
  return pieces.map((piece) => {
    const isLeft = left.some(({ from, to }) => piece.from >= from && piece.to <= to)
    const isMeant = isSilent(piece.said) || !(isLeft || (hasOther && isOwned(piece)))
    return isMeant ? piece : { ...piece, said: { is: 'plain' } }
  })
}

const lives = /^(live|living|stay|staying|woon|bly|reside|residing|based)$/
const looks = /^(looking|look|want|wants|wanting|need|seeking|soek|wil|searching)$/

/**
 * `I live in Pretoria and want a farm near Bela-Bela`: where someone lives now is not where they
 * are looking.
 */
export function settleResidents(pieces: readonly Piece[], { tokens }: Reader): Piece[] {
  const at = pieces.findIndex(({ said }) => said.is === 'place')
  const home = pieces[at]
  const hasOther = pieces.slice(at + 1).some(({ said }) => said.is === 'place')
  if (!home || !hasOther) return [...pieces]
  const wordsIn = (from: number, to: number) => tokens.slice(from, to).map(({ word }) => word)
  const before = wordsIn(0, home.from)
  // `selling our house in Benoni, want a farm near Delmas`
  const isSold = before.slice(-5).some((word) => sells.test(word))
  const isHome =
    (lives.test(before.at(-2) ?? '') || isSold) &&
    /^(in|at|near|by)$/.test(before.at(-1) ?? '') &&
    !before.some((word) => looks.test(word))
  const isOver = wordsIn(home.to, home.to + 4).some((word) => looks.test(word))
  return pieces.map((piece) =>
    piece === home && isHome && isOver ? { ...piece, said: { is: 'unknown' } } : piece,
  )
}
