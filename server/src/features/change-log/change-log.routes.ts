import { exportChanges, listChanges } from '#contract/change-log/change-log.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as changeLogExport from './change-log-export.service.ts'
import * as changeLog from './change-log.service.ts'

export function changeLogRoutes(parts: Parts): Binding[] {
  return [
    bind(listChanges, (query) => changeLog.listChanges(parts, query)),
    bind(exportChanges, (query, context) => changeLogExport.exportChanges(parts, query, context)),
  ]
}
