import { z } from 'zod'
import { defineCall } from '../call.ts'
import { fieldTypes } from '../properties/properties.choices.ts'
import { idInPath } from '../values/id.ts'

/** One field of a form, with what was saved in it. */
export const formField = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(fieldTypes),
  rank: z.number().int(),
  value: z.string(),
})

export const formGroup = z.object({
  id: z.number().int(),
  groupName: z.string(),
  rank: z.number().int(),
  fields: z.array(formField),
})

export type FormField = z.infer<typeof formField>
export type FormGroup = z.infer<typeof formGroup>

export const savedField = z.object({
  userDefinedFieldId: z.number().int(),
  name: z.string(),
  type: z.enum(fieldTypes),
  rank: z.number().int(),
  groupName: z.string(),
  value: z.string(),
})

const tables = { seconds: 300, of: ['field_groups', 'fields', 'property_types'] }

export const listOverviewFields = defineCall({
  name: 'propertyFields.overview',
  method: 'GET',
  path: '/api/PropertyFields/Property Overview',
  who: 'everyone',
  summary: 'List the fields of the group Property Overview, which are shown on cards',
  input: z.object({}),
  output: z.array(formField),
  cache: tables,
})

export const listFieldsOfType = defineCall({
  name: 'propertyFields.ofType',
  method: 'GET',
  path: '/api/propertyFields/PropertyType/{id}',
  who: 'everyone',
  summary: 'List the groups and fields for properties of this type',
  input: z.object({ id: idInPath }),
  output: z.array(formGroup),
  cache: tables,
})

export const listSavedFields = defineCall({
  name: 'propertyFields.saved',
  method: 'GET',
  path: '/api/PropertyFields/GetSavedPropertyUserFields/{id}',
  who: 'everyone',
  summary: 'List all saved values of a property',
  input: z.object({ id: idInPath }),
  output: z.array(savedField),
  reads: 'replica',
})

export const listSavedValues = defineCall({
  name: 'propertyFields.savedInGroup',
  method: 'GET',
  path: '/api/PropertyFields/GetSavedValues/{type}/{group}/{id}',
  who: 'everyone',
  summary:
    'List the fields of one group with the saved values of a property; unsaved values are empty',
  input: z.object({
    /** A property type's id, or Residential or Commercial; `All` for any. */
    type: z.string().trim().max(60),
    /** The group's id or description. */
    group: z.string().trim().max(100),
    id: idInPath,
  }),
  output: z.array(formField),
  reads: 'replica',
})
