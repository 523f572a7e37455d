import {
  listPropertyTypesByUsage,
  propertyTypes,
} from '#contract/property-types/property-types.resource.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './property-types.service.ts'

export function propertyTypesRoutes(services: Services): Binding[] {
  return [
    bind(listPropertyTypesByUsage, ({ usage }) => service.listTypesByUsage(services, usage)),
    bind(propertyTypes.list, (query, context) => service.listTypes(services, query, context)),
    bind(propertyTypes.get, ({ id }) => service.getType(services, id)),
    bind(propertyTypes.create, (form, context) => service.createType(services, form, context)),
    bind(propertyTypes.update, (form, context) => service.updateType(services, form, context)),
    bind(propertyTypes.remove, ({ id }, context) => service.removeType(services, id, context)),
  ]
}
