import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { idInPath } from '../values/id.ts'
import { aroundRequest } from './places.requests.ts'

const place = z.object({
  id: z.number().int(),
  name: z.string(),
  postalCode: z.string().nullable(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

export type PlaceChoice = z.infer<typeof place>

const places = { seconds: 3600, of: ['cities', 'suburbs'] }

export const listCities = defineCall({
  name: 'places.cities',
  method: 'GET',
  path: '/api/city/{provinceId}',
  who: 'everyone',
  summary: 'List the cities and towns of a province by name',
  input: z.object({ provinceId: idInPath }),
  output: z.array(place),
  cache: places,
})

export const listSuburbs = defineCall({
  name: 'places.suburbs',
  method: 'GET',
  path: '/api/suburb/{cityId}',
  who: 'everyone',
  summary: 'List the suburbs of a city by name',
  input: z.object({ cityId: idInPath }),
  output: z.array(place),
  cache: places,
})

export const listPlacesAround = defineCall({
  ...aroundRequest,
  name: 'places.around',
  who: 'everyone',
  summary: 'List the suburbs and towns nearest to a point, for map labels',
  input: z.object({
    // Rounded, so that a map that moves slightly gets a cached reply.
    lat: z.coerce
      .number()
      .min(-90)
      .max(90)
      .transform((value) => Math.round(value * 20) / 20),
    lng: z.coerce
      .number()
      .min(-180)
      .max(180)
      .transform((value) => Math.round(value * 20) / 20),
  }),
  output: z.array(z.object({ name: z.string(), lat: z.number(), lng: z.number() })),
  limit: searchLimit(300),
  cache: places,
})
