import { exportChanges, listChanges } from '#contract/change-log/change-log.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as changeLogExport from './change-log-export.service.ts'
import * as changeLog from './change-log.service.ts'

export function changeLogRoutes(services: Services): Binding[] {
  return [
    bind(listChanges, (query) => changeLog.listChanges(services, query)),
    bind(exportChanges, (query, context) =>
      changeLogExport.exportChanges(services, query, context),
    ),
  ]
}
