import type { Day } from '../values/day.ts'
import type { PlaceFinder, PlaceMatch } from './gazetteer.ts'
import type { Lexicon } from './lexicon.ts'
import type { FoundPhrase, PhraseIndex } from './phrase-index.ts'
import { breaksBefore, wordOf, type Token } from './tokens.ts'

/** The sentence while it is read: phrases and places are looked up once for each word. */
export interface Reader {
  tokens: readonly Token[]
  lexicon: Lexicon
  today: Day
  /** The phrase that begins here, spelling forgiven. */
  phrase(at: number): FoundPhrase | undefined
  place(at: number): PlaceMatch | undefined
  /** A phrase of one list. */
  find(index: PhraseIndex, at: number): FoundPhrase | undefined
}

/** Before the name of a place, and seldom before anything else. */
const beforePlaces = new Set([
  'in',
  'at',
  'near',
  'around',
  'from',
  'naby',
  'rondom',
  'van',
  'te',
  'outside',
  'of',
  'to',
])
/** Before what a listing has. */
const beforeFeatures = new Set([
  'with',
  'met',
  'has',
  'have',
  'het',
  'a',
  'big',
  'large',
  'beautiful',
  'lovely',
  'groot',
  'established',
  'nice',
])
/** Names of places that are ordinary words as well: the place is meant more often. */
const ratherPlaces = new Set(['gardens', 'strand'])

function allKnown(
  lexicon: Lexicon,
  tokens: readonly Token[],
  from: number,
  length: number,
): boolean {
  return tokens.slice(from, from + length).every((token) => lexicon.main.has(token.word))
}

/** Whether the place is meant where the same words are in the vocabulary too. */
function prefersPlace(
  tokens: readonly Token[],
  at: number,
  match: PlaceMatch,
  phrase: FoundPhrase,
  lexicon: Lexicon,
): boolean {
  if (!match.exact) {
    return match.length > phrase.length && !allKnown(lexicon, tokens, at, match.length)
  }
  if (match.length !== phrase.length) return match.length > phrase.length
  const { is } = phrase.meaning
  if (is === 'region' || is === 'resort') return true
  if (is === 'filler' || !phrase.exact) return !phrase.exact
  const before = tokens[at - 1]
  const word = before && tokens[at] && !breaksBefore(tokens[at]) ? before.word : ''
  if (ratherPlaces.has(tokens[at]?.word ?? '')) return !beforeFeatures.has(word)
  if (match.length > 1 && is === 'plain') return true
  return beforePlaces.has(word) && is !== 'types' && is !== 'sale' && is !== 'usage'
}

export function createReader(
  tokens: readonly Token[],
  lexicon: Lexicon,
  gazetteer: PlaceFinder,
  today: Day,
): Reader {
  const words = tokens.map(wordOf)
  const phrases = new Map<number, FoundPhrase | undefined>()
  const places = new Map<number, PlaceMatch | undefined>()

  function look(at: number): void {
    if (phrases.has(at)) return
    const exact = lexicon.main.find(tokens, at)
    const found = tokens[at]?.word ? gazetteer.match(words, at) : undefined
    // A word of the vocabulary is never bent into the name of a place.
    const match =
      found?.exact || !exact || (found && found.length > exact.length) ? found : undefined
    const phrase = exact ?? (match?.exact ? undefined : lexicon.main.guess(tokens, at))
    const isPlace = match && (!phrase || prefersPlace(tokens, at, match, phrase, lexicon))
    phrases.set(at, phrase)
    places.set(at, isPlace ? match : undefined)
  }

  return {
    tokens,
    lexicon,
    today,
    phrase(at) {
      look(at)
      return phrases.get(at)
    },
    place(at) {
      look(at)
      return places.get(at)
    },
    find(index, at) {
      const exact = index.find(tokens, at)
      if (exact || lexicon.main.find(tokens, at)) return exact
      look(at)
      return places.get(at)?.exact ? undefined : index.guess(tokens, at)
    },
  }
}
