import { listContactLog, listEnquireLog } from '#contract/message-logs/message-logs.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findContactLog, findEnquireLog } from './message-logs.queries.ts'

export function messageLogsRoutes({ database: { db } }: Services): Binding[] {
  return [
    bind(listContactLog, async (query) => {
      const { page, size } = query
      return { ...(await findContactLog(db, query)), page, size }
    }),
    bind(listEnquireLog, async (query) => {
      const { page, size } = query
      return { ...(await findEnquireLog(db, query)), page, size }
    }),
  ]
}
