import { confirmEmail, listRoles, updateUser } from '#contract/accounts/users.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as emailChanges from './email-changes.service.ts'
import * as service from './users.service.ts'

export function usersRoutes(services: Services): Binding[] {
  return [
    bind(updateUser, (form, context) => service.updateUser(services, form, context)),
    bind(listRoles, (_input, context) => service.listRoles(services, context)),
    bind(confirmEmail, ({ token }, context) => emailChanges.confirmEmail(services, token, context)),
  ]
}
