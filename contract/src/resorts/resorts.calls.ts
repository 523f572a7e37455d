import { z } from 'zod'
import { defineCall, documentLimit, fileReply } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { directions, originCode } from './directions.schema.ts'
import { facility, resortCard, resortData, resortPage } from './resorts.schema.ts'

/** The choices of the timeshare search: regions and the resorts in each, with their published weeks. */
export const resortChoices = z.object({
  regions: z.array(
    z.object({ regionId: z.number().int(), regionCode: z.string(), regionName: z.string() }),
  ),
  resorts: z.array(
    z.object({
      resortId: z.number().int(),
      resortName: z.string(),
      resortCode: z.string(),
      regionCode: z.string(),
      available: z.number().int(),
    }),
  ),
})

export type ResortChoices = z.infer<typeof resortChoices>

const cardTables = ['resorts', 'regions', 'weeks', 'resort_images', 'images', 'provinces']
const pageTables = [...cardTables, 'resort_media', 'resort_unit_types']

export const listResortChoices = defineCall({
  name: 'resorts.choices',
  method: 'GET',
  path: '/api/resort/choices',
  who: 'everyone',
  summary: 'List the regions and resorts for the timeshare search',
  input: z.object({}),
  output: resortChoices,
  cache: { seconds: 60, of: ['resorts', 'regions', 'weeks'] },
})

export const listResorts = defineCall({
  name: 'resorts.list',
  method: 'GET',
  path: '/api/resort',
  who: 'everyone',
  summary: 'List all resorts, with their number of published weeks',
  input: z.object({}),
  output: z.array(resortCard),
  cache: { seconds: 60, of: cardTables },
})

export const listResortsWithWeeks = defineCall({
  name: 'resorts.withWeeks',
  method: 'GET',
  path: '/api/resort/GetPublishedResortsWithListings',
  who: 'everyone',
  summary: 'List the resorts that have published weeks',
  input: z.object({}),
  output: z.array(resortCard),
  cache: { seconds: 60, of: cardTables },
})

/** A resort's code or its id. */
const codeOrId = z
  .string()
  .max(20)
  .regex(/^[A-Za-z0-9]{1,20}$/)

export const getResort = defineCall({
  name: 'resorts.get',
  method: 'GET',
  path: '/api/resort/{x}',
  who: 'everyone',
  summary: 'Get a resort by its code or id',
  input: z.object({ x: codeOrId }),
  output: resortPage,
  cache: { seconds: 60, of: pageTables },
})

export const getResortData = defineCall({
  name: 'resorts.data',
  method: 'GET',
  path: '/api/resort/GetResortData/{id}',
  who: 'everyone',
  summary: 'Get a resort with the field names of the previous front end',
  input: z.object({ id: idInPath }),
  output: resortData,
  cache: { seconds: 60, of: pageTables },
})

export const listFacilities = defineCall({
  name: 'resorts.facilities',
  method: 'POST',
  path: '/api/v1/product/facilities',
  who: 'everyone',
  summary: 'List the facilities at a resort and nearby',
  input: z.object({ id: codeOrId, site: z.enum(['On', 'Off']) }),
  output: z.array(facility),
  cache: { seconds: 600, of: ['resorts', 'resort_facilities'] },
})

const journey = z.object({ x: codeOrId, from: originCode })

export const getDirections = defineCall({
  name: 'resorts.directions',
  method: 'GET',
  path: '/api/resort/{x}/directions',
  who: 'everyone',
  summary: 'Get driving directions to a resort from one of the fifteen origins',
  input: journey,
  output: directions,
  cache: { seconds: 3600, of: ['resorts'] },
})

export const downloadDirections = defineCall({
  name: 'resorts.directionsPdf',
  method: 'GET',
  path: '/api/resort/{x}/directions.pdf',
  who: 'everyone',
  summary: 'Download driving directions as a PDF',
  input: journey,
  output: fileReply,
  produces: 'application/pdf',
  limit: { ...documentLimit, per: 'visitor' },
  cache: { seconds: 3600, of: ['resorts', 'settings'] },
})
