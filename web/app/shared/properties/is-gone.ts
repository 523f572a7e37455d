import type { PropertyCard } from '#contract/properties/properties.schema.ts'

/** Sold or rented out: its status is the red one. What is under offer may still become free. */
export function isGone({ displayColor }: Pick<PropertyCard, 'displayColor'>): boolean {
  return displayColor === 'red'
}
