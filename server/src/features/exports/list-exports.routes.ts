import { exportShownList } from '#contract/exports/list-exports.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './list-exports.service.ts'

export function listExportsRoutes(services: Services, bound: readonly Binding[]): Binding[] {
  return [
    bind(exportShownList, (wanted, context) =>
      service.exportShownList(services, bound, wanted, context),
    ),
  ]
}
