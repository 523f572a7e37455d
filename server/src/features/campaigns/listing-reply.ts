import type { CampaignListing } from '#contract/campaigns/campaigns.schema.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { ListingFacts } from './listings.queries.ts'

/** The listing's own page, as a path of this site. */
export function listingPath({ kind, id, usage, resortCode }: ListingFacts): string {
  return kind === 'property'
    ? `/property/${usage.toLowerCase()}/property/${id}`
    : `/resort/${encodeURIComponent(resortCode || 'other')}/${id}`
}

export function toListing(facts: ListingFacts): CampaignListing {
  const { price, usage: _usage, resortCode: _code, values: _values, ...shown } = facts
  return { ...shown, displayPrice: formatRand(price), link: listingPath(facts) }
}
