import { mostBedrooms, mostSuburbs } from '../facets.queries.ts'
import type { Facet, Search } from '../search.where.ts'
import { bandOf, type ListingColumns } from './columns.ts'
import type { FewValues } from './few-values.ts'
import { noSuburb, type Localities } from './localities.ts'
import { missesNothing, missesOf, visitFacets, type FacetRows } from './scan.ts'

export interface FacetCounts {
  types: Map<number, number>
  bedrooms: Map<number, number>
  /** By index into `priceBands`. */
  bands: Map<number, number>
  /** The suburbs with the most results, by id. */
  suburbs: [id: number, count: number][]
  /** By the index of the feature, among the results. */
  features: { get(feature: number): number }
}

/** Counts by an id or another small number: several times as fast as a Map. */
class Tally {
  #counts = new Uint32Array(1024)

  get counts(): Uint32Array {
    return this.#counts
  }

  /** Grows to fit a larger number. */
  widen(what: number): Uint32Array {
    const wider = new Uint32Array(2 * what)
    wider.set(this.#counts)
    this.#counts = wider
    return wider
  }

  counted(): Map<number, number> {
    const found = new Map<number, number>()
    for (const [what, count] of this.#counts.entries()) if (count) found.set(what, count)
    return found
  }
}

/** Counts the values of a column in the rows that fail no criterion or only this facet's. */
function tallyColumn(
  tally: Tally,
  column: Uint32Array | Uint8Array,
  { rows, count, misses }: FacetRows,
  facet: Facet,
): void {
  const own = missesOf[facet]
  let { counts } = tally
  for (let n = 0; n < count; n++) {
    const miss = misses[n]
    if (miss !== missesNothing && miss !== own) continue
    const what = column[rows[n] as number] as number
    if (what >= counts.length) counts = tally.widen(what)
    counts[what] = (counts[what] as number) + 1
  }
}

function tallyTypes(tally: Tally, column: FewValues, { rows, count, misses }: FacetRows): void {
  const own = missesOf.types
  let { counts } = tally
  for (let n = 0; n < count; n++) {
    const miss = misses[n]
    if (miss !== missesNothing && miss !== own) continue
    const what = column.at(rows[n] as number)
    if (what >= counts.length) counts = tally.widen(what)
    counts[what] = (counts[what] as number) + 1
  }
}

function tallyBedrooms(tally: Tally, column: FewValues, { rows, count, misses }: FacetRows): void {
  const own = missesOf.bedrooms
  const { counts } = tally
  for (let n = 0; n < count; n++) {
    const miss = misses[n]
    if (miss !== missesNothing && miss !== own) continue
    const rooms = column.at(rows[n] as number)
    if (Number.isNaN(rooms)) continue
    const what = rooms >= mostBedrooms ? mostBedrooms : Math.floor(rooms)
    counts[what] = (counts[what] as number) + 1
  }
}

/** The suburbs with the most results; a suburb may be in several localities. */
function suburbsOf(localities: Localities, tally: Tally): [id: number, count: number][] {
  const counts = new Map<number, number>()
  for (const [number, count] of tally.counted()) {
    const { suburb } = localities.at(number)
    if (suburb !== noSuburb) counts.set(suburb, (counts.get(suburb) ?? 0) + count)
  }
  return [...counts].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, mostSuburbs)
}

/** Rents including operating costs have no column of their own: few differ. */
function tallyGrossBands(
  tally: Tally,
  columns: ListingColumns,
  { rows, count, misses }: FacetRows,
  isSale: boolean,
): void {
  const own = missesOf.prices
  const { counts } = tally
  for (let n = 0; n < count; n++) {
    const miss = misses[n]
    if (miss !== missesNothing && miss !== own) continue
    const band = bandOf(isSale, columns.grossOf(rows[n] as number))
    counts[band] = (counts[band] as number) + 1
  }
}

/**
 * Counts how often each bit of a number is set: by the values of its bytes, of which there are few.
 */
class BitTally {
  readonly #byByte = new Uint32Array(4 * 256)

  add(column: Uint32Array, { rows, count, misses }: FacetRows): void {
    const counts = this.#byByte
    for (let n = 0; n < count; n++) {
      if (misses[n] !== missesNothing) continue
      const bits = column[rows[n] as number] as number
      for (let byte = 0; byte < 4; byte++) {
        const at = (byte << 8) | ((bits >>> (byte << 3)) & 0xff)
        counts[at] = (counts[at] as number) + 1
      }
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

/**
 * Counts by type, bedrooms, price, suburb and feature; each but the last leaves out its own
 * criterion.
 */
export async function countFacetsInMemory(
  columns: ListingColumns,
  search: Search,
  today: string,
): Promise<FacetCounts> {
  const types = new Tally()
  const bedrooms = new Tally()
  const bands = new Tally()
  const localities = new Tally()
  const featureBits = new BitTally()
  await visitFacets(columns, search, today, (found) => {
    tallyTypes(types, columns.type, found)
    tallyColumn(localities, columns.locality, found, 'suburbs')
    tallyBedrooms(bedrooms, columns.bedrooms, found)
    if (search.rentBasis === 'gross') tallyGrossBands(bands, columns, found, search.salesType)
    else tallyColumn(bands, columns.band, found, 'prices')
    featureBits.add(columns.features, found)
  })
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
    suburbs: suburbsOf(columns.localities, localities),
    features,
  }
}
