import { z } from 'zod'

/** Page sizes as the specification gives them, by list. */
export const pageSizes = {
  /** Of every list that has no rule of its own. */
  adminTable: { sizes: [10, 20, 50, 100], default: 10 },
  weekResults: { sizes: [5, 8, 10, 20, 50, 100], default: 8 },
  myWeeks: { sizes: [5, 10, 15, 20, 25, 50, 100], default: 10 },
} as const

export const maxPageSize = 100

/** The rows of a long list are counted up to here. */
export const listCountCap = 10_000

/** The query of every list: page, size, order and a search text. Nonsense falls back to the defaults. */
export function pagingQuery<const Columns extends readonly [string, ...string[]]>(
  columns: Columns,
  defaults: { size: number; sort: Columns[number]; order: 'asc' | 'desc' },
  maxPage = 1_000_000,
) {
  const { size, order } = defaults
  const sort = defaults.sort as Columns[number]
  return z.object({
    page: z.coerce.number().int().min(1).max(maxPage).catch(1).default(1),
    size: z.coerce.number().int().min(1).max(maxPageSize).catch(size).default(size),
    sort: z.enum(columns).catch(sort).default(sort),
    order: z.enum(['asc', 'desc']).catch(order).default(order),
    search: z.string().trim().max(200).optional().catch(undefined),
  })
}

export function pageOf<Item extends z.ZodType>(item: Item) {
  return z.object({
    items: z.array(item),
    total: z.number().int(),
    /** True where there are more than the total: a long list is counted up to a limit. */
    capped: z.boolean().optional(),
    page: z.number().int(),
    size: z.number().int(),
  })
}

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
