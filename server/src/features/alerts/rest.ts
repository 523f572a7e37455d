import { createHash } from 'node:crypto'
import type { Search } from '../properties/search.where.ts'
import type { FilterRow } from './search-filter.ts'

/** What a term and its range settle about a search, so that it need not be checked again. */
export interface Decided {
  place: boolean
  types: boolean
  range: boolean
}

/** Settled by every term. */
const marketColumns = ['isSale', 'usage', 'gross'] satisfies (keyof FilterRow)[]
/** Settled by a term if its place is the only place condition of the search. */
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

/** The same for the same values. Never negative: match.sql.ts uses negative numbers. */
export function restOf(values: Readonly<Record<string, unknown>>): bigint | null {
  const said = Object.entries(values)
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  if (!said.length) return null
  return createHash('sha256').update(JSON.stringify(said)).digest().readBigUInt64BE(0) >> 1n
}

/**
 * What remains to be checked after a term has found a search, as one number; null if nothing does.
 * Searches with the same number share one check.
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
  // A listing that does not state its bedrooms matches no minimum.
  const exactRooms =
    bedrooms === undefined || (isWhole(bedrooms) && bedrooms >= 1 && bedrooms <= 1000)
  return exactRooms && isWhole(minPrice) && isWhole(maxPrice)
}
