import * as calls from '#contract/security-events/security-events.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './security-events.service.ts'

export function securityEventsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listSecurityEvents, (query) => service.listSecurityEvents(services, query)),
    bind(calls.exportSecurityEvents, (query, context) =>
      service.exportSecurityEvents(services, query, context),
    ),
    bind(calls.listOwnSecurityEvents, (_input, context) =>
      service.listOwnSecurityEvents(services, context),
    ),
  ]
}
