import * as calls from '#contract/field-groups/field-groups.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import * as service from './field-groups.service.ts'

export function fieldGroupsRoutes(parts: Parts): Binding[] {
  return [
    bind(calls.listFieldGroups, (query) => service.listGroups(parts, query)),
    bind(calls.getFieldGroup, ({ id }) => service.getGroup(parts, id)),
    bind(calls.createFieldGroup, (form, context) => service.createGroup(parts, form, context)),
    bind(calls.updateFieldGroup, (form, context) => service.updateGroup(parts, form, context)),
    bind(calls.removeFieldGroup, ({ id }, context) => service.removeGroup(parts, id, context)),
    bind(calls.listUserFields, ({ groupId }) => service.listFields(parts, groupId)),
    bind(calls.getUserField, ({ id }) => service.getField(parts, id)),
    bind(calls.createUserField, (form, context) => service.createField(parts, form, context)),
    bind(calls.updateUserField, (form, context) => service.updateField(parts, form, context)),
    bind(calls.removeUserField, ({ id }, context) => service.removeField(parts, id, context)),
  ]
}
