import { driveText } from '#contract/places/drive.ts'
import { spotFrom } from '#contract/places/place-key.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
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

/** The names of the places, with what is around them. */
function placeWords(criteria: Criteria, keys: PlaceKeys | undefined): string {
  const named = [criteria.suburb, criteria.city].filter(Boolean).join(', ') || criteria.province
  const places = (criteria.places ?? []).map((key) => keys?.find(key)?.name ?? key)
  // Where a person is does not belong in a log.
  const all = [named, ...places, criteria.near ? 'a position' : undefined].filter(Boolean)
  const within = criteria.radius && all.length ? ` within ${criteria.radius} km` : ''
  return all.join(' or ') + within
}

/** A search as text for the search log, with the names of the cached property types. */
export function describeSearch(
  criteria: Criteria,
  types: readonly KnownType[],
  keys?: PlaceKeys,
): string {
  const atLeast = (count: number | undefined, what: string) => (count ? `${count}+ ${what}` : '')
  const words = [
    placeWords(criteria, keys),
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
