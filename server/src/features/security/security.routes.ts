import * as calls from '#contract/security/security.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { getSecurity, saveSecurity } from './security.service.ts'

export function securityRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getSecurity, () => getSecurity(parts)),
    bind(calls.saveSecurity, (input, context) => saveSecurity(parts, input, context)),
  ]
}
