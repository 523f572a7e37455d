import { exportSearches, listSearches } from '#contract/search-log/search-log.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './search-log.service.ts'

export function searchLogRoutes(services: Services): Binding[] {
  return [
    bind(listSearches, (query) => service.listSearches(services, query)),
    bind(exportSearches, (query, context) => service.exportSearches(services, query, context)),
  ]
}
