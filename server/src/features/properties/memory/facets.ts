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

/** Without a branch that a processor could guess wrongly, which takes longer than all comparisons. */
function bandOf(bands: Float64Array, price: number): number {
  let band = -1
  for (let n = 0; n < bands.length; n++) band += +(price >= (bands[n] as number))
  return band
}

/** Counts how often each bit of a number is set: by the values of its bytes, which are few. */
class BitTally {
  readonly #byByte = new Uint32Array(4 * 256)

  add(bits: number): void {
    const counts = this.#byByte
    for (let byte = 0; byte < 4; byte++) {
      const at = (byte << 8) | ((bits >>> (byte << 3)) & 0xff)
      counts[at] = (counts[at] as number) + 1
    }
  }

  countOf(bit: number): number {
    const start = (bit >> 3) << 8
    let count = 0
    for (let value = 0; value < 256; value++)
      if (value & (1 << (bit & 7))) count += this.#byByte[start + value] as number
    return count
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
  const featureBits = new BitTally()
  const priceOf = comparedPrice(columns, search)
  const limits = Float64Array.from(priceBands(search.salesType))
  const counts = (facet: Facet, only: Facet | undefined) => only === undefined || only === facet
  await visitFacets(columns, search, today, (row, only) => {
    if (counts('types', only)) types.add(columns.type[row] as number)
    const rooms = columns.bedrooms[row] as number
    if (counts('bedrooms', only) && !Number.isNaN(rooms))
      bedrooms.add(Math.min(Math.floor(rooms), mostBedrooms))
    if (counts('prices', only)) bands.add(bandOf(limits, priceOf(row)))
    const suburb = columns.suburb[row] as number
    if (suburb !== 0 && counts('suburbs', only)) suburbs.add(suburb)
    if (only === undefined) featureBits.add(columns.features[row] as number)
  })
  const most = [...suburbs.counted()]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, mostSuburbs)
  const features = {
    get(feature: number) {
      const bit = columns.featureBit(feature)
      return bit === undefined ? 0 : featureBits.countOf(bit)
    },
  }
  return {
    types: types.counted(),
    bedrooms: bedrooms.counted(),
    bands: bands.counted(),
    suburbs: most,
    features,
  }
}
