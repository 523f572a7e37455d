import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { completeLogin } from './second-factor.service.ts'
import * as service from './two-factor.service.ts'

export function twoFactorRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.getTwoFactorStatus, (_input, context) => service.getStatus(parts, context)),
    bind(calls.beginTwoFactor, (_input, context) => service.beginTwoFactor(parts, context)),
    bind(calls.confirmTwoFactor, (input, context) =>
      service.confirmTwoFactor(parts, input, context),
    ),
    bind(calls.disableTwoFactor, (input, context) =>
      service.disableTwoFactor(parts, input, context),
    ),
    bind(calls.renewRecoveryCodes, (input, context) =>
      service.renewRecoveryCodes(parts, input, context),
    ),
    bind(calls.resetTwoFactor, (input, context) => service.resetTwoFactor(parts, input, context)),
    bind(calls.completeLogin, (input, context) => completeLogin(parts, input, context)),
  ]
}
