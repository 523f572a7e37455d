import { groupedNumber } from './grouped-number.ts'

/** The singular and plural of a noun. */
export interface Nouns {
  one: string
  many: string
}

/** A number with its noun: `0 contact sources`, `1 contact source`, `1 204 contact sources`. */
export function counted(count: number, { one, many }: Nouns): string {
  return `${groupedNumber(count)} ${count === 1 ? one : many}`
}

/** The same in a sentence, with a no-break space: `no weeks`, `1 week`, `49 weeks`. */
export function countedOrNone(count: number, nouns: Nouns): string {
  return count === 0 ? `no ${nouns.many}` : counted(count, nouns).replace(' ', '\u00a0')
}

/** The label of the button that leads from the filters to the results: `Show 34 homes`, `No homes match`. */
export function showCounted(count: number, nouns: Nouns, capped = false): string {
  if (count === 0) return `No ${nouns.many} match`
  return `Show ${capped ? 'more than ' : ''}${counted(count, nouns)}`
}

export const propertyNouns: Nouns = { one: 'property', many: 'properties' }
export const weekNouns: Nouns = { one: 'week', many: 'weeks' }

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
