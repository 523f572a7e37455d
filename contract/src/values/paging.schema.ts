import { z } from 'zod'
import { maxPageSize } from './paging.ts'

/**
 * The query of every list: page, size, order and a search text. Invalid values fall back to the
 * defaults.
 */
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
    /** True if there are more than the total: a long list is counted up to a limit. */
    capped: z.boolean().optional(),
    page: z.number().int(),
    size: z.number().int(),
  })
}
