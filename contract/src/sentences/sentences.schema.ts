import { z } from 'zod'

export const understood = z.object({
  /** The person's own words. */
  text: z.string(),
  /** What they were understood as. */
  as: z.string(),
  /** The first criterion that it sets, with its value; empty when it sets none. */
  criterion: z.string(),
  value: z.string(),
  /** All criteria that it sets: a range sets two. */
  sets: z.record(z.string(), z.string()),
})

export type UnderstoodPart = z.infer<typeof understood>

/** What a sentence was understood to ask for. */
export const reading = z.object({
  kind: z.enum(['property', 'week']),
  /** As accepted by the search calls. */
  criteria: z.record(z.string(), z.string()),
  /** The results page. */
  url: z.string(),
  understood: z.array(understood),
  /** What was not understood, in the person's words. */
  ignored: z.array(z.string()),
})

export type Reading = z.infer<typeof reading>
