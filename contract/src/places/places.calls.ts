import { z } from 'zod'
import { defineCall } from '../call.ts'
import { placeKinds } from './place.ts'

/** Suggestions appear from this many letters on. */
export const suggestFrom = 3

export const placeSuggestion = z.object({
  /** Says which one it is when several places share the name: `Brooklyn, Pretoria`. */
  display: z.string(),
  kind: z.enum(placeKinds),
  /** As addresses spell it, see place-key.ts. */
  key: z.string(),
  province: z.string(),
  /** Empty for provinces, and for areas that are not part of one city. */
  city: z.string(),
  /** Empty for everything but suburbs. */
  suburb: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

export type PlaceSuggestion = z.infer<typeof placeSuggestion>

export const suggestPlaces = defineCall({
  name: 'places.suggest',
  method: 'GET',
  path: '/api/place/suggest',
  who: 'everyone',
  summary:
    'Search provinces, named areas, cities and suburbs by what people call them, best matches first',
  input: z.object({ q: z.string().trim().max(80) }),
  output: z.array(placeSuggestion),
  cache: { seconds: 300, of: ['provinces', 'cities', 'suburbs', 'areas', 'place_aliases'] },
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
