/** Page sizes as the specification gives them, by list. */
export const pageSizes = {
  /** For every list that has no rule of its own. */
  adminTable: { sizes: [10, 20, 50, 100], default: 10 },
  weekResults: { sizes: [5, 8, 10, 20, 50, 100], default: 8 },
  myWeeks: { sizes: [5, 10, 15, 20, 25, 50, 100], default: 10 },
} as const

export const maxPageSize = 100

/**
 * The rows of a long list are counted up to this limit; without an index for their order, this many
 * of the newest are sorted.
 */
export const listCountCap = 10_000

/** Uses of a record are counted up to this limit: nobody deleting it needs to know more. */
export const usesCap = 1000

export interface Page<Item> {
  items: Item[]
  total: number
  capped?: boolean | undefined
  page: number
  size: number
}

/** The numbered buttons below a list: up to five, always with the first and the last; null is a gap. */
export function pageButtons(page: number, pages: number): (number | null)[] {
  if (pages <= 5) return Array.from({ length: pages }, (_, i) => i + 1)
  if (page <= 3) return [1, 2, 3, 4, null, pages]
  if (page >= pages - 2) return [1, null, pages - 3, pages - 2, pages - 1, pages]
  return [1, null, page - 1, page, page + 1, null, pages]
}
