import type { SearchSort } from '#contract/properties/search.choices.ts'
import type { Search } from '../search.where.ts'
import { kindOf, type ListingColumns, type Range } from './columns.ts'
import { orderIn } from './first-rows.ts'
import { placesOf } from './place-filter.ts'
import { sortRows } from './sort-rows.ts'

/** Rows of one kind in an order, to be read from either end. */
export interface RowsInOrder {
  rows: Int32Array
  backwards: boolean
}

/** The memory limit for the rows of places, in rows per listing: eight megabytes for a million. */
const mostOfPlaces = 2

/** What has been sorted so far, for the listings in memory. */
class SortedRows {
  readonly #columns: ListingColumns
  readonly #ofKind = new Map<string, Int32Array | 'being sorted'>()
  /** Most recently used last. */
  readonly #ofPlaces = new Map<string, Int32Array>()
  #inPlaces = 0

  constructor(columns: ListingColumns) {
    this.#columns = columns
  }

  ofKind(kind: number, sort: SearchSort): Int32Array | undefined {
    const name = `${kind} ${sort}`
    const rows = this.#ofKind.get(name)
    if (rows) return rows === 'being sorted' ? undefined : rows
    const [range] = this.#columns.sortedRanges(kind)
    const order = orderIn(this.#columns, { rentBasis: undefined }, sort)
    if (!range || !order) return undefined
    this.#ofKind.set(name, 'being sorted')
    sortRows(range, order).then(
      (made) => this.#ofKind.set(name, made),
      // The next search tries again.
      () => this.#ofKind.delete(name),
    )
    return undefined
  }

  ofPlaces(kind: number, sort: SearchSort, ranges: readonly Range[]): Int32Array | undefined {
    const name = `${kind} ${sort} ${ranges.map(({ from, to }) => `${from}-${to}`).join()}`
    const known = this.#ofPlaces.get(name)
    const rows = known ?? this.#choose(this.ofKind(kind, sort), ranges)
    if (!rows) return undefined
    this.#ofPlaces.delete(name)
    this.#ofPlaces.set(name, rows)
    if (!known) this.#inPlaces += rows.length
    for (const [oldest, { length }] of this.#ofPlaces) {
      if (this.#inPlaces <= mostOfPlaces * this.#columns.length || oldest === name) break
      this.#ofPlaces.delete(oldest)
      this.#inPlaces -= length
    }
    return rows
  }

  #choose(all: Int32Array | undefined, ranges: readonly Range[]): Int32Array | undefined {
    if (!all) return undefined
    const isChosen = new Uint8Array(this.#columns.length)
    for (const { from, to } of ranges) isChosen.fill(1, from, to)
    return all.filter((row) => isChosen[row] === 1)
  }
}

const sorted = new WeakMap<ListingColumns, SortedRows>()

function sortedOf(columns: ListingColumns): SortedRows {
  const known = sorted.get(columns) ?? new SortedRows(columns)
  sorted.set(columns, known)
  return known
}

/**
 * The first of the rows, in ascending order of price, that costs at least this much, or more than
 * this.
 */
function firstFrom(
  { monthly }: ListingColumns,
  rows: Int32Array,
  price: number,
  orMore: boolean,
): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const value = monthly[rows[middle] as number] as number
    if (orMore ? value < price : value <= price) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The rows of a search in its order, without those added since; undefined for orders not supported
 * in memory, and until the rows have been sorted for the first time.
 */
export function rowsInOrder(
  columns: ListingColumns,
  search: Pick<
    Search,
    'usageType' | 'salesType' | 'rentBasis' | 'place' | 'places' | 'minPrice' | 'maxPrice'
  >,
  sort: SearchSort,
): RowsInOrder | undefined {
  const { usageType, salesType, rentBasis, minPrice, maxPrice } = search
  // Read from the other end, lowest price first becomes highest price first.
  const sortedBy = sort === 'high' ? 'low' : sort
  if (!usageType || (rentBasis === 'gross' && sortedBy === 'low')) return undefined
  const kind = kindOf(usageType, salesType)
  const places = placesOf(search)
  const ofColumns = sortedOf(columns)
  const rows = places
    ? ofColumns.ofPlaces(kind, sortedBy, columns.sortedRanges(kind, places))
    : ofColumns.ofKind(kind, sortedBy)
  if (!rows || sortedBy !== 'low') return rows && { rows, backwards: false }
  const start = minPrice ? firstFrom(columns, rows, minPrice, true) : 0
  const end = maxPrice ? firstFrom(columns, rows, maxPrice, false) : rows.length
  return { rows: rows.subarray(start, end), backwards: sort === 'high' }
}
