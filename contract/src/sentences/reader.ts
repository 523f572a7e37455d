import type { Day } from '../values/day.ts'
import type { Gazetteer, Place, PlaceMatch } from '../places/place.ts'
import { placeWords } from '../places/spelling.ts'
import { findCompound } from './compounds.ts'
import type { Lexicon } from './lexicon.ts'
import type { FoundPhrase, PhraseIndex } from './phrase-index.ts'
import type { Piece, Quantity } from './pieces.ts'
import { matchPlace, prefersPlace } from './place-or-word.ts'
import { wordOf, type Token } from './tokens.ts'

/** The sentence while it is being read: phrases and places are looked up once for each word. */
export interface Reader {
  tokens: readonly Token[]
  lexicon: Lexicon
  today: Day
  /** What was read already: several readers ask for the number that begins at a word. */
  quantities: Map<number, (Piece & { said: Quantity }) | undefined>
  /** The phrase that begins here, with spelling corrected. */
  phrase(at: number): FoundPhrase | undefined
  place(at: number): PlaceMatch | undefined
  /** The same, even if the word is more likely something else. */
  placeOrWord(at: number): PlaceMatch | undefined
  /** The best known place of this name. */
  named(name: string): Place | undefined
  /** Whether a place is one of an area. */
  isOfArea(place: Place, area: Place): boolean
  /** A phrase of one list. */
  find(index: PhraseIndex, at: number): FoundPhrase | undefined
}

/** With a letter, such as the R of a road, or with a number joined to it: `4ways`. */
function beginsName(tokens: readonly Token[], at: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]]
  if (token?.rand) return wordOf(token) !== ''
  return Boolean(token?.word || (token?.number !== undefined && next?.word))
}

/** `4 ways`: a number that stands alone begins a name only as it is, because it mostly counts. */
const isRatherCount = (tokens: readonly Token[], at: number, { exact }: PlaceMatch) =>
  tokens[at]?.number !== undefined && Boolean(tokens[at + 1]?.gap) && !exact

export function createReader(
  tokens: readonly Token[],
  lexicon: Lexicon,
  gazetteer: Pick<Gazetteer, 'match'>,
  today: Day,
): Reader {
  const placeReader = { tokens, lexicon, gazetteer }
  const named = new Map<number, PlaceMatch | undefined>()
  const phrases = new Map<number, FoundPhrase | undefined>()
  const places = new Map<number, PlaceMatch | undefined>()
  const matches = new Map<number, PlaceMatch | undefined>()

  /** The place whose name begins here, although the words may mean something else. */
  function nameAt(at: number): PlaceMatch | undefined {
    if (!named.has(at)) named.set(at, matchPlace(placeReader, at))
    return named.get(at)
  }

  /** `granny falt`, unless a place begins within it. */
  function misspeltAt(at: number, exact: FoundPhrase | undefined): FoundPhrase | undefined {
    const found = lexicon.main.findMisspelt(tokens, at)
    if (!found || found.length <= (exact?.length ?? 0)) return undefined
    for (let nth = at + 1; nth < at + found.length; nth++) if (nameAt(nth)?.exact) return undefined
    return found
  }

  function look(at: number): void {
    if (phrases.has(at)) return
    const exact = lexicon.main.find(tokens, at)
    const name = beginsName(tokens, at) ? nameAt(at) : undefined
    const found = name && isRatherCount(tokens, at, name) ? undefined : name
    // A word of the vocabulary is never turned into the name of a place.
    const match =
      found?.exact || !exact || (found && found.length > exact.length) ? found : undefined
    const longer = match?.exact ? undefined : misspeltAt(at, exact)
    const phrase =
      longer ??
      exact ??
      (match?.exact ? undefined : lexicon.main.guess(tokens, at)) ??
      (match ? undefined : lexicon.main.guessJoined(tokens, at)) ??
      (match ? undefined : findCompound(lexicon.main, tokens, at))
    const isPlace = match && (!phrase || prefersPlace(placeReader, at, match, phrase))
    phrases.set(at, phrase)
    matches.set(at, match)
    places.set(at, isPlace ? match : undefined)
  }

  return {
    tokens,
    lexicon,
    today,
    quantities: new Map(),
    phrase(at) {
      look(at)
      return phrases.get(at)
    },
    place(at) {
      look(at)
      return places.get(at)
    },
    placeOrWord(at) {
      look(at)
      return matches.get(at)
    },
    named: (name) => gazetteer.match(placeWords(name), 0)?.places[0],
    isOfArea({ key, name }, area) {
      if (area.kind !== 'area') return false
      const words = placeWords(`${area.name} ${name}`)
      const match = gazetteer.match(words, 0)
      return match?.length === words.length && match.places.some((one) => one.key === key)
    },
    find(index, at) {
      const exact = index.find(tokens, at)
      if (exact || lexicon.main.find(tokens, at)) return exact
      look(at)
      return places.get(at)?.exact ? undefined : index.guess(tokens, at)
    },
  }
}
