import * as calls from '#contract/accounts/individuals.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './individuals.service.ts'

export function individualsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listIndividuals, (query) => service.listIndividuals(services, query)),
    bind(calls.getIndividual, ({ id }, context) => service.getIndividual(services, id, context)),
    bind(calls.updateIndividual, (form, context) =>
      service.updateIndividual(services, form, context),
    ),
    bind(calls.removeIndividual, ({ id }, context) =>
      service.removeIndividual(services, id, context),
    ),
  ]
}
