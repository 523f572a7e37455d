import { changeLead, listLeads } from '#contract/leads/leads.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './leads.service.ts'

export function leadsRoutes(services: Services): Binding[] {
  return [
    bind(listLeads, (query, context) => service.listLeads(services, query, context)),
    bind(changeLead, (input, context) => service.changeLead(services, input, context)),
  ]
}
