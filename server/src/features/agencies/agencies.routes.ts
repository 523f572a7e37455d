import * as calls from '#contract/agencies/agencies.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './agencies.service.ts'

export function agenciesRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.registerAgency, (form, context) => service.registerAgency(parts, form, context)),
    bind(calls.createAgency, (form, context) => service.createAgency(parts, form, context)),
    bind(calls.listAgencies, (query, context) => service.listAgencies(parts, query, context)),
    bind(calls.getAgency, ({ id }, context) => service.getAgency(parts, id, context)),
    bind(calls.updateAgency, (form, context) => service.updateAgency(parts, form, context)),
    bind(calls.verifyAgency, ({ id }, context) => service.verifyAgency(parts, id, context)),
    bind(calls.removeAgency, ({ id }, context) => service.removeAgency(parts, id, context)),
  ]
}
