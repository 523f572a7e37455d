/** Beyond this many the number of results is not counted. */
export const searchCountCap = 1000
export const searchPageSizes = { sizes: [10, 20, 40], default: 20 } as const
export const searchSorts = ['newest', 'low', 'high', 'available', 'best'] as const
export type SearchSort = (typeof searchSorts)[number]

export const searchSortNames: Record<SearchSort, string> = {
  high: 'High price',
  low: 'Low price',
  newest: 'Newest',
  available: 'Date available',
  best: 'Best match',
}

export const rentBases = ['net', 'gross'] as const
/** Gross rent includes the operating costs, net rent does not. */
export type RentBasis = (typeof rentBases)[number]

/** Kilometres around a place. */
export const widestRadius = 200
export const usualRadius = 10

export const mostSuggestions = 6

const saleBands = [0, 500_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000]
const rentBands = [0, 5_000, 8_000, 12_000, 18_000, 25_000, 40_000, 80_000]

/** The lower bounds of the price bands. */
export function priceBands(isSale: boolean): readonly number[] {
  return isSale ? saleBands : rentBands
}
