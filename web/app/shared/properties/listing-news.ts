import type { PropertyCard } from '#contract/properties/properties.schema.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

export function isNew({ dateCreated }: Pick<PropertyCard, 'dateCreated'>, now: number): boolean {
  return now - Date.parse(dateCreated) < weekMs
}
