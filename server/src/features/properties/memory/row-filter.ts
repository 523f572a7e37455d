import type { Box, Corner } from '#contract/properties/search-area.ts'
import { featureNumber } from '../search-features.where.ts'
import type { Facet, Search } from '../search.where.ts'
import { noDay, type ListingColumns } from './columns.ts'
import { inPlaces, inReach, type RowTest } from './place-filter.ts'

const firstDay = Date.parse('2000-01-01T00:00:00Z')

export const dayNumber = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - firstDay) / 86_400_000)

/**
 * The criteria that can be told from memory, each with its test. A search with any other criterion
 * is left to the database. `place` chooses the ranges; rows out of order are tested as well.
 */
const criteria = {
  salesType: true,
  usageType: true,
  place: true,
  places: true,
  /** They are known as `reach`. */
  driveFrom: true,
  driveMinutes: true,
  reach: true,
  typeIds: true,
  bedrooms: true,
  bathrooms: true,
  garages: true,
  minPrice: true,
  maxPrice: true,
  minSize: true,
  maxSize: true,
  minFloor: true,
  maxFloor: true,
  minErf: true,
  maxErf: true,
  minRate: true,
  maxRate: true,
  availableFrom: true,
  bbox: true,
  polygon: true,
  features: true,
  rentBasis: true,
  reduced: true,
  newThisWeek: true,
} as const satisfies Partial<Record<keyof Search, true>>

/** Known as `holding`, when that is known. */
const wordCriteria: readonly string[] = ['keyword', 'plan', 'holding'] satisfies (keyof Search)[]

/** Whether memory knows every criterion of this search. */
export function knowsAll(search: Search): boolean {
  return Object.entries(search).every(
    ([name, value]) =>
      value === undefined ||
      name in criteria ||
      (search.holding !== undefined && wordCriteria.includes(name)),
  )
}

function oneOf(column: Int32Array, ids: readonly number[]): RowTest {
  if (ids.length === 1) {
    const [id] = ids
    return (row) => column[row] === id
  }
  const wanted = new Set(ids)
  return (row) => wanted.has(column[row] as number)
}

/** What is not recorded is no number, which is never at least anything. */
function atLeast(column: Float32Array | Float64Array, least: number): RowTest {
  const value = column instanceof Float32Array ? Math.fround(least) : least
  return (row) => (column[row] as number) >= value
}

function atMost(column: Float32Array | Float64Array, most: number): RowTest {
  const value = column instanceof Float32Array ? Math.fround(most) : most
  return (row) => (column[row] as number) <= value
}

function inBox({ lat, lng }: ListingColumns, { south, north, west, east }: Box): RowTest {
  const box = [south, north, west, east].map(Math.fround) as [number, number, number, number]
  return (row) => {
    const y = lat[row] as number
    const x = lng[row] as number
    return y >= box[0] && y <= box[1] && x >= box[2] && x <= box[3]
  }
}

function inPolygon({ lat, lng }: ListingColumns, corners: readonly Corner[]): RowTest {
  return (row) => {
    const y = lat[row] as number
    const x = lng[row] as number
    let odd = false
    for (let i = 0, j = corners.length - 1; i < corners.length; j = i++) {
      const [aLat, aLng] = corners[i] as Corner
      const [bLat, bLng] = corners[j] as Corner
      if (aLat > y !== bLat > y && x < ((bLng - aLng) * (y - aLat)) / (bLat - aLat) + aLng)
        odd = !odd
    }
    return odd
  }
}

/** A feature that no listing has is not found. */
function hasFeatures(columns: ListingColumns, keys: readonly string[]): RowTest {
  let wanted = 0
  for (const key of keys) {
    const bit = columns.featureBit(featureNumber(key))
    if (bit === undefined) return () => false
    wanted |= 1 << bit
  }
  const { features } = columns
  return (row) => ((features[row] as number) & wanted) === wanted
}

/** The price that prices are compared by. */
export function comparedPrice(
  columns: ListingColumns,
  { rentBasis }: Pick<Search, 'rentBasis'>,
): (row: number) => number {
  const { monthly } = columns
  return rentBasis === 'gross' ? (row) => columns.grossOf(row) : (row) => monthly[row] as number
}

function priceTests(columns: ListingColumns, search: Search): RowTest[] {
  const { minPrice, maxPrice } = search
  const { monthly } = columns
  if (search.rentBasis !== 'gross')
    return [
      ...(minPrice ? [atLeast(monthly, minPrice)] : []),
      ...(maxPrice ? [atMost(monthly, maxPrice)] : []),
    ]
  const priceOf = comparedPrice(columns, search)
  return [
    ...(minPrice ? [(row: number) => priceOf(row) >= minPrice] : []),
    ...(maxPrice ? [(row: number) => priceOf(row) <= maxPrice] : []),
  ]
}

/**
 * Rand per m², by the total that a listing of its size would cost: to the cent, as in the database.
 * What is half a cent in decimals is a little more or less in binary.
 */
function rateTests(columns: ListingColumns, search: Search): RowTest[] {
  const { minRate, maxRate } = search
  if (!minRate && !maxRate) return []
  const priceOf = comparedPrice(columns, search)
  const { rateSize } = columns
  const exact = 1 + 1e-15
  const totalAt = (rate: number, row: number) => rate * (rateSize[row] as number) * exact
  return [
    ...(minRate ? [(row: number) => totalAt(minRate, row) < priceOf(row) + 0.005] : []),
    ...(maxRate ? [(row: number) => totalAt(maxRate, row) >= priceOf(row) - 0.005] : []),
  ]
}

const placeColumns = { province_id: 'province', city_id: 'city', suburb_id: 'suburb' } as const

/** The criteria that a facet leaves out. */
export const facetTests: Record<Facet, (columns: ListingColumns, search: Search) => RowTest[]> = {
  types: ({ type }, { typeIds }) => (typeIds.length ? [oneOf(type, typeIds)] : []),
  bedrooms: ({ bedrooms }, search) => (search.bedrooms ? [atLeast(bedrooms, search.bedrooms)] : []),
  prices: priceTests,
  suburbs: (columns, { place, places }) => [
    ...(place?.column === 'suburb_id' ? [oneOf(columns.suburb, place.ids)] : []),
    ...(places?.suburbIds.length ? [inPlaces(columns, places)] : []),
  ],
}

const daySeconds = 86_400

function recentTests(columns: ListingColumns, { reduced, newThisWeek }: Search): RowTest[] {
  const now = Date.now() / 1000
  const { published } = columns
  return [
    ...(reduced ? [(row: number) => (columns.reducedAt(row) ?? 0) > now - 30 * daySeconds] : []),
    ...(newThisWeek ? [(row: number) => (published[row] as number) > now - 7 * daySeconds] : []),
  ]
}

/** All other criteria; a suburb counts as its city, since it is a facet. */
export function commonTests(columns: ListingColumns, search: Search, today: string): RowTest[] {
  const { hideAfter, available } = columns
  const day = dayNumber(today)
  const { holding, place, bbox } = search
  // What most rows fail comes first.
  const tests: RowTest[] = holding ? [(row) => holding.has(columns.id[row] as number)] : []
  tests.push((row) => (hideAfter[row] as number) >= day)
  if (place?.column === 'suburb_id') tests.push(oneOf(columns.city, place.cityIds ?? []))
  else if (place) tests.push(oneOf(columns[placeColumns[place.column]], place.ids))
  if (search.places)
    tests.push(inPlaces(columns, search.places, search.places.suburbIds.length > 0))
  if (search.reach) tests.push(inReach(columns, search.reach))
  if (search.bathrooms) tests.push(atLeast(columns.bathrooms, search.bathrooms))
  if (search.garages) tests.push(atLeast(columns.garages, search.garages))
  if (search.minSize) tests.push(atLeast(columns.size, search.minSize))
  if (search.maxSize) tests.push(atMost(columns.size, search.maxSize))
  if (search.minFloor) tests.push(atLeast(columns.floor, search.minFloor))
  if (search.maxFloor) tests.push(atMost(columns.floor, search.maxFloor))
  if (search.minErf) tests.push(atLeast(columns.erf, search.minErf))
  if (search.maxErf) tests.push(atMost(columns.erf, search.maxErf))
  tests.push(...rateTests(columns, search), ...recentTests(columns, search))
  if (search.availableFrom) {
    const by = dayNumber(search.availableFrom)
    tests.push((row) => available[row] === noDay || (available[row] as number) <= by)
  }
  if (bbox) tests.push(inBox(columns, bbox))
  if (search.polygon) tests.push(inPolygon(columns, search.polygon))
  if (search.features) tests.push(hasFeatures(columns, search.features))
  return tests
}
