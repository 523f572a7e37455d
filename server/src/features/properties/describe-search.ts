import { driveText } from '#contract/places/drive.ts'
import { spotFrom } from '#contract/places/place-key.ts'
import { hasCentre } from '#contract/places/surroundings.ts'
import { featureNames, type FeatureKey } from '#contract/properties/features.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import { formatDay } from '#contract/values/day.ts'
import { formatArea } from '#contract/values/area.ts'
import { formatRand } from '#contract/values/rand.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
import type { KnownType } from '../property-types/known-types.ts'

/**
 * What turns the ids and keys of a search into names; a search can be described without them too.
 */
export interface SearchNames {
  types: readonly KnownType[]
  keys?: PlaceKeys | undefined
  /** The names of searchable fields by their keys. */
  features?: ReadonlyMap<string, string> | undefined
}

const plainRand = (amount: number) => formatRand(amount).replaceAll('\u00a0', ' ')
const metres = (size: number) => formatArea(size, ' ')

function rangeWords(
  low: number | undefined,
  high: number | undefined,
  write: (value: number) => string,
): string {
  if (low && high) return `${write(low)} to ${write(high)}`
  if (low) return `from ${write(low)}`
  return high ? `up to ${write(high)}` : ''
}

function sizeWords(what: string, low: number | undefined, high: number | undefined): string {
  const range = rangeWords(low, high, metres)
  return range && `${what} ${range}`
}

function typeWords(ids: readonly number[], types: readonly KnownType[]): string {
  const named = types.filter(({ id }) => ids.includes(id)).map(({ description }) => description)
  return named.length ? named.join(' or ') : `${ids.length} types`
}

/** `sandton.gauteng` is Sandton, even if the place is unknown. */
export function placeName(key: string, keys: PlaceKeys | undefined): string {
  // Where a person is does not belong in a log.
  if (spotFrom(key)) return 'a position'
  const known = keys?.find(key)?.name
  if (known) return known
  const [first = ''] = key.split(/[.,]/)
  return first.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => {
    return `${dash && ' '}${letter.toUpperCase()}`
  })
}

function driveWords({ driveFrom, driveMinutes }: Criteria, keys: PlaceKeys | undefined): string {
  if (!driveFrom || !driveMinutes) return ''
  return `within ${driveText(driveMinutes)} of ${placeName(driveFrom, keys)}`
}

/** The names of the places, with their surroundings. */
function placeWords(criteria: Criteria, keys: PlaceKeys | undefined): string {
  const named = [criteria.suburb, criteria.city].filter(Boolean).join(', ') || criteria.province
  const places = (criteria.places ?? []).map((key) => placeName(key, keys))
  const all = [named, ...places, criteria.near ? 'a position' : undefined].filter(Boolean)
  const around = hasCentre(criteria.places ?? [], criteria.near ?? criteria.city ?? criteria.suburb)
  const within = criteria.radius && around ? ` within ${criteria.radius} km` : ''
  return all.join(' or ') + within
}

function featureWords(keys: readonly string[], names: SearchNames['features']): string[] {
  return keys.map((key) => {
    const builtIn = featureNames[key as FeatureKey] as string | undefined
    return builtIn?.toLowerCase() ?? names?.get(key) ?? key
  })
}

/** What is wanted, except for the place. */
function whatWords(criteria: Criteria, { types, features }: SearchNames): string[] {
  const atLeast = (count: number | undefined, what: string) => (count ? `${count}+ ${what}` : '')
  const price = rangeWords(criteria.minPrice, criteria.maxPrice, plainRand)
  const rate = rangeWords(criteria.minRate, criteria.maxRate, plainRand)
  return [
    criteria.keyword,
    criteria.propertyType,
    criteria.types ? typeWords(criteria.types, types) : '',
    price && criteria.rentBasis === 'gross' ? `${price} gross rent` : price,
    atLeast(criteria.bedrooms, 'bedrooms'),
    atLeast(criteria.bathrooms, 'bathrooms'),
    atLeast(criteria.garages, 'garages'),
    ...featureWords(criteria.features ?? [], features),
    sizeWords('size', criteria.minSize, criteria.maxSize),
    sizeWords('floor', criteria.minFloor, criteria.maxFloor),
    sizeWords('erf', criteria.minErf, criteria.maxErf),
    rate && `${rate} per m²`,
    criteria.reduced ? 'reduced' : '',
    criteria.newThisWeek ? 'new this week' : '',
    criteria.availableFrom ? `available by ${formatDay(criteria.availableFrom)}` : '',
    criteria.propertyId ? `property ${criteria.propertyId}` : '',
  ].filter((words): words is string => Boolean(words))
}

function areaWords({ polygon, bbox }: Criteria): string {
  if (polygon) return 'a drawn area'
  return bbox ? 'an area of the map' : ''
}

/** A search as text for the search log, using cached names. */
export function describeSearch(criteria: Criteria, names: SearchNames): string {
  const words = [
    placeWords(criteria, names.keys),
    ...whatWords(criteria, names),
    driveWords(criteria, names.keys),
    areaWords(criteria),
  ]
    .filter(Boolean)
    .join('; ')
  return words.slice(0, 500) || 'Everything'
}

/** A search part by part, for the person who saved it: what is wanted, then where. */
export function searchParts(criteria: Criteria, names: SearchNames): string[] {
  const { salesType, usageType } = criteria
  return [
    salesType ? 'For sale' : 'To rent',
    usageType === 'Commercial' ? 'business property' : '',
    ...whatWords(criteria, names),
    placeWords(criteria, names.keys),
    driveWords(criteria, names.keys),
    areaWords(criteria),
  ].filter(Boolean)
}
