import { z } from 'zod'
import { defineCall } from '../call.ts'

export const season = z.object({
  id: z.number().int(),
  name: z.string(),
  /** The code in a resort's season calendar. */
  letter: z.string(),
  /** Which design token paints it. */
  colourRole: z.string(),
  rank: z.number().int(),
})

export type SeasonReply = z.infer<typeof season>

export const listSeasons = defineCall({
  name: 'seasons.list',
  method: 'GET',
  path: '/api/season',
  who: 'everyone',
  summary: 'List the seasons in order',
  input: z.object({}),
  output: z.array(season),
  cache: { seconds: 3600, of: ['seasons'] },
})
