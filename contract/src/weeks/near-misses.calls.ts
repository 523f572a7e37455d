import { z } from 'zod'
import { defineCall, searchLimit } from '../call.ts'
import { weekFilter } from './weeks.filter.schema.ts'
import { shownTables } from './weeks.calls.ts'

export const mostNearMisses = 5

export const nearMiss = z.object({
  /** Which filters differ, `price` or `price holiday`. */
  filter: z.string(),
  count: z.number().int(),
  /** `2 weeks at R 60 000`, `3 weeks in the Easter holidays at R 60 000`. */
  text: z.string(),
  /** The results page that shows them. */
  address: z.string(),
})

export type NearMiss = z.infer<typeof nearMiss>

export const findNearMisses = defineCall({
  name: 'weeks.nearMisses',
  method: 'GET',
  path: '/api/timeshareweek/nearMisses',
  who: 'everyone',
  summary: 'List the results of a week search with one or two filters changed',
  input: weekFilter,
  output: z.array(nearMiss).max(mostNearMisses),
  limit: searchLimit(60),
  cache: { seconds: 30, of: shownTables },
})
