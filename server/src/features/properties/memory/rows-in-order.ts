import type { SearchSort } from '#contract/properties/search.choices.ts'
import { turn } from '../../../kit/turn.ts'
import type { Search } from '../search.where.ts'
import { kindOf, type ListingColumns, type Range } from './columns.ts'
import { orderIn, type Order } from './first-rows.ts'

/** Rows of one kind in an order, to be read from either end. */
export interface RowsInOrder {
  rows: Int32Array
  backwards: boolean
}

/** A few milliseconds of sorting before other work of the process gets its turn. */
const sortedAtOnce = 20_000

/** Merges the sorted rows from `start` and those from `middle`, up to `end`. */
function merge(
  rows: Int32Array,
  [start, middle, end]: readonly [number, number, number],
  into: Int32Array,
  order: Order,
): void {
  let [left, right] = [start, middle]
  for (let at = start; at < end; at++) {
    const isLeft =
      right >= end || (left < middle && order(rows[left] as number, rows[right] as number) <= 0)
    into[at] = rows[isLeft ? left++ : right++] as number
  }
}

async function sortRows({ from, to }: Range, order: Order): Promise<Int32Array> {
  let rows = Int32Array.from({ length: to - from }, (_, n) => from + n)
  for (let start = 0; start < rows.length; start += sortedAtOnce) {
    rows.subarray(start, start + sortedAtOnce).sort(order)
    await turn()
  }
  for (let width = sortedAtOnce; width < rows.length; width *= 2) {
    const merged = new Int32Array(rows.length)
    for (let start = 0; start < rows.length; start += 2 * width) {
      const middle = Math.min(start + width, rows.length)
      merge(rows, [start, middle, Math.min(middle + width, rows.length)], merged, order)
      await turn()
    }
    rows = merged
  }
  return rows
}

const sorted = new WeakMap<ListingColumns, Map<string, Int32Array | 'being sorted'>>()

/**
 * The rows of a search in its order, without those that were added since; undefined for orders that
 * memory does not have, and until the rows have been sorted for the first time.
 */
export function rowsInOrder(
  columns: ListingColumns,
  { usageType, salesType, rentBasis }: Pick<Search, 'usageType' | 'salesType' | 'rentBasis'>,
  sort: SearchSort,
): RowsInOrder | undefined {
  // From the other end, the lowest price first is the highest price first.
  const sortedBy = sort === 'high' ? 'low' : sort
  const isByGross = rentBasis === 'gross' && sort !== 'newest'
  const order = orderIn(columns, { rentBasis }, sortedBy)
  if (!order || isByGross || !usageType) return undefined
  const kind = kindOf(usageType, salesType)
  const name = `${kind} ${sortedBy}`
  const ofColumns = sorted.get(columns) ?? new Map<string, Int32Array | 'being sorted'>()
  sorted.set(columns, ofColumns)
  const rows = ofColumns.get(name)
  if (!rows) {
    ofColumns.set(name, 'being sorted')
    sortRows(columns.rangeOf(kind), order).then(
      (made) => ofColumns.set(name, made),
      // The next search tries again.
      () => ofColumns.delete(name),
    )
  }
  return rows instanceof Int32Array ? { rows, backwards: sort === 'high' } : undefined
}
