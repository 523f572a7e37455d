import { priceBands } from '#contract/properties/search.schema.ts'
import { mostBedrooms, mostSuburbs } from '../facets.queries.ts'
import type { Facet, Search } from '../search.where.ts'
import type { ListingColumns } from './columns.ts'
import { visitFacets } from './scan.ts'

export interface FacetCounts {
  types: Map<number, number>
  bedrooms: Map<number, number>
  /** By the place of the band in `priceBands`. */
  bands: Map<number, number>
  /** The suburbs with the most, by their ids. */
  suburbs: [id: number, count: number][]
  /** By the number of the feature, among the results. */
  features: { get(feature: number): number }
}

const add = (counts: Map<number, number>, what: number) =>
  counts.set(what, (counts.get(what) ?? 0) + 1)

function bandOf(bands: readonly number[], price: number): number {
  let band = bands.length - 1
  while (band >= 0 && price < (bands[band] as number)) band--
  return band
}

function countBits(byBit: Uint32Array, bits: number): void {
  for (let rest = bits; rest !== 0; rest &= rest - 1) {
    const bit = 31 - Math.clz32(rest & -rest)
    byBit[bit] = (byBit[bit] as number) + 1
  }
}

/** Counts by type, bedrooms, price, suburb and feature; each but the last leaves its own criterion out. */
export async function countFacetsInMemory(
  columns: ListingColumns,
  search: Search,
  today: string,
): Promise<FacetCounts> {
  const types = new Map<number, number>()
  const bedrooms = new Map<number, number>()
  const bands = new Map<number, number>()
  const suburbs = new Map<number, number>()
  const byBit = new Uint32Array(32)
  const limits = priceBands(search.salesType)
  const counts = (facet: Facet, only: Facet | undefined) => only === undefined || only === facet
  await visitFacets(columns, search, today, (row, only) => {
    if (counts('types', only)) add(types, columns.type[row] as number)
    const rooms = columns.bedrooms[row] as number
    if (counts('bedrooms', only) && !Number.isNaN(rooms))
      add(bedrooms, Math.min(Math.floor(rooms), mostBedrooms))
    if (counts('prices', only)) add(bands, bandOf(limits, columns.monthly[row] as number))
    const suburb = columns.suburb[row] as number
    if (suburb !== 0 && counts('suburbs', only)) add(suburbs, suburb)
    if (only === undefined) countBits(byBit, columns.features[row] as number)
  })
  const most = [...suburbs].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostSuburbs)
  const features = {
    get: (feature: number) => byBit[columns.featureBit(feature) ?? byBit.length] ?? 0,
  }
  return { types, bedrooms, bands, suburbs: most, features }
}
