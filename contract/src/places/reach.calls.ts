import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { longestDrive } from './drive.ts'
import { reachRequest } from './reach.requests.ts'
import { reach } from './reach.schema.ts'

export const findReach = defineCall({
  ...reachRequest,
  name: 'places.reach',
  who: 'everyone',
  summary: 'Outline the area within a given drive time of a place',
  input: z.object({
    /** The key or the name of a place, or `lat,lng`. */
    from: z.string().trim().min(1).max(200),
    minutes: z.coerce.number().int().min(5).max(longestDrive),
  }),
  output: reach,
  limit: searchLimit(60),
  cache: {
    seconds: 3600,
    of: ['provinces', 'cities', 'suburbs', 'areas', 'area_members', 'place_aliases'],
  },
})
