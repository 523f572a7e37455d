import { groupedNumber } from './grouped-number.ts'

/** The singular and plural of a noun. */
export interface Nouns {
  one: string
  many: string
}

/** `0 contact sources`, `1 contact source`, `1 204 contact sources`. */
export function counted(count: number, { one, many }: Nouns): string {
  return `${groupedNumber(count)} ${count === 1 ? one : many}`
}

/** In a sentence: `no weeks`, `1 week`, `49 weeks`, never broken between number and noun. */
export function countedOrNone(count: number, nouns: Nouns): string {
  return count === 0 ? `no ${nouns.many}` : counted(count, nouns).replace(' ', '\u00a0')
}

/** The button that leads from the filters to what they found: `Show 34 homes`, `No homes match`. */
export function showCounted(count: number, nouns: Nouns, capped = false): string {
  if (count === 0) return `No ${nouns.many} match`
  return `Show ${capped ? 'more than ' : ''}${counted(count, nouns)}`
}

export const propertyNouns: Nouns = { one: 'property', many: 'properties' }
export const weekNouns: Nouns = { one: 'week', many: 'weeks' }

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
