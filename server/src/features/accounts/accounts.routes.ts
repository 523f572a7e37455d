import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import {
  forgotPassword,
  checkResetToken,
  updatePassword,
} from '#contract/accounts/passwords.calls.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './accounts.service.ts'
import * as passwordChanges from './password-changes.service.ts'
import * as passwordResets from './password-resets.service.ts'
import * as registration from './registration.service.ts'

export function accountsRoutes(services: Services): Binding[] {
  return [
    bind(login, (input, context) => service.login(services, input, context)),
    bind(logout, (_input, context) => service.logout(services, context)),
    bind(me, async (_input, context) => ({ session: context.session?.reply ?? null })),
    bind(register, (form, context) => registration.register(services, form, context)),
    bind(forgotPassword, ({ x }, context) => passwordResets.forgotPassword(services, x, context)),
    bind(checkResetToken, ({ token }) => passwordResets.checkResetToken(services, token)),
    bind(updatePassword, (form, context) =>
      passwordChanges.updatePassword(services, form, context),
    ),
  ]
}
