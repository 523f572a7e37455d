import { runBulkAction } from '#contract/bulk-actions/bulk-actions.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './bulk-actions.service.ts'

export function bulkActionsRoutes(services: Services, bound: readonly Binding[]): Binding[] {
  return [
    bind(runBulkAction, (action, context) =>
      service.runBulkAction(services, bound, action, context),
    ),
  ]
}
