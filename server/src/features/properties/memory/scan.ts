import { usages } from '#contract/properties/properties.choices.ts'
import { turn } from '../../../kit/turn.ts'
import type { Facet, Search } from '../search.where.ts'
import { kindOf, type ListingColumns, type PlacesOfLevel } from './columns.ts'
import { placesOf } from './place-filter.ts'
import { commonFilters, facetFilters } from './row-filter.ts'
import type { RowFilter } from './row-filters.ts'
import type { RowsInOrder } from './rows-in-order.ts'

/** How many rows are scanned before yielding to other work of the process: a few milliseconds. */
const rowsPerTurn = 100_000

/**
 * Rows are scanned in blocks that fit into the processor's cache. The first ones are small, since a
 * search for a few rows often ends there.
 */
const firstBlock = 256
const largestBlock = 4096

function kindsOf(search: Search): number[] {
  return (search.usageType ? [search.usageType] : usages).map((usage) =>
    kindOf(usage, search.salesType),
  )
}

function filterAll(filters: readonly RowFilter[], rows: Int32Array, count: number): number {
  let left = count
  for (const filter of filters) {
    if (left === 0) break
    left = filter(rows, left)
  }
  return left
}

/** Scans the first rows of a block; returning false ends the scan. */
type BlockVisit = (rows: Int32Array, count: number) => boolean | void

/** The size of the next block, and when to yield. */
class Pace {
  #size = firstBlock
  #untilTurn = rowsPerTurn

  /** The end of the block that begins here. */
  end(from: number, to: number): number {
    const end = Math.min(to, from + this.#size)
    this.#untilTurn -= end - from
    this.#size = Math.min(largestBlock, 2 * this.#size)
    return end
  }

  get isOver(): boolean {
    return this.#untilTurn <= 0
  }

  async rest(): Promise<void> {
    await turn()
    this.#untilTurn = rowsPerTurn
  }
}

function rowsOfKind(
  kinds: Uint8Array,
  kind: number,
  from: number,
  to: number,
  rows: Int32Array,
): number {
  let count = 0
  for (let row = from; row < to; row++) {
    rows[count] = row
    count += +(kinds[row] === kind)
  }
  return count
}

/** Calls `visit` with the rows of each candidate block, until it returns false. */
async function walk(
  columns: ListingColumns,
  search: Search,
  places: readonly PlacesOfLevel[] | undefined,
  filters: readonly RowFilter[],
  visit: BlockVisit,
): Promise<void> {
  const rows = new Int32Array(largestBlock)
  const pace = new Pace()
  for (const kind of kindsOf(search)) {
    for (const range of columns.ranges(kind, places)) {
      for (let from = range.from; from < range.to;) {
        const to = pace.end(from, range.to)
        const count = filterAll(filters, rows, rowsOfKind(columns.kind, kind, from, to, rows))
        if (count > 0 && visit(rows, count) === false) return
        from = to
        if (pace.isOver) await pace.rest()
      }
    }
  }
}

function allFilters(columns: ListingColumns, search: Search, today: string): RowFilter[] {
  return [
    ...commonFilters(columns, search, today),
    ...Object.values(facetFilters).flatMap((filters) => filters(columns, search)),
  ]
}

/** The same row by row. */
function eachRow(visit: (row: number) => boolean | void): BlockVisit {
  return (rows, count) => {
    for (let n = 0; n < count; n++) if (visit(rows[n] as number) === false) return false
    return true
  }
}

/** How many listings a search finds; stops counting at `enough`. */
export async function countRows(
  columns: ListingColumns,
  search: Search,
  today: string,
  enough: number,
  onMap = false,
): Promise<number> {
  let found = 0
  const { lat } = columns
  await walk(
    columns,
    search,
    placesOf(search),
    allFilters(columns, search, today),
    (rows, count) => {
      if (!onMap) found += count
      else for (let n = 0; n < count; n++) found += +!Number.isNaN(lat[rows[n] as number])
      return found < enough
    },
  )
  return Math.min(found, enough)
}

/** Each matching row among those that were added out of order. */
export function visitAdded(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: (row: number) => void,
): Promise<void> {
  return walk(columns, search, [], allFilters(columns, search, today), eachRow(visit))
}

/** Each matching row among those in order, until `visit` returns false. */
export async function visitInOrder(
  columns: ListingColumns,
  search: Search,
  today: string,
  { rows, backwards }: RowsInOrder,
  visit: (row: number) => boolean,
): Promise<void> {
  const filters = allFilters(columns, search, today)
  const kinds = kindsOf(search)
  const block = new Int32Array(largestBlock)
  const visitBlock = eachRow(visit)
  const pace = new Pace()
  for (let from = 0; from < rows.length;) {
    const to = pace.end(from, rows.length)
    let count = 0
    for (let n = from; n < to; n++) {
      const row = rows[backwards ? rows.length - 1 - n : n] as number
      if (kinds.includes(columns.kind[row] as number)) block[count++] = row
    }
    if (visitBlock(block, filterAll(filters, block, count)) === false) return
    from = to
    if (pace.isOver) await pace.rest()
  }
}

/** The matching rows of each block, until `visit` returns false. */
export function visitBlocks(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: BlockVisit,
): Promise<void> {
  return walk(columns, search, placesOf(search), allFilters(columns, search, today), visit)
}

/** Each matching row, until `visit` returns false. */
export function visitRows(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: (row: number) => boolean | void,
): Promise<void> {
  return visitBlocks(columns, search, today, eachRow(visit))
}

/** What each row of a block fails: nothing, or the criterion of one facet. */
export const missesNothing = 0
export const missesOf: Record<Facet, number> = { types: 1, bedrooms: 2, prices: 3, suburbs: 4 }
const missesSeveral = 255

export interface FacetRows {
  rows: Int32Array
  count: number
  misses: Uint8Array
}

/** Marks rows that fail a facet's own criterion. */
function noteMisses(
  filters: readonly RowFilter[],
  miss: number,
  rows: Int32Array,
  count: number,
  misses: Uint8Array,
): void {
  const fitting = rows.slice(0, count)
  const kept = filterAll(filters, fitting, count)
  let next = 0
  for (let n = 0; n < count; n++) {
    if (next < kept && fitting[next] === rows[n]) next++
    else misses[n] = misses[n] === missesNothing ? miss : missesSeveral
  }
}

/**
 * The rows of each block that match with or without one of the facets, and what each of them fails.
 */
export function visitFacets(
  columns: ListingColumns,
  search: Search,
  today: string,
  visit: (found: FacetRows) => void,
): Promise<void> {
  const misses = new Uint8Array(largestBlock)
  const own = Object.entries(facetFilters).flatMap(([facet, filters]) => {
    const made = filters(columns, search)
    return made.length ? [{ miss: missesOf[facet as Facet], filters: made }] : []
  })
  const common = commonFilters(columns, search, today)
  return walk(columns, search, placesOf(search, true), common, (rows, count) => {
    if (own.length === 0) return visit({ rows, count, misses })
    misses.fill(missesNothing, 0, count)
    for (const { miss, filters } of own) noteMisses(filters, miss, rows, count, misses)
    let kept = 0
    for (let n = 0; n < count; n++) {
      if (misses[n] === missesSeveral) continue
      rows[kept] = rows[n] as number
      misses[kept++] = misses[n] as number
    }
    visit({ rows, count: kept, misses })
  })
}

/** An upper bound for the rows that a search scans. */
export function rowsIn(columns: ListingColumns, search: Search): number {
  return kindsOf(search)
    .flatMap((kind) => columns.ranges(kind, placesOf(search)))
    .reduce((sum, { from, to }) => sum + to - from, 0)
}
