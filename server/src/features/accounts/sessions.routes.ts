import * as calls from '#contract/accounts/sessions.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './own-sessions.service.ts'

export function sessionsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listSessions, (_input, context) => service.listSessions(services, context)),
    bind(calls.endSession, ({ id }, context) => service.endSession(services, id, context)),
    bind(calls.endOtherSessions, (_input, context) => service.endOtherSessions(services, context)),
  ]
}
