import * as calls from '#contract/security/security.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { getSecurity, saveSecurity } from './security.service.ts'

export function securityRoutes(services: Services): Binding[] {
  return [
    bind(calls.getSecurity, () => getSecurity(services)),
    bind(calls.saveSecurity, (input, context) => saveSecurity(services, input, context)),
  ]
}
