import type { Unit } from './meanings.ts'
import type { Reader } from './reader.ts'

export const countedUnits: readonly Unit[] = ['bedrooms', 'bathrooms', 'garages', 'parking']
/** Units in which no floor is measured. */
export const landUnits: readonly Unit[] = ['hectares', 'acres', 'morgen']
export const areaUnits: readonly Unit[] = ['size', 'squareFeet', ...landUnits]

/** The unit counted, given here; a comma before it ends the quantity, unless one begins with it. */
export function unitAt(
  reader: Reader,
  at: number,
  begins = false,
): { unit: Unit; length: number } | undefined {
  const found = reader.find(reader.lexicon.units, at)
  const token = reader.tokens[at]
  if (found?.meaning.is !== 'unit' || (!begins && token && /[,;]/.test(token.gap))) return undefined
  return { unit: found.meaning.unit, length: found.length }
}
