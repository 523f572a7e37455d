import { longestPhrase, synonymsOf } from './synonyms.ts'

const mostWords = 8

/** One term that must be found. */
export interface KeywordTerm {
  /**
   * As typed: each of them is a prefix of a word in the text. None for a phrase with a single
   * letter, `A-grade`.
   */
  words: readonly string[]
  /** Or one of these, whose words follow each other in the text exactly. */
  synonyms: readonly (readonly string[])[]
}

/** The words of a text, normalised as in searches. */
export function wordsIn(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Single letters would match every word that starts with them. */
const bedAndBreakfast = /\bb ?(?:&|and|en) ?b\b/gi

/** The words of a keyword, without repetitions. */
export function keywordWords(keyword: string): string[] {
  return [...new Set(wordsIn(keyword.replace(bedAndBreakfast, 'bnb')).slice(0, mostWords))]
}

/** A keyword as its terms; the longest known trade phrase is one term. */
export function keywordTerms(keyword: string): KeywordTerm[] {
  const words = keywordWords(keyword)
  const terms: KeywordTerm[] = []
  for (let at = 0; at < words.length;) {
    const { length, ...term } = termAt(words, at)
    terms.push(term)
    at += length
  }
  return terms
}

function termAt(words: readonly string[], at: number): KeywordTerm & { length: number } {
  for (let length = Math.min(longestPhrase, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length)
    const synonyms = synonymsOf(phrase.join(' '))
    // Half of all words start with any letter: such a phrase is matched exactly.
    if (synonyms.length && phrase.some((word) => word.length === 1))
      return { words: [], synonyms: [phrase, ...synonyms], length }
    if (synonyms.length) return { words: phrase, synonyms, length }
  }
  return { words: words.slice(at, at + 1), synonyms: [], length: 1 }
}

function follows(text: readonly string[], phrase: readonly string[]): boolean {
  return text.some((_, at) => phrase.every((word, nth) => text[at + nth] === word))
}

/** Whether the words of a text match every term of the keyword. */
export function hasKeyword(text: readonly string[], keyword: string): boolean {
  const terms = keywordTerms(keyword)
  const begins = (start: string) => text.some((word) => word.startsWith(start))
  return (
    terms.length > 0 &&
    terms.every(
      ({ words, synonyms }) =>
        (words.length > 0 && words.every(begins)) ||
        synonyms.some((phrase) => follows(text, phrase)),
    )
  )
}
