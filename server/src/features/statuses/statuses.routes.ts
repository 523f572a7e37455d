import { statuses } from '#contract/statuses/statuses.resource.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './statuses.service.ts'

export function statusesRoutes(parts: Parts): Binding[] {
  return [
    bind(statuses.list, (query, context) => service.listStatuses(parts, query, context)),
    bind(statuses.get, ({ id }, context) => service.getStatus(parts, id, context)),
    bind(statuses.create, (form, context) => service.createStatus(parts, form, context)),
    bind(statuses.update, (form, context) => service.updateStatus(parts, form, context)),
    bind(statuses.remove, ({ id }, context) => service.removeStatus(parts, id, context)),
  ]
}
