import { driveText } from '#contract/places/drive.ts'
import { spotFrom } from '#contract/places/place-key.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { KnownType } from '../property-types/known-types.ts'

const plainRand = (amount: number) => formatRand(amount).replaceAll('\u00a0', ' ')

function priceWords(low: number | undefined, high: number | undefined): string {
  if (low && high) return `${plainRand(low)} to ${plainRand(high)}`
  if (low) return `from ${plainRand(low)}`
  return high ? `up to ${plainRand(high)}` : ''
}

function typeWords(ids: readonly number[], types: readonly KnownType[]): string {
  const named = types.filter(({ id }) => ids.includes(id)).map(({ description }) => description)
  return named.length ? named.join(' or ') : `${ids.length} types`
}

/** A key is written as a name: `sandton.gauteng` is Sandton. */
function driveWords({ driveFrom, driveMinutes }: Criteria): string {
  if (!driveFrom || !driveMinutes) return ''
  const [first = ''] = spotFrom(driveFrom) ? [driveFrom] : driveFrom.split(/[.,]/)
  const name = first.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => {
    return `${dash && ' '}${letter.toUpperCase()}`
  })
  return `within ${driveText(driveMinutes)} of ${name}`
}

/** A search as text for the search log, with the names of the cached property types. */
export function describeSearch(criteria: Criteria, types: readonly KnownType[]): string {
  const atLeast = (count: number | undefined, what: string) => (count ? `${count}+ ${what}` : '')
  const place = [criteria.suburb, criteria.city].filter(Boolean).join(', ') || criteria.province
  const words = [
    place,
    criteria.keyword,
    criteria.propertyType,
    criteria.types ? typeWords(criteria.types, types) : '',
    priceWords(criteria.minPrice, criteria.maxPrice),
    atLeast(criteria.bedrooms, 'bedrooms'),
    atLeast(criteria.bathrooms, 'bathrooms'),
    atLeast(criteria.garages, 'garages'),
    criteria.availableFrom ? `available by ${formatDay(criteria.availableFrom)}` : '',
    driveWords(criteria),
    criteria.propertyId ? `property ${criteria.propertyId}` : '',
    criteria.polygon ? 'a drawn area' : criteria.bbox ? 'an area of the map' : '',
  ]
    .filter(Boolean)
    .join('; ')
  return words.slice(0, 500) || 'Everything'
}
