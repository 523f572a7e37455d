import { longestDrive } from '../places/drive.ts'
import { widestRadius } from '../properties/search.choices.ts'
import type { Piece } from './pieces.ts'
import { readQuantity } from './quantities.ts'
import type { Reader } from './reader.ts'
import { breaksBefore, type Token } from './tokens.ts'

/** Between the distance and the word before the place: `40 min drive from`. */
const between = new Set([
  'drive',
  'drives',
  'driving',
  'commute',
  'by',
  'car',
  'radius',
  'away',
  'travel',
  'trip',
  'ry',
  'se',
  'rit',
  'straal',
  'max',
  'maximum',
  'or',
  'less',
  'time',
  's',
  'motor',
  'met',
  'die',
  'per',
  'a',
  'with',
  'the',
  'ride',
  'afstand',
  'distance',
  'in',
  'n',
])
const links = new Set([
  'from',
  'of',
  'to',
  'around',
  'van',
  'vanaf',
  'rondom',
  'near',
  'om',
  'na',
  'outside',
  'naby',
  'buite',
])
const articles = new Set(['the', 'my', 'die', 'central'])
const me = new Set(['me', 'my', 'here', 'hier', 'us', 'home', 'work'])

const work = new Set(['work', 'office', 'job', 'campus', 'werk', 'kantoor'])

/** The number of words here that mark the place as a workplace: `my office in Sandton`. */
function workLength({ tokens, place }: Reader, from: number): number {
  const first = tokens[from]?.word === 'my' ? from + 1 : from
  const isWork = work.has(tokens[first]?.word ?? '')
  const isIn = /^(in|at|by|op)$/.test(tokens[first + 1]?.word ?? '')
  return isWork && isIn && place(first + 2) ? first + 2 - from : 0
}

interface Span {
  to: number
  minutes?: number | undefined
  kilometres?: number | undefined
}

/** `within 40 minutes`, `10 km`, `half an hour`. */
function readSpan(reader: Reader, from: number): Span | undefined {
  const quantity = readQuantity(reader, from)
  if (quantity?.said.unit === 'minutes') return { to: quantity.to, minutes: quantity.said.value }
  if (quantity?.said.unit === 'kilometres')
    return { to: quantity.to, kilometres: quantity.said.value }
  const bound = reader.lexicon.bounds.find(reader.tokens, from)
  const at = from + (bound?.length ?? 0)
  const count = reader.lexicon.main.find(reader.tokens, at)
  if (count?.meaning.is !== 'count' || count.meaning.unit !== 'minutes') return undefined
  return { to: at + count.length, minutes: count.meaning.count }
}

/** `within 40 minutes of Sandton`, `10 km from Hatfield`, `within 5 km of me`. */
export function readDistance(reader: Reader, from: number): Piece | undefined {
  const { tokens } = reader
  const span = readSpan(reader, from)
  if (!span) return undefined
  let at = span.to
  while (between.has(tokens[at]?.word ?? '')) at += 1
  if (links.has(tokens[at]?.word ?? '')) {
    at += 1
    while (articles.has(tokens[at]?.word ?? '') && !reader.place(at)) {
      if (tokens[at]?.word === 'my') break
      at += 1
    }
    at += workLength(reader, at)
  } else if (!reader.place(at)?.exact || breaksBefore(tokens[at] as Token)) return undefined
  const match = reader.place(at)
  const [place] = match?.places ?? []
  if (place && match) {
    const to = at + match.length
    if (span.minutes !== undefined) {
      const minutes = Math.min(Math.round(span.minutes), longestDrive)
      return { from, to, said: { is: 'drive', place, minutes } }
    }
    return { from, to, said: { is: 'place', place, kilometres: span.kilometres } }
  }
  if (span.kilometres === undefined || !me.has(tokens[at]?.word ?? '')) return undefined
  const to = tokens[at]?.word === 'my' && tokens[at + 1] ? at + 2 : at + 1
  return { from, to, said: { is: 'aroundMe', kilometres: Math.min(span.kilometres, widestRadius) } }
}
