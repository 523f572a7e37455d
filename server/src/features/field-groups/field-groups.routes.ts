import * as calls from '#contract/field-groups/field-groups.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import * as service from './field-groups.service.ts'

export function fieldGroupsRoutes(services: Services): Binding[] {
  return [
    bind(calls.listFieldGroups, (query, context) => service.listGroups(services, query, context)),
    bind(calls.getFieldGroup, ({ id }) => service.getGroup(services, id)),
    bind(calls.createFieldGroup, (form, context) => service.createGroup(services, form, context)),
    bind(calls.updateFieldGroup, (form, context) => service.updateGroup(services, form, context)),
    bind(calls.removeFieldGroup, ({ id }, context) => service.removeGroup(services, id, context)),
    bind(calls.listUserFields, ({ groupId }) => service.listFields(services, groupId)),
    bind(calls.getUserField, ({ id }) => service.getField(services, id)),
    bind(calls.createUserField, (form, context) => service.createField(services, form, context)),
    bind(calls.updateUserField, (form, context) => service.updateField(services, form, context)),
    bind(calls.removeUserField, ({ id }, context) => service.removeField(services, id, context)),
  ]
}
