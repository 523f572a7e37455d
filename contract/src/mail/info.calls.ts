import { z } from 'zod'
import { defineCall } from '../call.ts'

/** A kind of listing whose public fields a landing page can show. */
export const fieldClass = z.object({ fullName: z.string(), displayName: z.string() })

export const fieldOfClass = z.object({
  name: z.string(),
  tag: z.string(),
  sample: z.string(),
  /** The formats in which it can be written. */
  formats: z.array(z.string()),
})

export const placeHolderFormat = z.object({
  id: z.number().int(),
  displayName: z.string(),
  format: z.string(),
  kind: z.string(),
})

export const listFieldClasses = defineCall({
  name: 'info.listClasses',
  method: 'GET',
  path: '/api/info/getAllClasses',
  who: 'campaigns.manage',
  summary: 'List the classes whose fields can be bound to a placeholder',
  input: z.object({}),
  output: z.array(fieldClass),
})

export const listFieldsOfClass = defineCall({
  name: 'info.listFields',
  method: 'GET',
  path: '/api/info/{fullName}',
  who: 'campaigns.manage',
  summary: 'List the public fields of a class; owners, users and payments have none',
  input: z.object({ fullName: z.string().trim().max(60) }),
  output: z.array(fieldOfClass),
})

export const listPlaceHolderFormats = defineCall({
  name: 'info.listFormats',
  method: 'GET',
  path: '/api/PlaceHolderFormat',
  who: 'campaigns.manage',
  summary: 'List the formats of values',
  input: z.object({}),
  output: z.array(placeHolderFormat),
})
