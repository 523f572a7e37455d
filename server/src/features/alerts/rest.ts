import { createHash } from 'node:crypto'
import type { Search } from '../properties/search.where.ts'
import type { FilterRow } from './search-filter.ts'

/** What a term and its range say of a search, so that nobody has to check it again. */
export interface Decided {
  place: boolean
  types: boolean
  range: boolean
}

/** Every term says these. */
const marketColumns = ['isSale', 'usage', 'gross'] satisfies (keyof FilterRow)[]
/** A term decides these when its place is all that the search says about places. */
const placeColumns = [
  'inPlaces',
  'provinceIds',
  'cityIds',
  'suburbIds',
  'circleLats',
  'circleLngs',
  'circleKilometres',
  'reachSuburbIds',
  'reachCityIds',
] satisfies (keyof FilterRow)[]
const rangeColumns = ['minPrice', 'maxPrice', 'bedrooms'] satisfies (keyof FilterRow)[]

/** The same for the same values. Never negative: match.sql.ts has a use for negative numbers. */
export function restOf(values: Readonly<Record<string, unknown>>): bigint | null {
  const said = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (!said.length) return null
  return createHash('sha256').update(JSON.stringify(said)).digest().readBigUInt64BE(0) >> 1n
}

/**
 * What is left to check of a search after a term has found it, as one number; null when nothing is.
 * Searches with the same number need one check between them.
 */
export function restOfProperties(filter: FilterRow, { place, types, range }: Decided) {
  const decided: ReadonlySet<string> = new Set<string>([
    ...marketColumns,
    ...(place ? placeColumns : []),
    ...(types ? ['typeIds'] : []),
    ...(range ? rangeColumns : []),
  ])
  return restOf(Object.fromEntries(Object.entries(filter).filter(([name]) => !decided.has(name))))
}

const isWhole = (value: number | undefined) => value === undefined || Number.isInteger(value)

type Range = Pick<Search, 'minPrice' | 'maxPrice' | 'bedrooms'>

/** Whether the range in the index is exact, not rounded outwards. */
export function isExactRange({ minPrice, maxPrice, bedrooms }: Range): boolean {
  // No bedrooms at all fit a listing that does not say how many it has, none or more do not.
  const exactRooms =
    bedrooms === undefined || (isWhole(bedrooms) && bedrooms >= 1 && bedrooms <= 1000)
  return exactRooms && isWhole(minPrice) && isWhole(maxPrice)
}
