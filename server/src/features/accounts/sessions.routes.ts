import { listRolePermissions } from '#contract/accounts/role-permissions.calls.ts'
import * as calls from '#contract/accounts/sessions.calls.ts'
import { endViewAs, startViewAs } from '#contract/accounts/view-as.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './own-sessions.service.ts'
import { rolePermissions } from './role-permissions.ts'
import * as viewAs from './view-as.service.ts'

export function sessionsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listSessions, (_input, context) => service.listSessions(services, context)),
    bind(calls.endSession, ({ id }, context) => service.endSession(services, id, context)),
    bind(startViewAs, ({ userId }, context) => viewAs.startViewAs(services, userId, context)),
    bind(endViewAs, (_input, context) => viewAs.endViewAs(services, context)),
    bind(listRolePermissions, async () => rolePermissions()),
    bind(calls.endOtherSessions, (_input, context) => service.endOtherSessions(services, context)),
  ]
}
