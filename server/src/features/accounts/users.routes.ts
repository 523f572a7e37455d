import {
  confirmAddress,
  confirmEmail,
  listRoles,
  resendConfirmation,
  updateUser,
} from '#contract/accounts/users.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as emailChanges from './email-changes.service.ts'
import * as confirmation from './email-confirmation.service.ts'
import * as service from './users.service.ts'

export function usersRoutes(services: Services): Binding[] {
  return [
    bind(updateUser, (form, context) => service.updateUser(services, form, context)),
    bind(resendConfirmation, (_input, context) =>
      confirmation.resendConfirmation(services, context),
    ),
    bind(confirmAddress, ({ userId }, context) =>
      confirmation.confirmByHand(services, userId, context),
    ),
    bind(listRoles, (_input, context) => service.listRoles(services, context)),
    bind(confirmEmail, ({ token }, context) => emailChanges.confirmEmail(services, token, context)),
  ]
}
