import { login, logout, me } from '#contract/accounts/accounts.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './accounts.service.ts'

export function accountsRoutes(parts: Parts): Binding[] {
  return [
    bind(login, (input, context) => service.login(parts, input, context)),
    bind(logout, (_input, context) => service.logout(parts, context)),
    bind(me, async (_input, context) => ({ session: context.session?.reply ?? null })),
  ]
}
