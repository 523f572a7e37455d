import { exportSearches, listSearches } from '#contract/search-log/search-log.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './search-log.service.ts'

export function searchLogRoutes(parts: Parts): Binding[] {
  return [
    bind(listSearches, (query) => service.listSearches(parts, query)),
    bind(exportSearches, (query, context) => service.exportSearches(parts, query, context)),
  ]
}
