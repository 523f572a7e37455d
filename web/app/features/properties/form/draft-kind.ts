import type { Usage } from '#contract/properties/properties.choices.ts'

/** Each of the four kinds of a new listing has a draft of its own. */
export function draftKind(usage: Usage, isSale: boolean): string {
  return `property-${usage.toLowerCase()}-${isSale ? 'sale' : 'rental'}`
}
