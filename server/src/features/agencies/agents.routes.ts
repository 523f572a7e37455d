import * as calls from '#contract/agencies/agents.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './agents.service.ts'

export function agentsRoutes(services: Services): Binding[] {
  return [
    bind(calls.createAgent, (form, context) => service.createAgent(services, form, context)),
    bind(calls.listAgents, (query, context) => service.listAgents(services, query, context)),
    bind(calls.getAgent, ({ id }, context) => service.getAgent(services, id, context)),
    bind(calls.agentFromUser, (input, context) => service.agentFromUser(services, input, context)),
    bind(calls.updateAgent, (form, context) => service.updateAgent(services, form, context)),
    bind(calls.removeAgent, ({ id }, context) => service.removeAgent(services, id, context)),
  ]
}
