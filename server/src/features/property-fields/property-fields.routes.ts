import * as calls from '#contract/property-fields/property-fields.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './property-fields.service.ts'

export function propertyFieldsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listOverviewFields, () => service.listOverviewFields(services)),
    bind(calls.listFieldsOfType, ({ id }) => service.listFieldsOfType(services, id)),
    bind(calls.listSavedFields, ({ id }, { session }) =>
      service.listSavedFields(services, id, session),
    ),
    bind(calls.listSavedValues, (input, { session }) =>
      service.listSavedValues(services, input, session),
    ),
  ]
}
