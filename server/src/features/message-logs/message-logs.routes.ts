import * as calls from '#contract/message-logs/message-logs.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { listContactLog, listEnquireLog } from './message-logs.service.ts'

export function messageLogsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listContactLog, (query) => listContactLog(services, query)),
    bind(calls.listEnquireLog, (query) => listEnquireLog(services, query)),
  ]
}
