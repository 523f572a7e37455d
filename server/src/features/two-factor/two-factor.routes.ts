import * as calls from '#contract/two-factor/two-factor.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { completeLogin } from './second-factor.service.ts'
import * as service from './two-factor.service.ts'

export function twoFactorRoutes(services: Services): Binding[] {
  return [
    bind(calls.getTwoFactorStatus, (_input, context) => service.getStatus(services, context)),
    bind(calls.beginTwoFactor, (input, context) =>
      service.beginTwoFactor(services, input, context),
    ),
    bind(calls.confirmTwoFactor, (input, context) =>
      service.confirmTwoFactor(services, input, context),
    ),
    bind(calls.disableTwoFactor, (input, context) =>
      service.disableTwoFactor(services, input, context),
    ),
    bind(calls.renewRecoveryCodes, (input, context) =>
      service.renewRecoveryCodes(services, input, context),
    ),
    bind(calls.resetTwoFactor, (input, context) =>
      service.resetTwoFactor(services, input, context),
    ),
    bind(calls.completeLogin, (input, context) => completeLogin(services, input, context)),
  ]
}
