import { usualRadius } from '../properties/search.choices.ts'
import type { PlaceMatch } from '../places/place.ts'
import { placeWords } from '../places/spelling.ts'
import { readDate } from './dates.ts'
import { readDistance } from './distances.ts'
import { spelledNumberAt } from './number-words.ts'
import type { Piece, Said } from './pieces.ts'
import { readQuantity } from './quantities.ts'
import { readRooms } from './rooms.ts'
import type { FoundPhrase } from './phrase-index.ts'
import { breaksBefore } from './tokens.ts'
import type { Reader } from './reader.ts'
import { readShortDates } from './short-dates.ts'
import { readPartOfMonth } from './weeks-of-months.ts'

const articles = new Set(['the', 'die', 'to', 'in', 'aan'])
const signOfPeople = new Set(['for', 'vir'])
/** What else may be counted after "for": `for two families`, `for 7 nights`. */
const otherCounts =
  /^(famil(y|ies)|gesinne?|nights?|nagte?|days?|dae|dag|weeks?|weke|weekends?|naweke?|months?|maande?|years?|jaar)$/

/** The resort that the name of a place starts with. */
const isOfWeeks = ({ meaning, exact, length }: FoundPhrase, most: number) =>
  meaning.is === 'resort' && exact && length > 1 && length < most

/** A place, with the resort or region of the same name. */
function readPlace(reader: Reader, at: number): Piece | undefined {
  const match = reader.place(at)
  const [place, ...others] = match?.places ?? []
  if (!match || !place) return undefined
  const same = reader.phrase(at)
  // `Beacon Isle Plett`: the town that follows only says where the resort is.
  const isNamed = same && (same.length === match.length || isOfWeeks(same, match.length))
  const also = isNamed ? same.meaning : undefined
  const resort = also?.is === 'resort' ? { code: also.code, name: also.name } : undefined
  const region = also?.is === 'region' ? { code: also.code, name: also.name } : undefined
  return {
    from: at,
    to: at + match.length,
    said: { is: 'place', place, others, resort, region, kilometres: undefined },
  }
}

/** As far as people walk, in kilometres. */
const walkingDistance = 2
const walks =
  /^(?:within )?(?:easy )?(?:walking distance|walk|loopafstand|stapafstand) (?:to|from|of|van|na|tot) /

/** The number of words here that indicate walking. */
function walkLength({ tokens }: Reader, from: number): number {
  const words = tokens.slice(from, from + 6).map(({ word }) => word)
  const [said = ''] = walks.exec(`${words.join(' ')} `) ?? []
  return said.split(' ').length - 1
}

/** Before the place that a hospital or a school is named after: `near Life Fourways Hospital`. */
const beforeNames = new Set('life netcare mediclinic busamed lenmed hoerskool laerskool'.split(' '))

/** The number of words here that mean near; zero if there are none. */
function nearLength({ tokens, lexicon }: Reader, from: number): number {
  const phrase = lexicon.main.find(tokens, from)
  if (phrase?.meaning.is === 'near') return phrase.length
  if (phrase?.meaning.is !== 'keyword' && phrase?.meaning.is !== 'setting') return 0
  const [first, second] = [tokens[from]?.word, tokens[from + 1]?.word]
  if (first === 'near' || first === 'naby') return 1
  return first === 'close' && second === 'to' ? 2 : 0
}

/** `near Sandton` */
function readNear(reader: Reader, from: number): Piece | undefined {
  const phrase = reader.lexicon.main.find(reader.tokens, from)
  // `near mall` is a keyword, and `near Mall of Africa` a place.
  const walk = walkLength(reader, from)
  const near = walk || nearLength(reader, from)
  if (!near) return undefined
  let at = from + near
  while (articles.has(reader.tokens[at]?.word ?? '') && !reader.place(at)) at += 1
  if (beforeNames.has(reader.tokens[at]?.word ?? '') && !reader.place(at) && reader.place(at + 1))
    at += 1
  const found = readPlace(reader, at)
  // `loopafstand van die strand` is the beach, not the town; `near Sea Point` is not the sea.
  const isSetting = phrase?.meaning.is === 'setting'
  const isNear = (walk > 0 && !isSetting) || phrase?.meaning.is === 'near'
  const isLonger = isNear || (found && found.to > from + (phrase?.length ?? 0))
  if (found?.said.is !== 'place' || !isLonger) return undefined
  const isProvince = found.said.place.kind === 'province'
  return {
    from,
    to: found.to,
    said: {
      ...found.said,
      kilometres: isProvince ? undefined : walk ? walkingDistance : usualRadius,
    },
  }
}

/** Whether what follows the number is counted: `for 7 nights`, but not `for 6 budget R20 000` or `for 6 week 51`. */
function isCounted({ tokens, lexicon }: Reader, at: number): boolean {
  const token = tokens[at]
  if (token && breaksBefore(token)) return false
  const unit = lexicon.units.find(tokens, at)?.meaning
  if (unit) return unit.is !== 'unit' || (unit.unit !== 'price' && unit.unit !== 'weekly')
  const word = token?.word ?? ''
  return otherCounts.test(word) && !(word === 'week' && tokens[at + 1]?.number !== undefined)
}

/** `for 6 people` needs no more than the number in a sentence about weeks. */
function readPeople(reader: Reader, from: number): Piece | undefined {
  const [first, second, third] = [0, 1, 2].map((nth) => reader.tokens[from + nth])
  if (!first || !signOfPeople.has(first.word) || second?.rand || !second) return undefined
  if (reader.lexicon.main.find(reader.tokens, from + 1)?.meaning.is === 'sale') return undefined
  const found = readQuantity(reader, from + 1)
  const { value = 0, unit } = found?.said ?? {}
  if (!found || value > 20 || value < 1 || (unit !== undefined && unit !== 'people'))
    return undefined
  if (unit === undefined && third && isCounted(reader, found.to)) return undefined
  return { ...found, from, said: { ...found.said, unit: 'people' } }
}

/** Where a longer name begins within the phrase, as in `in the City Bowl`; its end if none does. */
function endBeforeName(reader: Reader, at: number, { length }: FoundPhrase): number {
  for (let nth = at + 1; nth < at + length; nth++) {
    const match = reader.place(nth)
    if (match?.exact && nth + match.length > at + length) return nth
  }
  return at + length
}

function readPhrase(reader: Reader, at: number): Piece | undefined {
  const longest = reader.phrase(at)
  if (!longest) return undefined
  const end = endBeforeName(reader, at, longest)
  const found =
    end === at + longest.length
      ? longest
      : reader.lexicon.main.find(reader.tokens.slice(0, end), at)
  return found && { from: at, to: at + found.length, said: placed(reader, at, found) }
}

/** Settings that are also the names of places. */
const settingNames = new Set(['berg', 'bushveld', 'bosveld'])

/** `in the berg`, with the place of that name. */
function placed(reader: Reader, at: number, { meaning, length }: FoundPhrase): Said {
  if (meaning.is !== 'setting') return meaning
  const last = at + length - 1
  if (!settingNames.has(reader.tokens[last]?.word ?? '')) return meaning
  return { ...meaning, place: reader.placeOrWord(last)?.places[0] }
}

function readReference(reader: Reader, at: number): Piece | undefined {
  // `ref 10253`: the word belongs to it.
  const said = reader.lexicon.main.find(reader.tokens, at)
  const last = said?.meaning.is === 'filler' ? at + said.length : at
  const reference = reader.tokens[last]?.reference
  return reference ? { from: at, to: last + 1, said: { is: 'reference', reference } } : undefined
}

/** A name of several words takes precedence over their individual meanings. */
function readLongName(reader: Reader, at: number): Piece | undefined {
  const match = reader.place(at)
  if (!match || match.length < 2) return undefined
  return match.exact || isNumbered(reader, at, match) ? readPlace(reader, at) : undefined
}

/** `Three Rivesr` does not count rivers. */
function isNumbered({ tokens }: Reader, at: number, { places: [place] }: PlaceMatch): boolean {
  const first = tokens[at]?.word
  return Boolean(spelledNumberAt(tokens, at)) && placeWords(place?.name ?? '')[0] === first
}

/** Phrases of several words that a number would tear apart: `3 phase power`, `1 week`, `double garage`. */
function readLongPhrase(reader: Reader, at: number): Piece | undefined {
  const found = reader.lexicon.main.find(reader.tokens, at)
  if (!found || found.length < 2) return undefined
  // `rental income of R12 000` is not a price.
  if (found.meaning.is === 'keyword' && readQuantity(reader, at)?.said.unit === 'otherCost')
    return undefined
  const keep: Said['is'][] = [
    'keyword',
    'feature',
    'count',
    'flag',
    'undo',
    'nearMe',
    'studio',
    'types',
    'holiday',
    'season',
    'resort',
    'sort',
    'now',
    'weekday',
    'week',
    'leisure',
    'sale',
  ]
  return keep.includes(found.meaning.is)
    ? { from: at, to: at + found.length, said: found.meaning }
    : undefined
}

/** `R62 guest farm`: a road that is the name of a place, unless a price is meant. */
function readRoad(reader: Reader, at: number): Piece | undefined {
  if (!reader.tokens[at]?.rand || !reader.place(at)?.exact) return undefined
  // `@ R62` is a rent.
  if (reader.tokens[at]?.gap.includes('@')) return undefined
  const amount = readQuantity(reader, at)
  const isPrice = amount && (amount.to > at + 1 || amount.said.unit !== undefined)
  return isPrice ? undefined : readPlace(reader, at)
}

/** `4 bays per 100 m²`: nothing is that large. */
function readRatio(reader: Reader, from: number): Piece | undefined {
  if (reader.tokens[from]?.word !== 'per') return undefined
  const found = readQuantity(reader, from + 1)
  return found?.said.unit === 'size' && found.to > from + 2
    ? { from, to: found.to, said: { is: 'unknown' } }
    : undefined
}

const readers = [
  readReference,
  readRoad,
  readLongName,
  readShortDates,
  readRooms,
  readPartOfMonth,
  readDate,
  readDistance,
  readNear,
  readLongPhrase,
  readPeople,
  readRatio,
  readQuantity,
  readPlace,
  readPhrase,
]

/** Divides the sentence into pieces, each word in one of them. */
export function scan(reader: Reader): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  while (at < reader.tokens.length) {
    const here = at
    const piece = readers
      .map((read) => () => read(reader, here))
      .reduce<Piece | undefined>((found, read) => found ?? read(), undefined)
    pieces.push(piece ?? { from: at, to: at + 1, said: { is: 'unknown' } })
    at = piece?.to ?? at + 1
  }
  return pieces
}
