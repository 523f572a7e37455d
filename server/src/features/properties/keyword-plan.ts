import type { KeywordTerm } from '#contract/properties/keyword.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'

/** How common words are among the published listings, as the database's own statistics have it. */
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
  /** Whether the listings that may be found are looked at in memory sooner than in the text index. */
  inMemory: boolean
}

/** So few matches are read from the text index sooner than all listings are looked at in memory. */
const fewToHandOut = 1000
/** In this many listings a page is put in order in memory sooner than the database compares their words. */
export const fewToOrder = 20_000

/** Common words fill many pages whatever their number: counting them all would cost more than finding them. */
const commonCountCap = 100
/** Up to this many matches a full count costs little. */
const fewMatches = 2000
/** A word that is not in the statistics is in fewer listings than any that is. */
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

/** The share of the listings that have a term: as it was typed, or one of its synonyms. */
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
 * The word index hands out every match in the country before the first is looked at; walking along
 * the order stops as soon as it has enough. The planner takes the first for free, so we choose.
 */
export function planKeyword(
  terms: readonly KeywordTerm[],
  statistics: WordStatistics,
  /** How many listings the rest of the search leaves, at most. */
  candidates: number,
): KeywordPlan {
  const parts = terms.map((term) => partWithTerm(term, statistics))
  const together = parts.reduce((product, part) => product * part, 1)
  const rarest = Math.min(...parts, 1)
  const countCap = statistics.listings * together > fewMatches ? commonCountCap : searchCountCap
  const looked = Math.min(candidates, countCap / together)
  const handedOut = statistics.listings * rarest
  // Measured: a match handed out costs about as much as a listing looked at.
  const by = looked < handedOut ? 'order' : 'words'
  // Right after the start there are no statistics, and every word seems rare.
  const counted = statistics.listings > 0 && statistics.words.length > 0
  return {
    by,
    countCap,
    looksAtAll: counted && (by === 'words' || looked === candidates),
    inMemory: by === 'order' || candidates <= fewToOrder || handedOut > fewToHandOut,
  }
}
