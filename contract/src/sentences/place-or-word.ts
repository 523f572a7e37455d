import type { Gazetteer, PlaceMatch } from '../places/place.ts'
import { placeWords, schoolWords } from '../places/spelling.ts'
import type { Lexicon } from './lexicon.ts'
import type { FoundPhrase } from './phrase-index.ts'
import { spelledNumberAt } from './number-words.ts'
import { breaksBefore, wordOf, type Token } from './tokens.ts'

/** Before the name of a place, and rarely before anything else. */
const beforePlaces = new Set('in at near around from naby rondom van te outside of to'.split(' '))
/** Before what a listing has. */
const beforeFeatures = new Set(
  'with met has have het a big large beautiful lovely groot established nice separate'.split(' '),
)
/** Names of places that are also ordinary words: the place is meant more often. */
export const ratherPlaces: ReadonlySet<string> = new Set([
  'gardens',
  'strand',
  'waterfall',
  'laaiplek',
  'wc',
])
/** Describes the listing, whatever place has the same name. */
const neverPlaces = new Set<string>(['types', 'sale', 'usage'])

export interface PlaceReader {
  tokens: readonly Token[]
  lexicon: Lexicon
  gazetteer: Pick<Gazetteer, 'match'>
}

type Finder = Pick<Gazetteer, 'match'>

const isOfSchool = new RegExp(`^(${schoolWords.source})$`)

/**
 * The Afrikaans "of" (or) joins two places: `Centurion of Pretoria`, but not `northern suburbs of
 * Cape Town`.
 */
function withoutOr(
  words: readonly string[],
  at: number,
  match: PlaceMatch,
  gazetteer: Finder,
): PlaceMatch | undefined {
  const joiner = words.indexOf('of', at)
  if (joiner <= at || joiner >= at + match.length) return match
  const isName = match.places.some(
    ({ name, kind }) => kind === 'area' || placeWords(name).includes('of'),
  )
  if (isName) return match
  // `Gateway Theatre of Shopping`: nothing is joined unless a place follows.
  if (match.exact && !gazetteer.match(words, joiner + 1)?.exact) return match
  const first = gazetteer.match(words.slice(0, joiner), at)
  // Before an "or" there is a place: `Mall of Africa` is one name.
  return match.exact && !first?.exact ? match : first
}

const listJoiners = new Set(['or', 'of', 'and', 'en'])
const longestName = 3

/** The name of the place that ends here, before the "or" that joins it to the next. */
function listedBefore(words: readonly string[], end: number, gazetteer: Finder) {
  const to = listJoiners.has(words[end - 1] ?? '') ? end - 1 : end
  for (let from = Math.max(0, to - longestName); from < to; from++) {
    const name = words.slice(from, to)
    const found = gazetteer.match(name, 0)
    if (found?.exact && found.length === name.length) return name
  }
  return undefined
}

/** The name of the place that begins here, after the "or" that joins it. */
function listedAfter(words: readonly string[], at: number, gazetteer: Finder) {
  const from = listJoiners.has(words[at] ?? '') ? at + 1 : at
  const found = gazetteer.match(words, from)
  return found?.exact ? words.slice(from, from + found.length) : undefined
}

/** `Pretoria, Centurion` are two places, `Pretoria Centurion` is one; `Durban, Glenwood` is one, unless the list continues outside Durban. */
function withoutListed(
  words: readonly string[],
  at: number,
  match: PlaceMatch,
  { tokens, lexicon, gazetteer }: PlaceReader,
): PlaceMatch {
  const [place] = match.places
  const others = tokens.slice(at + 1, at + match.length)
  const joint = others.findIndex((token) => breaksBefore(token) || /[/&+-]/.test(token.gap))
  if (joint < 0 || !match.exact || !place) return match
  const first = gazetteer.match(words.slice(0, at + 1 + joint), at)
  if (!first?.exact) return match
  // `Centurion, Irene excluded`: only the second place is not wanted.
  if (lexicon.main.find(tokens, at + match.length)?.meaning.is === 'undo') return first
  // `Sandton + Bryanston`: both are wanted.
  if (/[&+]/.test(others[joint]?.gap ?? '')) return first
  // `Riebeek-Kasteel` is one name, `Sandton-Midrand` two.
  const isHyphen = others[joint]?.gap === '-'
  if (isHyphen && !gazetteer.match(words, at + 1 + joint)?.exact) return match
  // `Middelburg, Eastern Cape`: the province or area only says which place of that name is meant.
  const last = gazetteer.match(words, at + first.length)
  const isNarrower =
    place.key !== first.places[0]?.key &&
    last?.exact &&
    at + first.length + last.length === at + match.length
  const kind = last?.places[0]?.kind
  // `Brooklyn, Cape Town or Butterworth`: so does the city after a suburb.
  const isCity = kind === 'city' && first.places[0]?.kind === 'suburb' && place.kind === 'suburb'
  if (isNarrower && (kind === 'province' || kind === 'area' || isCity)) return match
  // `Umhlanga, Durban North`: after the comma a longer name begins.
  const next = at + 1 + joint
  const end = at + match.length
  const beyond = gazetteer.match(words, next)
  const isName = beyond && (beyond.exact || beyond.length > 1)
  if (isName && next + beyond.length > end) return first
  const before = listedBefore(words, at, gazetteer)
  const after = listedAfter(words, at + match.length, gazetteer)
  if (first.places[0]?.key === place.key) {
    // `Onrus, Hermanus` is Onrus; in `Onrus, Hermanus or Kleinmond` towns are listed.
    const isList = place.kind === 'city' && first.length === joint + 1 && (before || after)
    return isList ? first : match
  }
  if (place.kind === 'city') return first
  const outer = words.slice(at, at + first.length)
  const isOutside = (name: readonly string[]) =>
    gazetteer.match([...outer, ...name], 0)?.length !== outer.length + name.length
  return [before, after].some((name) => name && isOutside(name)) ? first : match
}

/**
 * `in Marloth, 3 bed`: half of a name is accepted only after "in", and if no other name continues.
 */
function isHalfSaid({ tokens, lexicon }: Pick<PlaceReader, 'tokens' | 'lexicon'>, at: number) {
  const next = tokens[at + 1]
  const isEnd = !next?.word || breaksBefore(next) || lexicon.main.has(next.word)
  return isEnd && beforePlaces.has(tokens[at - 1]?.word ?? '')
}

/** `Pretoria up to R2m` is not the university there. */
const isUpTo = (words: readonly string[], at: number) =>
  words[at] === 'up' && words[at + 1] === 'to'

const views = /^(sea|ocean|mountain|river|lake|berg|see)$/

/**
 * `Durban sea view`: after a place, in lower case, the view is meant and not a suburb of that name.
 */
const isView = (tokens: readonly Token[], from: number, at: number) =>
  (at > from || !beforePlaces.has(tokens[at - 1]?.word ?? '')) &&
  views.test(tokens[at]?.word ?? '') &&
  tokens[at]?.letters === 'small' &&
  /^views?$/.test(tokens[at + 1]?.word ?? '')

const hasLetter = /[\p{L}\p{N}]/u

/**
 * The place whose name begins here. A misspelt name neither begins nor ends with "in", a number or
 * a listing's type: `Pretoria house` is not Pretoria East.
 */
export function matchPlace(reader: PlaceReader, at: number): PlaceMatch | undefined {
  const { tokens, lexicon, gazetteer } = reader
  const all = tokens.map(wordOf)
  // A price or a symbol ends every name.
  const stop = all.findIndex(
    (word, nth) =>
      nth >= at && (!hasLetter.test(word) || isUpTo(all, nth) || isView(tokens, at, nth)),
  )
  const words = stop < 0 ? all : all.slice(0, stop)
  const isLoose = (nth: number) => {
    const is = lexicon.main.find(tokens.slice(nth, nth + 1), 0)?.meaning.is
    return (
      tokens[nth]?.number !== undefined ||
      is === 'filler' ||
      // In `bond free starter home` a phrase starts within the name.
      (nth > at && (lexicon.main.find(tokens, nth)?.length ?? 0) > 1) ||
      (nth > at && is !== undefined && neverPlaces.has(is))
    )
  }
  let match = gazetteer.match(words, at)
  // `cap town` is Cape Town, although any place may be called a town.
  const endsName = ({ length, places }: PlaceMatch) =>
    length > 1 && placeWords(places[0]?.name ?? '').at(-1) === words[at + length - 1]
  /** `Fourways garden` is Fourways; `a garden, four bathrooms` is not the Garden Route. */
  const isOfNext = (nth: number) => {
    const token = tokens[nth]
    if (nth <= at || !token) return false
    const isFeature = lexicon.main.find(tokens.slice(nth, nth + 1), 0)?.meaning.is === 'feature'
    return (
      breaksBefore(token) ||
      /[/&+]/.test(token.gap) ||
      spelledNumberAt(tokens, nth) !== undefined ||
      (isFeature && token.letters === 'small')
    )
  }
  while (
    match &&
    !match.exact &&
    (isOfNext(at + match.length - 1) || (!endsName(match) && isLoose(at + match.length - 1)))
  ) {
    if (match.length === 1) return undefined
    match = gazetteer.match(words.slice(0, at + match.length - 1), at)
  }
  if (!match || (!match.exact && isLoose(at))) return undefined
  // `near Westerford High` is not Westford.
  if (!match.exact && isOfSchool.test(words[at + match.length] ?? '')) return undefined
  if (match.isHalf && !isHalfSaid({ tokens, lexicon }, at)) return undefined
  // Every town has one: alone it is not the suburb Central.
  if (match.length === 1 && words[at] === 'cbd') return undefined
  // `the Cape Winelands` is not the Cape.
  if (words[at] === 'the' || words[at] === 'die') {
    const without = gazetteer.match(words, at + 1)
    if (without?.exact && without.length >= match.length) return undefined
  }
  return withoutOr(words, at, withoutListed(words, at, match, reader), gazetteer)
}

function allKnown({ lexicon, tokens }: PlaceReader, from: number, length: number): boolean {
  return tokens.slice(from, from + length).every((token) => lexicon.main.has(token.word))
}

/** Capitalised, in a sentence that is not all capitals. */
function isWrittenAsName(tokens: readonly Token[], at: number, length: number): boolean {
  const named = tokens.slice(at, at + length)
  const others = [...tokens.slice(0, at), ...tokens.slice(at + length)]
  const plain = others.some(({ word, letters }) => word.length > 2 && letters === 'small')
  // Any sentence may start with a capital letter.
  const begins = at === 0 && named[0]?.letters === 'capital'
  return plain && !begins && named.every(({ letters }) => letters !== 'small')
}

/**
 * `mountain side Hout Bay`: ordinary words before a place are not a name that is spelt as one word.
 */
function isTornApart(reader: PlaceReader, at: number, { length, places }: PlaceMatch): boolean {
  const { tokens } = reader
  const end = at + length
  const next = tokens[end]
  return (
    next !== undefined &&
    placeWords(places[0]?.name ?? '').length < length &&
    tokens.slice(at, end).every(({ letters }) => letters === 'small') &&
    allKnown(reader, at, length) &&
    !breaksBefore(next) &&
    Boolean(matchPlace(reader, end)?.exact)
  )
}

/** Whether the place is meant when the same words are in the vocabulary too. */
export function prefersPlace(
  reader: PlaceReader,
  at: number,
  match: PlaceMatch,
  phrase: FoundPhrase,
): boolean {
  const { tokens } = reader
  const { is } = phrase.meaning
  const isOfWeeks = is === 'region' || is === 'resort'
  if (!match.exact) {
    if (isOfWeeks && !phrase.exact) return match.length >= phrase.length
    // `flat sowet`: a name must not be lost as a misspelling of a meaningless word.
    if (is === 'filler' && !phrase.exact) return true
    // `in waterfal`, where both may be meant.
    const isOrdinary = is === 'keyword' || is === 'plain'
    if (isOrdinary && !phrase.exact && beforePlaces.has(tokens[at - 1]?.word ?? '')) return true
    // `pool Aston` is not Plaston, and `sea pont` begins like Sea Point.
    const begins = placeWords(match.places[0]?.name ?? '')[0] === tokens[at]?.word
    if (phrase.exact && !begins) return false
    return match.length > phrase.length && !allKnown(reader, at, match.length)
  }
  if (match.length !== phrase.length)
    return match.length > phrase.length && !isTornApart(reader, at, match)
  if (isOfWeeks) return true
  if (!phrase.exact) return true
  const before = tokens[at - 1]
  const word = before && tokens[at] && !breaksBefore(tokens[at]) ? before.word : ''
  // `near UP` is the University of Pretoria.
  if (is === 'filler')
    return (
      tokens[at]?.letters === 'capitals' &&
      beforePlaces.has(word) &&
      isWrittenAsName(tokens, at, match.length)
    )
  // `1 wc` is a count, and not the Western Cape.
  if (ratherPlaces.has(tokens[at]?.word ?? ''))
    return !beforeFeatures.has(word) && before?.number === undefined
  if (match.length > 1 && is === 'plain') return true
  if (neverPlaces.has(is) || beforeFeatures.has(word)) return false
  if (!beforePlaces.has(word) && !isWrittenAsName(tokens, at, match.length)) return false
  // In `central Pretoria` the place is the second word.
  const next = tokens[at + match.length]
  return !(next?.word && !breaksBefore(next) && matchPlace(reader, at + match.length)?.exact)
}
