import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { longestDrive } from './drive.ts'

export const reach = z.object({
  from: z.object({ name: z.string(), lat: z.number(), lng: z.number() }),
  minutes: z.number().int(),
  /** Corners of a line around what is in reach, for a map. */
  outline: z.array(z.tuple([z.number(), z.number()])),
  /** How many suburbs and towns are in reach. */
  places: z.number().int(),
})

export type PlaceReach = z.infer<typeof reach>

export const findReach = defineCall({
  name: 'places.reach',
  method: 'GET',
  path: '/api/place/reach',
  who: 'everyone',
  summary: 'Outline what can be reached by car from a place within some minutes',
  input: z.object({
    /** The key or the name of a place, or `lat,lng`. */
    from: z.string().trim().min(1).max(200),
    minutes: z.coerce.number().int().min(5).max(longestDrive),
  }),
  output: reach,
  limit: searchLimit(60),
  cache: { seconds: 3600, of: ['provinces', 'cities', 'suburbs', 'areas', 'place_aliases'] },
})
