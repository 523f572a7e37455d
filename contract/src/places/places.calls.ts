import { z } from 'zod'
import { defineCall } from '../call.ts'
import { suggestRequest } from './places.requests.ts'
import { placeSuggestion } from './places.schema.ts'

export const suggestPlaces = defineCall({
  ...suggestRequest,
  name: 'places.suggest',
  who: 'everyone',
  summary:
    'Search provinces, named areas, cities and suburbs by what people call them, best matches first',
  input: z.object({ q: z.string().trim().max(80) }),
  output: z.array(placeSuggestion),
  cache: {
    seconds: 300,
    of: ['provinces', 'cities', 'suburbs', 'areas', 'area_members', 'place_aliases'],
  },
})

export const listProvinces = defineCall({
  name: 'places.provinces',
  method: 'GET',
  path: '/api/province',
  who: 'everyone',
  summary: 'List the nine provinces',
  input: z.object({}),
  output: z.array(z.object({ id: z.number().int(), code: z.string(), name: z.string() })),
  cache: { seconds: 3600, of: ['provinces'] },
})

export const provinceListings = z.object({
  code: z.string(),
  name: z.string(),
  properties: z.number().int(),
  weeks: z.number().int(),
})

export type ProvinceListings = z.infer<typeof provinceListings>

export const countByProvince = defineCall({
  name: 'places.listings',
  method: 'GET',
  path: '/api/province/listings',
  who: 'everyone',
  summary: 'Count the published properties and weeks of each province',
  input: z.object({}),
  output: z.array(provinceListings),
  cache: { seconds: 60, of: ['properties', 'weeks'] },
})
