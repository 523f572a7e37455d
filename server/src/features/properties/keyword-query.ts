import { keywordTerms, keywordWords, type KeywordTerm } from '#contract/properties/keyword.ts'

const beginning = (word: string) => `'${word}':*`
const exactly = (phrase: readonly string[]) => phrase.map((word) => `'${word}'`).join(' <-> ')

function termQuery({ words, synonyms }: KeywordTerm): string {
  const typed = words.map(beginning).join(' & ')
  if (!synonyms.length) return typed
  const phrases = synonyms.map((phrase) => `(${exactly(phrase)})`)
  return `(${[...(typed ? [`(${typed})`] : []), ...phrases].join(' | ')})`
}

/** A keyword for the database, with its trade synonyms; undefined if it has no words. */
export function keywordQuery(keyword: string): string | undefined {
  return keywordTerms(keyword).map(termQuery).join(' & ') || undefined
}

/** The words of a name, without synonyms. */
export function nameQuery(name: string): string | undefined {
  return keywordWords(name).map(beginning).join(' & ') || undefined
}
