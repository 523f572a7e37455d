import { links } from '#contract/links.ts'
import type { CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import { priceText } from '#contract/properties/price-per.ts'
import type { ListingFacts } from './listings.queries.ts'

/** The listing's own page, as a path of this site. */
export function listingPath({ kind, id, usage, resortCode }: ListingFacts): string {
  return kind === 'property' ? links.property(usage, id) : links.week(resortCode, id)
}

export function toListing(facts: ListingFacts): CampaignListing {
  const { kind, id, reference, title, place, displayText, displayColor, published } = facts
  const displayPrice = priceText(facts)
  const shown = { kind, id, reference, title, place, displayText, displayColor, published }
  return { ...shown, displayPrice, link: listingPath(facts) }
}
