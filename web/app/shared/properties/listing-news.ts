import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import { formatRand } from '#contract/values/rand.ts'

/** Facts of a card that older cached replies do not have. */
type NewsCard = PropertyCard & {
  /** By how much the price was lowered lately. */
  reducedBy?: number | null
  /** What a rent that is not per month comes to in a month. */
  monthlyRent?: number | null
  newThisWeek?: boolean
}

interface News {
  reduced: number
  isNew: boolean
}

export function newsOf(property: PropertyCard): News {
  const { reducedBy, newThisWeek } = property as NewsCard
  return { reduced: reducedBy ?? 0, isNew: newThisWeek ?? false }
}

/** `R 28 500 per month`, for rents that are advertised per square metre or per day. */
export function monthlyText(property: PropertyCard): string {
  const { monthlyRent } = property as NewsCard
  return monthlyRent ? `${formatRand(monthlyRent)} per month` : ''
}
