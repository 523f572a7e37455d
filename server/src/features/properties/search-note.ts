import type { Criteria } from '#contract/properties/search.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'

const plainRand = (amount: number) => formatRand(amount).replaceAll('\u00a0', ' ')

function priceWords(low: number | undefined, high: number | undefined): string {
  if (low && high) return `${plainRand(low)} to ${plainRand(high)}`
  if (low) return `from ${plainRand(low)}`
  return high ? `up to ${plainRand(high)}` : ''
}

/** A search in words, as the log shows it. */
export function searchInWords(criteria: Criteria): string {
  const atLeast = (count: number | undefined, what: string) => (count ? `${count}+ ${what}` : '')
  const place = [criteria.suburb, criteria.city].filter(Boolean).join(', ') || criteria.province
  return [
    place,
    criteria.keyword,
    criteria.propertyType,
    criteria.types ? `types ${criteria.types.join(', ')}` : '',
    priceWords(criteria.minPrice, criteria.maxPrice),
    atLeast(criteria.bedrooms, 'bedrooms'),
    atLeast(criteria.bathrooms, 'bathrooms'),
    atLeast(criteria.garages, 'garages'),
    criteria.availableFrom ? `available by ${formatDay(criteria.availableFrom)}` : '',
    criteria.propertyId ? `property ${criteria.propertyId}` : '',
    criteria.polygon ? 'a drawn area' : criteria.bbox ? 'an area of the map' : '',
  ]
    .filter(Boolean)
    .join('; ')
    .slice(0, 500)
}
