import { confirmEmail, listRoles, updateUser } from '#contract/accounts/users.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as emailChanges from './email-changes.service.ts'
import * as service from './users.service.ts'

export function usersRoutes(parts: Parts): Binding[] {
  return [
    bind(updateUser, (form, context) => service.updateUser(parts, form, context)),
    bind(listRoles, (_input, context) => service.listRoles(parts, context)),
    bind(confirmEmail, ({ token }, context) => emailChanges.confirmEmail(parts, token, context)),
  ]
}
