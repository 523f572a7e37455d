import * as calls from '#contract/outbox/outbox.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './outbox.service.ts'

export function outboxRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listOutbox, (query) => service.listOutbox(parts, query)),
    bind(calls.getOutboxMail, ({ id }) => service.getOutboxMail(parts, id)),
    bind(calls.resendMail, ({ id }, context) => service.resendMail(parts, id, context)),
    bind(calls.resendFailedMails, (_input, context) => service.resendFailedMails(parts, context)),
  ]
}
