import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import {
  forgotPassword,
  checkResetToken,
  updatePassword,
} from '#contract/accounts/passwords.calls.ts'
import { register } from '#contract/accounts/registration.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './accounts.service.ts'
import * as passwordChanges from './password-changes.service.ts'
import * as passwordResets from './password-resets.service.ts'
import * as registration from './registration.service.ts'

export function accountsRoutes(parts: Parts): Binding[] {
  return [
    bind(login, (input, context) => service.login(parts, input, context)),
    bind(logout, (_input, context) => service.logout(parts, context)),
    bind(me, async (_input, context) => ({ session: context.session?.reply ?? null })),
    bind(register, (form, context) => registration.register(parts, form, context)),
    bind(forgotPassword, ({ x }, context) => passwordResets.forgotPassword(parts, x, context)),
    bind(checkResetToken, ({ token }) => passwordResets.checkResetToken(parts, token)),
    bind(updatePassword, (form, context) => passwordChanges.updatePassword(parts, form, context)),
  ]
}
