import * as calls from '#contract/comparisons/comparisons.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './comparisons.service.ts'

export function comparisonsRoutes(services: Services): Binding[] {
  return [
    bind(calls.compareProperties, (query) => service.compareProperties(services, query)),
    bind(calls.compareWeeks, (query) => service.compareWeeks(services, query)),
  ]
}
