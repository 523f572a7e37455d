import { changeLead, listLeads } from '#contract/leads/leads.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './leads.service.ts'

export function leadsRoutes(parts: Parts): Binding[] {
  return [
    bind(listLeads, (query, context) => service.listLeads(parts, query, context)),
    bind(changeLead, (input, context) => service.changeLead(parts, input, context)),
  ]
}
