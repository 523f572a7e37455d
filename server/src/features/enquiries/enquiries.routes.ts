import { sendEnquiry } from '#contract/enquiries/enquiries.calls.ts'
import { listContactLog, listEnquireLog } from '#contract/message-logs/message-logs.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './enquiries.service.ts'
import { findContactLog, findEnquireLog } from './message-logs.queries.ts'

export function enquiriesRoutes(services: Services): Binding[] {
  const { db } = services.database
  return [
    bind(sendEnquiry, (input, context) => service.sendEnquiry(services, input, context)),
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
