import * as calls from '#contract/outbox/outbox.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './outbox.service.ts'

export function outboxRoutes(services: Services): Binding[] {
  return [
    bind(calls.listOutbox, (query) => service.listOutbox(services, query)),
    bind(calls.getOutboxMail, ({ id }) => service.getOutboxMail(services, id)),
    bind(calls.resendMail, ({ id }, context) => service.resendMail(services, id, context)),
    bind(calls.resendFailedEmails, (_input, context) =>
      service.resendFailedEmails(services, context),
    ),
  ]
}
