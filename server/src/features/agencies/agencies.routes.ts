import * as calls from '#contract/agencies/agencies.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './agencies.service.ts'

export function agenciesRoutes(services: Services): Binding[] {
  return [
    bind(calls.registerAgency, (form, context) => service.registerAgency(services, form, context)),
    bind(calls.createAgency, (form, context) => service.createAgency(services, form, context)),
    bind(calls.listAgencies, (query, context) => service.listAgencies(services, query, context)),
    bind(calls.getAgency, ({ id }, context) => service.getAgency(services, id, context)),
    bind(calls.updateAgency, (form, context) => service.updateAgency(services, form, context)),
    bind(calls.verifyAgency, ({ id }, context) => service.verifyAgency(services, { id }, context)),
    bind(calls.removeAgency, ({ id }, context) => service.removeAgency(services, id, context)),
  ]
}
