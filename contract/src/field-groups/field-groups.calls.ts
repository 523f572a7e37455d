import { z } from 'zod'
import { defineCall } from '../call.ts'
import { defineList } from '../list.ts'
import { featureKeys } from '../properties/features.ts'
import { fieldTypes } from '../properties/properties.choices.ts'
import { id, idInPath, version } from '../values/id.ts'
import { largestInteger } from '../values/integers.ts'
import { pageSizes } from '../values/paging.ts'
import { line } from '../values/text.ts'

export const fieldGroupsMessages = {
  descriptionRequired: 'Description is Required!',
  groupTaken: 'There is already a group with this name.',
} as const

export const groupUsages = ['Residential', 'Commercial', 'Both'] as const

/** 0 Residential, 1 Commercial, 2 Both. */
export const groupUsageType = z.union([z.literal(0), z.literal(1), z.literal(2)], {
  error: 'Please select a usage type',
})

const rank = z.number({ error: 'Please enter a number.' }).int().min(0).max(100_000)

const namedField = {
  fieldName: line('Please enter a name for the field.', 100),
  fieldType: z.enum(fieldTypes, { error: 'Please choose text, number or yes/no.' }),
  rank,
}

const fieldFields = {
  ...namedField,
  /** Whether searches can filter by it; unchanged if it is not sent. */
  searchable: z.boolean().optional(),
}

/** What the form of one field sends. */
export const userFieldForm = z.object(fieldFields)

export const userField = z.object({
  id,
  version,
  groupId: id,
  ...namedField,
  searchable: z.boolean(),
  /** The built-in feature that it records, which has its own filter. */
  feature: z.enum(featureKeys).nullable(),
})
export type UserField = z.infer<typeof userField>

export const fieldGroup = z.object({
  id,
  version,
  description: z.string(),
  usageType: groupUsageType,
  propertyUsageType: z.enum(groupUsages),
  rank: z.number().int(),
  fields: z.array(userField),
  /** How many properties have a value in one of its fields; only in the list of the back office. */
  uses: z.number().int().optional(),
})
export type FieldGroup = z.infer<typeof fieldGroup>

/** A field within its group: new ones have id 0, and the group determines whose they are. */
const nestedField = z.object({
  id: z.number().int().min(0).max(largestInteger).default(0),
  version: z.number().int().min(0).max(largestInteger).optional(),
  ...fieldFields,
})

const groupFields = {
  description: line(fieldGroupsMessages.descriptionRequired, 100),
  usageType: groupUsageType,
  rank,
  fields: z.array(nestedField).max(100).default([]),
}

const path = '/api/UserDefinedGroup'

export const removeFieldGroup = defineCall({
  name: 'fieldGroups.remove',
  method: 'DELETE',
  path: `${path}/{id}`,
  who: 'fieldGroups.manage',
  summary: 'Delete a group and its fields; refused while properties have saved values in it',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
  bulk: true,
})

export const fieldGroupsList = defineList({
  name: 'fieldGroups',
  path,
  who: { read: 'signedIn', write: 'fieldGroups.manage' },
  summary: 'List user-defined groups with their fields',
  row: fieldGroup,
  columns: [
    { key: 'description', label: 'Description', lead: true },
    { key: 'usageType', label: 'Usage type', of: 'propertyUsageType' },
    { key: 'rank', label: 'Rank', kind: 'number' },
    { key: 'fields', label: 'Fields', kind: 'number', sortable: false },
    { key: 'uses', label: 'Used by', kind: 'number', sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'rank', order: 'asc' },
  remove: removeFieldGroup,
})

export const listFieldGroups = fieldGroupsList.list

export const getFieldGroup = defineCall({
  name: 'fieldGroups.get',
  method: 'GET',
  path: `${path}/{id}`,
  who: 'signedIn',
  summary: 'Get a user-defined group with its fields',
  input: z.object({ id: idInPath }),
  output: fieldGroup,
})

export const createFieldGroup = defineCall({
  name: 'fieldGroups.create',
  method: 'POST',
  path,
  who: 'fieldGroups.manage',
  summary: 'Create a group with its fields',
  input: z.object(groupFields),
  output: fieldGroup,
})

export const updateFieldGroup = defineCall({
  name: 'fieldGroups.update',
  method: 'PUT',
  path,
  who: 'fieldGroups.manage',
  summary: 'Update a group; adds new fields and updates existing ones',
  input: z.object({ id, version, ...groupFields }),
  output: fieldGroup,
})

const fieldPath = '/api/UserDefinedField'

export const listUserFields = defineCall({
  name: 'userFields.ofGroup',
  method: 'GET',
  path: `${fieldPath}/group/{groupId}`,
  who: 'signedIn',
  summary: 'List the fields of a group by rank',
  input: z.object({ groupId: idInPath }),
  output: z.array(userField),
})

export const getUserField = defineCall({
  name: 'userFields.get',
  method: 'GET',
  path: `${fieldPath}/{id}`,
  who: 'signedIn',
  summary: 'Get a user-defined field',
  input: z.object({ id: idInPath }),
  output: userField,
})

export const createUserField = defineCall({
  name: 'userFields.create',
  method: 'POST',
  path: fieldPath,
  who: 'fieldGroups.manage',
  summary: 'Create a field in a group',
  input: z.object({ groupId: id, ...fieldFields }),
  output: userField,
})

export const updateUserField = defineCall({
  name: 'userFields.update',
  method: 'PUT',
  path: fieldPath,
  who: 'fieldGroups.manage',
  summary: 'Update a field',
  input: z.object({ id, version, ...fieldFields }),
  output: userField,
})

export const removeUserField = defineCall({
  name: 'userFields.remove',
  method: 'DELETE',
  path: `${fieldPath}/{id}`,
  who: 'fieldGroups.manage',
  summary: 'Delete a field; refused while properties have saved values in it',
  input: z.object({ id: idInPath }),
  output: z.object({ id }),
})
