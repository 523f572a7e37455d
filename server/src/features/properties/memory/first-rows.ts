import type { SearchSort } from '#contract/properties/search.choices.ts'
import type { Search } from '../search.where.ts'
import type { ListingColumns } from './columns.ts'

export type Order = (row: number, other: number) => number

/** The order of results by a key, then by id, as in the database. */
function byKey(
  columns: ListingColumns,
  keyOf: (row: number) => number,
  direction: 'asc' | 'desc',
): Order {
  const sign = direction === 'asc' ? 1 : -1
  return (row, other) =>
    sign *
    (keyOf(row) - keyOf(other) || (columns.id[row] as number) - (columns.id[other] as number))
}

/** Undefined for orders that are not supported in memory. */
export function orderIn(
  columns: ListingColumns,
  { rentBasis }: Pick<Search, 'rentBasis'>,
  sort: SearchSort,
): Order | undefined {
  if (sort === 'newest') return byKey(columns, (row) => columns.created[row] as number, 'desc')
  if (sort !== 'low' && sort !== 'high') return undefined
  const priceOf =
    rentBasis === 'gross'
      ? (row: number) => columns.grossOf(row)
      : (row: number) => columns.monthly[row] as number
  return byKey(columns, priceOf, sort === 'low' ? 'asc' : 'desc')
}

/** The first rows in an order, of all that are added. */
export class FirstRows {
  #rows: number[] = []
  readonly #most: number
  readonly #order: Order
  /** No row beyond this one can be among the first. */
  #last: number | undefined

  constructor(most: number, order: Order) {
    this.#most = most
    this.#order = order
  }

  add(row: number): void {
    if (this.#last !== undefined && this.#order(row, this.#last) > 0) return
    this.#rows.push(row)
    // Sorted in batches: inserting each row individually would cost more.
    if (this.#rows.length >= 2 * this.#most) this.#last = this.inOrder().at(-1)
  }

  inOrder(): readonly number[] {
    this.#rows = this.#rows.sort(this.#order).slice(0, this.#most)
    return this.#rows
  }
}
