import { z } from 'zod'
import { defineCall } from '../call.ts'
import { propertyCard, usages } from './properties.schema.ts'

export const latestCount = 8

const latestProperties = z.array(propertyCard)

/** Reads `residential` as `Residential`, whatever its case. */
const usageInPath = z
  .string()
  .transform((text) => usages.find((usage) => usage.toLowerCase() === text.toLowerCase()) ?? text)
  .pipe(z.enum(usages))

export const listLatestProperties = defineCall({
  name: 'properties.latest',
  method: 'GET',
  path: '/api/property/latestProperties',
  who: 'everyone',
  summary: 'The newest published properties',
  input: z.object({}),
  output: latestProperties,
  cache: { seconds: 30, of: ['properties', 'property_images', 'images', 'statuses'] },
})

export const listLatestPropertiesByUsage = defineCall({
  name: 'properties.latestByUsage',
  method: 'GET',
  path: '/api/property/latestProperties/{type}',
  who: 'everyone',
  summary: 'The newest published residential or commercial properties',
  input: z.object({ type: usageInPath }),
  output: latestProperties,
  cache: { seconds: 30, of: ['properties', 'property_images', 'images', 'statuses'] },
})
