import { statuses } from '#contract/statuses/statuses.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './statuses.service.ts'

export function statusesRoutes(services: Services): Binding[] {
  return [
    bind(statuses.list, (query, context) => service.listStatuses(services, query, context)),
    bind(statuses.get, ({ id }, context) => service.getStatus(services, id, context)),
    bind(statuses.create, (form, context) => service.createStatus(services, form, context)),
    bind(statuses.update, (form, context) => service.updateStatus(services, form, context)),
    bind(statuses.remove, ({ id }, context) => service.removeStatus(services, id, context)),
  ]
}
