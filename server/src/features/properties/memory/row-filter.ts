import type { Box, Corner } from '#contract/properties/search-area.ts'
import { featureNumber } from '../search-features.where.ts'
import type { Facet, Search } from '../search.where.ts'
import type { PlaceIds } from '../../places/place-names.ts'
import { noDay, type ListingColumns } from './columns.ts'
import type { FewValues } from './few-values.ts'
import { inLocality } from './localities.ts'
import { inPlaces, inReach } from './place-filter.ts'
import { atLeast, atMost, filterBy, hasBits, type RowFilter } from './row-filters.ts'

const firstDay = Date.parse('2000-01-01T00:00:00Z')

export const dayNumber = (day: string) =>
  Math.round((Date.parse(`${day}T00:00:00Z`) - firstDay) / 86_400_000)

/**
 * The criteria that can be evaluated in memory, each with its test. A search with any other
 * criterion is left to the database. `place` selects the ranges; rows out of order are tested as
 * well.
 */
const criteria = {
  salesType: true,
  usageType: true,
  place: true,
  places: true,
  /** Represented by `reach`. */
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

/** Represented by `holding`, if that is known. */
const wordCriteria: readonly string[] = ['keyword', 'plan', 'holding'] satisfies (keyof Search)[]

/** Whether every criterion of this search can be evaluated in memory. */
export function knowsAll(search: Search): boolean {
  return Object.entries(search).every(
    ([name, value]) =>
      value === undefined ||
      name in criteria ||
      (search.holding !== undefined && wordCriteria.includes(name)),
  )
}

function inBox({ lat, lng }: ListingColumns, { south, north, west, east }: Box): RowFilter {
  const box = [south, north, west, east].map(Math.fround) as [number, number, number, number]
  return (rows, count) => {
    let kept = 0
    for (let n = 0; n < count; n++) {
      const row = rows[n] as number
      const y = lat[row] as number
      const x = lng[row] as number
      rows[kept] = row
      kept += +(y >= box[0] && y <= box[1] && x >= box[2] && x <= box[3])
    }
    return kept
  }
}

function inPolygon({ lat, lng }: ListingColumns, corners: readonly Corner[]): RowFilter {
  return filterBy((row) => {
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
  })
}

/** A feature that no listing has matches nothing. */
function hasFeatures(columns: ListingColumns, keys: readonly string[]): RowFilter {
  let wanted = 0
  for (const key of keys) {
    const bit = columns.featureBit(featureNumber(key))
    if (bit === undefined) return () => 0
    wanted |= 1 << bit
  }
  return hasBits(columns.features, wanted)
}

/** The price by which prices are compared. */
function comparedPrice(
  columns: ListingColumns,
  { rentBasis }: Pick<Search, 'rentBasis'>,
): (row: number) => number {
  const { monthly } = columns
  return rentBasis === 'gross' ? (row) => columns.grossOf(row) : (row) => monthly[row] as number
}

function priceFilters(columns: ListingColumns, search: Search): RowFilter[] {
  const { minPrice, maxPrice } = search
  const { monthly } = columns
  if (search.rentBasis !== 'gross')
    return [
      ...(minPrice ? [atLeast(monthly, minPrice)] : []),
      ...(maxPrice ? [atMost(monthly, maxPrice)] : []),
    ]
  const priceOf = comparedPrice(columns, search)
  return [
    ...(minPrice ? [filterBy((row) => priceOf(row) >= minPrice)] : []),
    ...(maxPrice ? [filterBy((row) => priceOf(row) <= maxPrice)] : []),
  ]
}

/**
 * Rand per m², by the total that a listing of its size would cost: to the cent, as in the database.
 * Half a cent in decimal is slightly more or less in binary.
 */
function rateFilters(columns: ListingColumns, search: Search): RowFilter[] {
  const { minRate, maxRate } = search
  if (!minRate && !maxRate) return []
  const priceOf = comparedPrice(columns, search)
  const exact = 1 + 1e-15
  const totalAt = (rate: number, row: number) => rate * columns.rateSizeOf(row) * exact
  return [
    ...(minRate ? [filterBy((row) => totalAt(minRate, row) < priceOf(row) + 0.005)] : []),
    ...(maxRate ? [filterBy((row) => totalAt(maxRate, row) >= priceOf(row) - 0.005)] : []),
  ]
}

/** At least so many; an unrecorded number never is. */
function roomFilters(rooms: FewValues, least: number | undefined): RowFilter[] {
  return least ? [rooms.filter((number) => number >= least)] : []
}

/** A suburb counts as its city. */
function inPlace(columns: ListingColumns, { column, ids, cityIds }: PlaceIds): RowFilter {
  if (column === 'province_id') return inLocality(columns, ({ province }) => ids.includes(province))
  const cities = column === 'city_id' ? ids : (cityIds ?? [])
  return inLocality(columns, ({ city }) => cities.includes(city))
}

/** The criteria that a facet leaves out. */
export const facetFilters: Record<Facet, (columns: ListingColumns, search: Search) => RowFilter[]> =
  {
    types: ({ type }, { typeIds }) =>
      typeIds.length ? [type.filter((id) => typeIds.includes(id))] : [],
    bedrooms: ({ bedrooms }, search) => roomFilters(bedrooms, search.bedrooms),
    prices: priceFilters,
    suburbs: (columns, { place, places }) => [
      ...(place?.column === 'suburb_id'
        ? [inLocality(columns, ({ suburb }) => place.ids.includes(suburb))]
        : []),
      ...(places?.suburbIds.length ? [inPlaces(columns, places)] : []),
    ],
  }

function sizeFilters(columns: ListingColumns, { minSize, maxSize }: Search): RowFilter[] {
  const [least, most] = [Math.fround(minSize ?? 0), Math.fround(maxSize ?? 0)]
  return [
    ...(minSize ? [filterBy((row) => columns.sizeOf(row) >= least)] : []),
    ...(maxSize ? [filterBy((row) => columns.sizeOf(row) <= most)] : []),
  ]
}

const daySeconds = 86_400

function recentFilters(columns: ListingColumns, { reduced, newThisWeek }: Search): RowFilter[] {
  const now = Date.now() / 1000
  return [
    ...(reduced ? [filterBy((row) => (columns.reducedAt(row) ?? 0) > now - 30 * daySeconds)] : []),
    ...(newThisWeek
      ? [filterBy((row) => (columns.publishedAt(row) ?? 0) > now - 7 * daySeconds)]
      : []),
  ]
}

/** All other criteria; a suburb counts as its city, since it is a facet. */
export function commonFilters(columns: ListingColumns, search: Search, today: string): RowFilter[] {
  const { hideAfter, available } = columns
  const day = dayNumber(today)
  const { holding, place, bbox } = search
  // The test that most rows fail comes first.
  const filters: RowFilter[] = holding
    ? [filterBy((row) => holding.has(columns.id[row] as number))]
    : []
  filters.push(atLeast(hideAfter, day))
  if (place) filters.push(inPlace(columns, place))
  if (search.places)
    filters.push(inPlaces(columns, search.places, search.places.suburbIds.length > 0))
  if (search.reach) filters.push(inReach(columns, search.reach))
  filters.push(...roomFilters(columns.bathrooms, search.bathrooms))
  filters.push(...roomFilters(columns.garages, search.garages))
  filters.push(...sizeFilters(columns, search))
  if (search.minFloor) filters.push(atLeast(columns.floor, search.minFloor))
  if (search.maxFloor) filters.push(atMost(columns.floor, search.maxFloor))
  if (search.minErf) filters.push(atLeast(columns.erf, search.minErf))
  if (search.maxErf) filters.push(atMost(columns.erf, search.maxErf))
  filters.push(...rateFilters(columns, search), ...recentFilters(columns, search))
  if (search.availableFrom) {
    const by = dayNumber(search.availableFrom)
    filters.push(filterBy((row) => available[row] === noDay || (available[row] as number) <= by))
  }
  if (bbox) filters.push(inBox(columns, bbox))
  if (search.polygon) filters.push(inPolygon(columns, search.polygon))
  if (search.features) filters.push(hasFeatures(columns, search.features))
  return filters
}
