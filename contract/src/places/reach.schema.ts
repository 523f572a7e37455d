import { z } from 'zod'

export const reach = z.object({
  from: z.object({ name: z.string(), lat: z.number(), lng: z.number() }),
  minutes: z.number().int(),
  /** The corners of the outline of what is in reach, for a map. */
  outline: z.array(z.tuple([z.number(), z.number()])),
  /** How many suburbs and towns are in reach. */
  places: z.number().int(),
})

export type PlaceReach = z.infer<typeof reach>
