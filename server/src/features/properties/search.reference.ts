import { hasKeyword, wordsIn } from '#contract/properties/keyword.ts'
import type { Corner } from '#contract/properties/search-area.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import { isInPlaces, type PlainGazetteer } from './plain-places.reference.ts'

/** A listing as the simple reference has it. */
export interface PlainListing {
  id: number
  reference: string
  usage: string
  isSale: boolean
  typeId: number
  typeName: string
  province: string
  city: string
  suburb: string
  price: number
  /** Month, Day or m2. */
  pricePer: string | null
  /** The rand per m² and month that its rent excludes. */
  rentCost: number
  isLand: boolean
  features: readonly string[]
  /** Milliseconds since its price was lowered, unless it has been raised since. */
  reducedAgo: number | null
  publishedAgo: number
  score: number
  dateAvailable: string | null
  created: string
  bedrooms: number | null
  bathrooms: number | null
  garages: number | null
  erfSize: number | null
  floorSize: number | null
  lat: number | null
  lng: number | null
  showAddress: boolean
  text: string
  published: boolean
  hideAfter: string | null
  /** Minutes by car from the searched places to its suburb. */
  drives: Readonly<Record<string, number>>
}

function inside(corners: readonly Corner[], lat: number, lng: number): boolean {
  let odd = false
  for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
    const [aLat, aLng] = corners[i] as Corner
    const [bLat, bLng] = corners[j] as Corner
    if (aLat > lat !== bLat > lat && lng < ((bLng - aLng) * (lat - aLat)) / (bLat - aLat) + aLng)
      odd = !odd
  }
  return odd
}

/** Where the map shows it: to two decimals if its address is hidden. */
export function shownAt({
  lat,
  lng,
  showAddress,
}: PlainListing): { lat: number; lng: number } | null {
  if (lat === null || lng === null) return null
  return showAddress ? { lat, lng } : { lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) }
}

const day = 24 * 3600 * 1000

/** Rents as monthly totals; gross ones with the costs of the building. */
export function comparedPrice(
  one: Pick<PlainListing, 'isSale' | 'price' | 'pricePer' | 'floorSize' | 'rentCost'>,
  { rentBasis }: Pick<Criteria, 'rentBasis'>,
): number {
  const monthly = { m2: one.floorSize || 1, Day: 30 }[one.pricePer ?? ''] ?? 1
  const costs = one.isSale || rentBasis !== 'gross' ? 0 : one.rentCost * (one.floorSize ?? 0)
  return Math.round((one.price * monthly + costs) * 100) / 100
}

/** By the rand per m²: as advertised, or the compared price divided by the size. */
function fitsRate(
  one: PlainListing,
  size: number | null,
  criteria: Pick<Criteria, 'minRate' | 'maxRate' | 'rentBasis'>,
): boolean {
  const { minRate, maxRate } = criteria
  if (minRate === undefined && maxRate === undefined) return true
  if (!size) return false
  const { pricePer, floorSize } = one
  const price = comparedPrice(one, criteria)
  const metres = pricePer === 'm2' ? floorSize || 1 : size
  const totalAt = (rate: number) => Math.round(rate * metres * 100) / 100
  return (
    (minRate === undefined || price >= totalAt(minRate)) &&
    (maxRate === undefined || price <= totalAt(maxRate))
  )
}

/** One type by its number or name, or several by number: any of those given. */
function isOfType(
  { typeId, typeName }: PlainListing,
  { propertyType, types }: Pick<Criteria, 'propertyType' | 'types'>,
): boolean {
  if (propertyType === undefined && types === undefined) return true
  const named = [String(typeId), typeName.toLowerCase()].includes(propertyType?.toLowerCase() ?? '')
  return named || (types ?? []).includes(typeId)
}

/** The search in its simplest form: every criterion, one after another, over all listings. */
export function fits(
  one: PlainListing,
  criteria: Criteria,
  today: string,
  gazetteer: PlainGazetteer,
): boolean {
  const size = one.isLand ? (one.erfSize ?? one.floorSize) : (one.floorSize ?? one.erfSize)
  const price = comparedPrice(one, criteria)
  const atMost = (value: number | null, most: number | undefined) =>
    most === undefined || (value !== null && value <= most)
  const at = shownAt(one)
  const atLeast = (value: number | null, least: number | undefined) =>
    least === undefined || (value !== null && value >= least)
  const box = criteria.bbox
  return (
    one.published &&
    (one.hideAfter === null || one.hideAfter >= today) &&
    one.isSale === criteria.salesType &&
    (criteria.usageType === undefined || one.usage === criteria.usageType) &&
    isOfType(one, criteria) &&
    isInPlaces(one, at, criteria, gazetteer) &&
    atLeast(price, criteria.minPrice) &&
    atMost(price, criteria.maxPrice) &&
    (criteria.availableFrom === undefined ||
      one.dateAvailable === null ||
      one.dateAvailable <= criteria.availableFrom) &&
    (criteria.propertyId === undefined ||
      [String(one.id), one.reference].includes(criteria.propertyId.toUpperCase())) &&
    atLeast(one.bedrooms, criteria.bedrooms) &&
    atLeast(one.bathrooms, criteria.bathrooms) &&
    atLeast(one.garages, criteria.garages) &&
    atLeast(size, criteria.minSize) &&
    atMost(size, criteria.maxSize) &&
    atLeast(one.floorSize, criteria.minFloor) &&
    atMost(one.floorSize, criteria.maxFloor) &&
    atLeast(one.erfSize, criteria.minErf) &&
    atMost(one.erfSize, criteria.maxErf) &&
    fitsRate(one, size, criteria) &&
    (criteria.features ?? []).every((key) => one.features.includes(key)) &&
    (!criteria.reduced || (one.reducedAgo !== null && one.reducedAgo < 30 * day)) &&
    (!criteria.newThisWeek || one.publishedAgo < 7 * day) &&
    (box === undefined ||
      (at !== null &&
        at.lat >= box.south &&
        at.lat <= box.north &&
        at.lng >= box.west &&
        at.lng <= box.east)) &&
    (criteria.polygon === undefined || (at !== null && inside(criteria.polygon, at.lat, at.lng))) &&
    (criteria.driveFrom === undefined ||
      criteria.driveMinutes === undefined ||
      (one.drives[criteria.driveFrom] ?? Infinity) <= criteria.driveMinutes) &&
    (criteria.keyword === undefined || hasKeyword(wordsIn(one.text), criteria.keyword))
  )
}

const noPlaces: PlainGazetteer = { places: [], areas: new Map() }

type Order = (a: PlainListing, b: PlainListing) => number

const orders: Record<Exclude<SearchSort, 'low' | 'high'>, Order> = {
  best: (a, b) => b.score - a.score || b.id - a.id,
  newest: (a, b) => b.created.localeCompare(a.created) || b.id - a.id,
  available: (a, b) => (a.dateAvailable ?? '').localeCompare(b.dateAvailable ?? '') || a.id - b.id,
}

function orderOf(sort: SearchSort, criteria: Criteria): Order {
  if (sort !== 'low' && sort !== 'high') return orders[sort]
  const low: Order = (a, b) =>
    comparedPrice(a, criteria) - comparedPrice(b, criteria) || a.id - b.id
  return sort === 'low' ? low : (a, b) => low(b, a)
}

export function plainSearch(
  all: readonly PlainListing[],
  criteria: Criteria,
  sort: SearchSort,
  today: string,
  gazetteer: PlainGazetteer = noPlaces,
): PlainListing[] {
  return all.filter((one) => fits(one, criteria, today, gazetteer)).sort(orderOf(sort, criteria))
}
