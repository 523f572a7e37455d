import type { Box } from '#contract/properties/search-area.ts'
import type { savedSearchFilters } from '../../db/schema/saved-search-index.ts'
import { keywordQuery, nameQuery } from '../properties/keyword-query.ts'
import { featureNumber } from '../properties/search-features.where.ts'
import type { Search } from '../properties/search.where.ts'
import type { Reached } from './search-terms.ts'

export type FilterRow = Omit<typeof savedSearchFilters.$inferInsert, 'searchId' | 'recipientId'>

type PlaceColumns = Pick<
  FilterRow,
  | 'inPlaces'
  | 'provinceIds'
  | 'cityIds'
  | 'suburbIds'
  | 'circleLats'
  | 'circleLngs'
  | 'circleKilometres'
>

const some = <T>(list: readonly T[]) => (list.length ? [...list] : null)

function placeColumns({ place, places }: Search): PlaceColumns {
  if (places) {
    return {
      inPlaces: true,
      provinceIds: some(places.provinceIds),
      cityIds: some(places.cityIds),
      suburbIds: some([...places.suburbIds, ...places.areaSuburbIds]),
      circleLats: some(places.circles.map(({ lat }) => lat)),
      circleLngs: some(places.circles.map(({ lng }) => lng)),
      circleKilometres: some(places.circles.map(({ kilometres }) => kilometres)),
    }
  }
  if (!place) return { inPlaces: false }
  const columns = {
    province_id: 'provinceIds',
    city_id: 'cityIds',
    suburb_id: 'suburbIds',
  } as const
  return { inPlaces: true, [columns[place.column]]: some(place.ids) }
}

/** Something no listing can match: a keyword without a word, such as `%`. */
const nothing = undefined

/** All words that a listing must contain; null if the search names none. */
function wordsOf({ keyword, suburbName }: Search): string | null | typeof nothing {
  const queries = [
    ...(keyword === undefined ? [] : [keywordQuery(keyword)]),
    ...(suburbName === undefined ? [] : [nameQuery(suburbName)]),
  ]
  if (queries.includes(undefined)) return nothing
  return queries.map((query) => `(${query})`).join(' & ') || null
}

/** An id without leading zeros, or a reference. */
const listingOf = (text: string) =>
  /^\d{1,9}$/.test(text) ? String(Number(text)) : text.toUpperCase()

const amountText = (value: number | undefined) => (value === undefined ? null : String(value))

/** A search of properties as a row that listings are compared with; undefined if none can match. */
export function filterOf(search: Search, reached: Reached | undefined): FilterRow | undefined {
  const words = wordsOf(search)
  if (words === nothing) return undefined
  const { bbox, polygon } = search
  return {
    isSale: search.salesType,
    usage: search.usageType ?? null,
    typeIds: some(search.typeIds),
    ...placeColumns(search),
    suburbName: search.suburbName?.toLowerCase() ?? null,
    reachSuburbIds: reached ? [...reached.suburbIds] : null,
    reachCityIds: reached ? [...reached.cityIds] : null,
    minPrice: amountText(search.minPrice),
    maxPrice: amountText(search.maxPrice),
    gross: search.rentBasis === 'gross',
    bedrooms: search.bedrooms ?? null,
    bathrooms: search.bathrooms ?? null,
    garages: search.garages ?? null,
    minSize: search.minSize ?? null,
    maxSize: search.maxSize ?? null,
    minFloor: search.minFloor ?? null,
    maxFloor: search.maxFloor ?? null,
    minErf: search.minErf ?? null,
    maxErf: search.maxErf ?? null,
    minRate: amountText(search.minRate),
    maxRate: amountText(search.maxRate),
    features: some((search.features ?? []).map(featureNumber)),
    reduced: search.reduced ?? false,
    newThisWeek: search.newThisWeek ?? false,
    availableFrom: search.availableFrom ?? null,
    listing: search.propertyId === undefined ? null : listingOf(search.propertyId),
    south: bbox?.south ?? null,
    west: bbox?.west ?? null,
    north: bbox?.north ?? null,
    east: bbox?.east ?? null,
    area: polygon ? `(${polygon.map(([lat, lng]) => `(${lng},${lat})`).join(',')})` : null,
    words,
  }
}

/** Boxes in the index are in ten-thousandths of a degree. */
export const boxUnits = 10_000

export interface IndexedRange {
  minPrice: number
  maxPrice: number
  bedrooms: number
}

/** The box in the units of the index, rounded outwards. */
export function indexedBox({ south, west, north, east }: Box): Box {
  const down = (degrees: number) => Math.floor(degrees * boxUnits)
  const up = (degrees: number) => Math.ceil(degrees * boxUnits)
  return { south: down(south), west: down(west), north: up(north), east: up(east) }
}

/** More than any listing costs. */
const noLimit = 10 ** 14

/** Rounded outwards: the index only rules out, the exact check decides. */
export function rangeOf({
  minPrice,
  maxPrice,
  bedrooms,
}: Pick<Search, 'minPrice' | 'maxPrice' | 'bedrooms'>): IndexedRange {
  return {
    minPrice: Math.floor(minPrice ?? 0),
    maxPrice: Math.ceil(maxPrice ?? noLimit),
    bedrooms: Math.min(Math.floor(bedrooms ?? 0), 1000),
  }
}
