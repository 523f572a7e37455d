import {
  listPropertyTypesByUsage,
  propertyTypes,
} from '#contract/property-types/property-types.resource.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './property-types.service.ts'

export function propertyTypesRoutes(parts: Parts): Binding[] {
  return [
    bind(listPropertyTypesByUsage, ({ usage }) => service.listTypesByUsage(parts, usage)),
    bind(propertyTypes.list, (query) => service.listTypes(parts, query)),
    bind(propertyTypes.get, ({ id }) => service.getType(parts, id)),
    bind(propertyTypes.create, (form, context) => service.createType(parts, form, context)),
    bind(propertyTypes.update, (form, context) => service.updateType(parts, form, context)),
    bind(propertyTypes.remove, ({ id }, context) => service.removeType(parts, id, context)),
  ]
}
