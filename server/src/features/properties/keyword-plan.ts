import type { KeywordTerm } from '#contract/properties/keyword.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'

/** How common words are among the published listings, according to the database's statistics. */
export interface WordStatistics {
  /** Sorted words with the share of the listings that contain each of them. */
  words: readonly string[]
  parts: readonly number[]
  listings: number
}

export interface KeywordPlan {
  /** By the text index, or by scanning the sort index and checking each listing. */
  by: 'words' | 'order'
  /** Whether a page requires reading every match: the text index returns all of them. */
  looksAtAll: boolean
  /** Counting stops here. */
  countCap: number
  /** Whether scanning the candidate listings in memory is faster than the text index. */
  inMemory: boolean
}

/** Up to this many matches, the text index is faster than scanning all listings in memory. */
const fewToHandOut = 1000
/**
 * Up to this many listings, sorting a page in memory is faster than comparing their words in the
 * database.
 */
export const fewToOrder = 20_000

/** Common words fill many pages anyway: counting all matches would cost more than finding them. */
const commonCountCap = 100
/** Up to this many matches a full count is cheap. */
const fewMatches = 2000
/** A word missing from the statistics is rarer than any in them. */
const rarePart = 0.0002

function firstAtLeast(words: readonly string[], word: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle] as string) < word) low = middle + 1
    else high = middle
  }
  return low
}

/** The share of the listings that contain a word with this prefix. */
export function partWith(beginning: string, { words, parts }: WordStatistics): number {
  let without = 1
  const end = firstAtLeast(words, `${beginning}\uffff`)
  for (let i = firstAtLeast(words, beginning); i < end; i++) without *= 1 - (parts[i] as number)
  return Math.max(1 - without, rarePart)
}

/** The share of the listings that contain exactly this word. */
function partOf(word: string, { words, parts }: WordStatistics): number {
  const at = firstAtLeast(words, word)
  return words[at] === word ? (parts[at] as number) : 0
}

/** The share of the listings that match a term: as it was typed, or one of its synonyms. */
function partWithTerm({ words, synonyms }: KeywordTerm, statistics: WordStatistics): number {
  const typed = words.reduce(
    (part, word) => part * partWith(word, statistics),
    words.length ? 1 : 0,
  )
  const without = synonyms.reduce(
    (rest, phrase) => rest * (1 - Math.min(...phrase.map((word) => partOf(word, statistics)))),
    1 - typed,
  )
  return Math.max(1 - without, rarePart)
}

/**
 * The word index returns every match in the country before the first one is checked; scanning in
 * sort order stops as soon as there are enough. The planner underestimates the first, so we choose.
 */
export function planKeyword(
  terms: readonly KeywordTerm[],
  statistics: WordStatistics,
  /** An upper bound for the listings left by the rest of the search. */
  candidates: number,
): KeywordPlan {
  const parts = terms.map((term) => partWithTerm(term, statistics))
  const together = parts.reduce((product, part) => product * part, 1)
  const rarest = Math.min(...parts, 1)
  const countCap = statistics.listings * together > fewMatches ? commonCountCap : searchCountCap
  const looked = Math.min(candidates, countCap / together)
  const handedOut = statistics.listings * rarest
  // Measured: a match from the index costs about as much as a scanned listing.
  const by = looked < handedOut ? 'order' : 'words'
  // Right after startup there are no statistics, and every word seems rare.
  const counted = statistics.listings > 0 && statistics.words.length > 0
  return {
    by,
    countCap,
    looksAtAll: counted && (by === 'words' || looked === candidates),
    inMemory: by === 'order' || candidates <= fewToOrder || handedOut > fewToHandOut,
  }
}
