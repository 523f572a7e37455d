import * as calls from '#contract/accounts/individuals.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './individuals.service.ts'

export function individualsRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listIndividuals, (query) => service.listIndividuals(parts, query)),
    bind(calls.getIndividual, ({ id }, context) => service.getIndividual(parts, id, context)),
    bind(calls.updateIndividual, (form, context) => service.updateIndividual(parts, form, context)),
    bind(calls.removeIndividual, ({ id }, context) => service.removeIndividual(parts, id, context)),
  ]
}
