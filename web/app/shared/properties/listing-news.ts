import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'

/** Facts of a card that older cached replies do not have. */
type NewsCard = PropertyCard & {
  /** By how much the price was lowered lately. */
  reducedBy?: number | null
  /** What a rent that is not per month comes to in a month. */
  monthlyRent?: number | null
}

const weekMs = 7 * 24 * 60 * 60 * 1000

export function isNew({ dateCreated }: Pick<PropertyCard, 'dateCreated'>, now: number): boolean {
  return now - Date.parse(dateCreated) < weekMs
}

export function reducedBy(property: PropertyCard): number {
  return (property as NewsCard).reducedBy ?? 0
}

/** `R 28 500 per month`, for rents that are advertised per square metre or per day. */
export function monthlyText(property: PropertyCard): string {
  const { monthlyRent } = property as NewsCard
  return monthlyRent ? `${formatRand(monthlyRent)} per month` : ''
}
