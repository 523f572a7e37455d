import * as calls from '#contract/agencies/agents.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './agents.service.ts'

export function agentsRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.createAgent, (form, context) => service.createAgent(parts, form, context)),
    bind(calls.listAgents, (query, context) => service.listAgents(parts, query, context)),
    bind(calls.getAgent, ({ id }, context) => service.getAgent(parts, id, context)),
    bind(calls.agentFromUser, (input, context) => service.agentFromUser(parts, input, context)),
    bind(calls.updateAgent, (form, context) => service.updateAgent(parts, form, context)),
    bind(calls.removeAgent, ({ id }, context) => service.removeAgent(parts, id, context)),
  ]
}
