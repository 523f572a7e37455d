import { priceBands } from '#contract/properties/search.choices.ts'
import { mostBedrooms, mostSuburbs } from '../facets.queries.ts'
import type { Facet, Search } from '../search.where.ts'
import type { ListingColumns } from './columns.ts'
import { comparedPrice } from './row-filter.ts'
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

/** Counts by an id or another small number: several times as fast as a Map. */
class Tally {
  #counts = new Uint32Array(1024)

  add(what: number): void {
    if (what >= this.#counts.length) {
      const wider = new Uint32Array(2 * what)
      wider.set(this.#counts)
      this.#counts = wider
    }
    this.#counts[what] = (this.#counts[what] as number) + 1
  }

  counted(): Map<number, number> {
    const found = new Map<number, number>()
    for (const [what, count] of this.#counts.entries()) if (count) found.set(what, count)
    return found
  }
}

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
  const types = new Tally()
  const bedrooms = new Tally()
  const bands = new Tally()
  const suburbs = new Tally()
  const byBit = new Uint32Array(32)
  const priceOf = comparedPrice(columns, search)
  const limits = priceBands(search.salesType)
  const counts = (facet: Facet, only: Facet | undefined) => only === undefined || only === facet
  await visitFacets(columns, search, today, (row, only) => {
    if (counts('types', only)) types.add(columns.type[row] as number)
    const rooms = columns.bedrooms[row] as number
    if (counts('bedrooms', only) && !Number.isNaN(rooms))
      bedrooms.add(Math.min(Math.floor(rooms), mostBedrooms))
    if (counts('prices', only)) bands.add(bandOf(limits, priceOf(row)))
    const suburb = columns.suburb[row] as number
    if (suburb !== 0 && counts('suburbs', only)) suburbs.add(suburb)
    if (only === undefined) countBits(byBit, columns.features[row] as number)
  })
  const most = [...suburbs.counted()]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostSuburbs)
  const features = {
    get: (feature: number) => byBit[columns.featureBit(feature) ?? byBit.length] ?? 0,
  }
  return {
    types: types.counted(),
    bedrooms: bedrooms.counted(),
    bands: bands.counted(),
    suburbs: most,
    features,
  }
}
