import { exportChanges, listChanges } from '#contract/change-log/change-log.calls.ts'
import {
  getAgencyHistory,
  getAgentHistory,
  getRecordHistory,
  undoChange,
} from '#contract/change-log/record-history.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as changeLogExport from './change-log-export.service.ts'
import * as changeLog from './change-log.service.ts'
import * as history from './record-history.service.ts'
import * as undo from './undo.service.ts'

export function changeLogRoutes(services: Services): Binding[] {
  return [
    bind(listChanges, (query) => changeLog.listChanges(services, query)),
    bind(exportChanges, (query, context) =>
      changeLogExport.exportChanges(services, query, context),
    ),
    bind(getRecordHistory, (record, context) =>
      history.getRecordHistory(services, record, context),
    ),
    bind(getAgencyHistory, ({ id }, context) => history.getAgencyHistory(services, id, context)),
    bind(getAgentHistory, ({ id }, context) => history.getAgentHistory(services, id, context)),
    bind(undoChange, (input, context) => undo.undoChange(services, input, context)),
  ]
}
