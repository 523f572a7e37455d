import { z } from 'zod'
import { defineCall } from '../call.ts'
import { links } from '../links.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import { usageInPath } from '../properties/properties.schema.ts'
import { usages } from '../properties/properties.choices.ts'
import { pageSizes } from '../values/paging.ts'
import { line } from '../values/text.ts'

export const propertyTypesMessages = {
  typeTaken: 'There is already a type with this name for this usage.',
} as const

/** 0 Residential, 1 Commercial. */
export const usageType = z.union([z.literal(0), z.literal(1)], {
  error: 'Please select a usage type',
})

const shown = {
  description: z.string(),
  usageType,
  propertyUsageType: z.enum(usages),
  /** Its size is that of the erf. */
  isLand: z.boolean(),
}

export const propertyTypes = defineResource({
  name: 'propertyTypes',
  singular: 'property type',
  plural: 'property types',
  titles: {
    list: 'Property Types',
    edit: 'Property Type',
    create: 'New Property Type',
    createButton: 'New Type',
  },
  pages: { list: links.propertyTypes, create: links.newPropertyType, edit: links.propertyType },
  path: '/api/PropertyType',
  table: 'property_types',
  who: { read: 'everyone', write: 'propertyTypes.manage' },
  fields: {
    description: line(messages.descriptionRequired, 100),
    usageType,
    /** Unchanged if it is not sent. */
    isLand: z.boolean().optional(),
  },
  row: {
    ...shown,
    /** How many properties have it; only for those who may edit it. */
    uses: z.number().int().optional(),
  },
  columns: [
    { key: 'usageType', label: 'Usage type', of: 'propertyUsageType' },
    { key: 'description', label: 'Description', lead: true },
    { key: 'uses', label: 'Used by', kind: 'number', sortable: false },
    { key: 'id', label: 'ID', narrow: true },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'description', order: 'asc' },
  form: [
    {
      kind: 'text',
      name: 'description',
      label: 'Description',
      required: true,
      help: 'One of the choices under Type when someone lists or searches.',
    },
    {
      kind: 'select',
      name: 'usageType',
      label: 'Usage type',
      required: true,
      options: usages.map((label, value) => ({ value, label })),
    },
    {
      kind: 'check',
      name: 'isLand',
      label: 'Is land',
      help: 'Searches by size use the erf of land, and the floor area of buildings.',
    },
  ],
})

export const listPropertyTypesByUsage = defineCall({
  name: 'propertyTypes.byUsage',
  method: 'GET',
  path: '/api/PropertyType/type/{usage}',
  who: 'everyone',
  summary: 'List the types of residential or commercial property',
  input: z.object({ usage: usageInPath }),
  output: z.array(z.object({ id: z.number().int(), ...shown })),
  cache: { seconds: 300, of: ['property_types'] },
})
