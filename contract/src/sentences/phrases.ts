import type { Meaning, Phrase } from './meanings.ts'
import { wordsOf } from './tokens.ts'

/** Phrases with one meaning, separated by commas. */
export function phrases(meaning: Meaning, text: string): Phrase[] {
  return text
    .split(',')
    .map((phrase) => wordsOf(phrase.trim()))
    .filter((words) => words.length)
    .map((words) => ({ words, meaning }))
}
