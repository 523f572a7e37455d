import { listSearches, searchLogCountCap } from '#contract/logs/search-log.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { findSearches } from './search-log.queries.ts'

export function searchLogRoutes({ database }: Parts): Binding[] {
  return [
    bind(listSearches, async (query) => {
      const { items, total } = await findSearches(database.db, query)
      const { page, size } = query
      const capped = total > searchLogCountCap
      return { items, total: Math.min(total, searchLogCountCap), capped, page, size }
    }),
  ]
}
