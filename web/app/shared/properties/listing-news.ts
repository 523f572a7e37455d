import type { PropertyCard } from '#contract/properties/properties.schema.ts'

const weekMs = 7 * 24 * 60 * 60 * 1000

/** Published for at most seven days, matching the filter for what is new this week. */
export function isNew(
  { dateCreated, datePublished }: Pick<PropertyCard, 'dateCreated' | 'datePublished'>,
  now: number,
): boolean {
  return now - Date.parse(datePublished ?? dateCreated) < weekMs
}
