import { z } from 'zod'
import { defineCall, type Facts } from '../call.ts'
import { defineList } from '../list.ts'
import { waiverReason } from '../listings/waivers.schema.ts'
import { id, idInPath, version } from '../values/id.ts'
import { pageOf } from '../values/paging.schema.ts'
import { pageSizes } from '../values/paging.ts'
import {
  changedProperty,
  newProperty,
  propertyPrice,
  propertyStatusCode,
} from './properties.form.ts'
import { propertiesMessages as messages } from './properties.messages.ts'
import { adminProperty, property, propertyCard, usageInPath } from './properties.schema.ts'
import { usages } from './properties.choices.ts'

export const latestCount = 8

const latestProperties = z.array(propertyCard)

export const listLatestProperties = defineCall({
  name: 'properties.latest',
  method: 'GET',
  path: '/api/property/latestProperties',
  who: 'everyone',
  summary: 'List the newest published properties',
  input: z.object({}),
  output: latestProperties,
  cache: { seconds: 30, of: ['properties', 'statuses'] },
})

export const listLatestPropertiesByUsage = defineCall({
  name: 'properties.latestByUsage',
  method: 'GET',
  path: '/api/property/latestProperties/{type}',
  who: 'everyone',
  summary: 'List the newest published residential or commercial properties',
  input: z.object({ type: usageInPath }),
  output: latestProperties,
  cache: {
    seconds: 30,
    of: ['properties', 'statuses'],
    within: (input: { type: string }): Record<string, Facts> => ({
      properties: { usage: input.type },
    }),
  },
})

const oneProperty = z.object({ id: idInPath })

const detailCache = {
  seconds: 60,
  of: ['properties', 'statuses', 'property_types', 'field_groups', 'fields', 'agents', 'agencies'],
  within: (input: { id: number }): Record<string, Facts> => ({ properties: { id: input.id } }),
  forVisitors: true,
} as const

export const getPropertyDetailed = defineCall({
  name: 'properties.detail',
  method: 'GET',
  path: '/api/Property/getDetailed/{id}',
  who: 'everyone',
  summary:
    'Get a published property with its pictures and grouped values; owners can also get their unpublished ones',
  input: oneProperty,
  output: property,
  cache: detailCache,
})

export const getProperty = defineCall({
  name: 'properties.get',
  method: 'GET',
  path: '/api/Property/getProperty/{id}',
  who: 'everyone',
  summary:
    'Get a property for the edit form; only the owner gets an address and costs that are not public',
  input: oneProperty,
  output: property,
  cache: detailCache,
})

const saved = z.object({
  id,
  propertyRef: z.string(),
  version,
  statusCode: z.string(),
  isPublished: z.boolean(),
})

export const createProperty = defineCall({
  name: 'properties.create',
  method: 'POST',
  path: '/api/Property',
  who: 'ownListings.manage',
  summary: 'Create a property listing; it awaits its listing fee',
  input: newProperty,
  output: saved,
  invalidMessage: messages.fieldsMissing,
  bodyLimit: 256 * 1024,
})

export const updateProperty = defineCall({
  name: 'properties.update',
  method: 'PUT',
  path: '/api/property',
  who: 'ownListings.manage',
  summary:
    'Update your own property; with an offer pending, or once sold or rented out, only its status can change',
  input: changedProperty,
  output: saved,
  invalidMessage: messages.fieldsMissing,
  bodyLimit: 256 * 1024,
})

export const publishProperty = defineCall({
  name: 'properties.publish',
  method: 'PUT',
  path: '/api/property/publishproperty',
  who: 'ownListings.manage',
  summary: 'Publish a paid property; a Super Admin may waive the fee, with a reason',
  input: z.object({ id, waiverReason }),
  output: saved,
  bulk: true,
})

export const unpublishProperty = defineCall({
  name: 'properties.unpublish',
  method: 'PUT',
  path: '/api/property/unpublishproperty',
  who: 'ownListings.manage',
  summary: 'Unpublish a property',
  input: z.object({ id }),
  output: saved,
  bulk: true,
})

export const setPropertyPrice = defineCall({
  name: 'properties.setPrice',
  method: 'PUT',
  path: '/api/property/price',
  who: 'ownListings.manage',
  summary: 'Change only the price of your own property, while it is open for offers',
  input: z.object({ id, version, price: propertyPrice }),
  output: saved,
  bulk: true,
})

export const setPropertyStatus = defineCall({
  name: 'properties.setStatus',
  method: 'PUT',
  path: '/api/property/status',
  who: 'ownListings.manage',
  summary:
    'Change only the status of your own property; a change between sale and rental needs the whole form',
  input: z.object({ id, version, statusCode: propertyStatusCode, waiverReason }),
  output: saved,
  bulk: true,
})

export const mayEditProperty = defineCall({
  name: 'properties.mayEdit',
  method: 'GET',
  path: '/api/property/MayEditProperty/{id}',
  who: 'everyone',
  summary:
    'Check whether a listing is open for offers; false for visitors. Informational only: offers are checked again when made',
  input: oneProperty,
  output: z.object({ mayEdit: z.boolean() }),
})

export const listPropertyStatuses = defineCall({
  name: 'properties.statuses',
  method: 'GET',
  path: '/api/property/GetPropertyStatuses',
  who: 'everyone',
  summary: 'List the statuses of properties',
  input: z.object({}),
  output: z.array(
    z.object({ id, code: z.string(), description: z.string(), display: z.string().nullable() }),
  ),
  cache: { seconds: 300, of: ['statuses'] },
})

const flag = z
  .enum(['true', 'false'])
  .transform((text) => text === 'true')
  .optional()
  .catch(undefined)

const adminFilter = {
  statusCode: z.string().max(10).optional(),
  propertyUsageType: z.enum(usages).optional().catch(undefined),
  isSale: flag,
  isPublished: flag,
  typeId: idInPath.optional().catch(undefined),
}

const username = z.string().trim().min(1).max(100)

export const removeProperty = defineCall({
  name: 'properties.remove',
  method: 'DELETE',
  path: '/api/property/{id}',
  who: 'ownListings.manage',
  summary: 'Delete your own property; refused if an offer was accepted',
  input: oneProperty,
  output: z.object({ id }),
  bulk: true,
})

/** What both lists of properties for their managers have in common. */
const propertiesTable = {
  who: 'ownListings.manage',
  row: adminProperty,
  columns: [
    { key: 'reference', label: 'Reference', lead: true, narrow: true },
    { key: 'property', label: 'Property', wide: true },
    { key: 'owner', label: 'Owner' },
    { key: 'price', label: messages.priceExVat, kind: 'money' },
    { key: 'status', label: 'Status' },
    { key: 'isPublished', label: 'Published', kind: 'yesNo', narrow: true },
    { key: 'id', label: 'ID', narrow: true },
    { key: 'unit', label: 'Unit' },
    { key: 'size', label: 'Size', kind: 'number' },
    { key: 'region', label: 'Region' },
    { key: 'town', label: 'Town' },
    { key: 'suburb', label: 'Suburb' },
    { key: 'type', label: 'Type' },
  ],
  defaults: { size: pageSizes.adminTable.default, sort: 'id', order: 'desc' },
  filters: adminFilter,
  params: { x: username },
  remove: removeProperty,
} as const

export const propertiesList = defineList({
  ...propertiesTable,
  name: 'properties',
  call: 'properties.adminList',
  path: '/api/property/GetAdminProperties/{x}',
  summary:
    'List the properties that a user manages: their own, their agency’s, or all for a Super Admin',
  reply: {
    /** The agency's name for an Agency user, the full name for an Agent. */
    heading: z.string(),
  },
})

export const listAdminProperties = propertiesList.list

export const ownPropertiesList = defineList({
  ...propertiesTable,
  name: 'properties',
  call: 'properties.ownList',
  path: '/api/property/GetPropertyList/{x}',
  summary: 'List the properties that a user has listed, published or not',
})

export const listOwnProperties = ownPropertiesList.list

export const listLiveProperties = defineCall({
  name: 'properties.live',
  method: 'GET',
  path: '/api/property/GetLivePropertyList',
  who: 'everyone',
  summary: 'List published properties, newest first',
  input: z.object({
    page: z.coerce.number().int().min(1).max(50).catch(1).default(1),
    size: z.coerce.number().int().min(1).max(100).catch(20).default(20),
  }),
  output: pageOf(propertyCard).extend({ capped: z.boolean() }),
  cache: { seconds: 30, of: ['properties', 'statuses'] },
})
