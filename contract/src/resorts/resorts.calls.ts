import { z } from 'zod'
import { defineCall } from '../call.ts'

/** The choices of the timeshare search: regions and the resorts in each, with their published weeks. */
export const resortChoices = z.object({
  regions: z.array(z.object({ regionCode: z.string(), regionName: z.string() })),
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

export const listResortChoices = defineCall({
  name: 'resorts.choices',
  method: 'GET',
  path: '/api/resort/choices',
  who: 'everyone',
  summary: 'Regions and resorts for the timeshare search',
  input: z.object({}),
  output: resortChoices,
  cache: { seconds: 60, of: ['resorts', 'regions', 'weeks'] },
})
