import { z } from 'zod'
import { origins, type OriginCode } from './directions.ts'

export const originCode = z.enum(origins.map(({ code }) => code) as [OriginCode, ...OriginCode[]])

export const directions = z.object({
  resortCode: z.string(),
  resortName: z.string(),
  from: originCode,
  fromName: z.string(),
  /** Kilometres by road. */
  distance: z.number(),
  /** Minutes of driving, without stops. */
  minutes: z.number().int(),
  steps: z.array(
    z.object({
      /** `Take the N3 towards Harrismith` */
      text: z.string(),
      road: z.string(),
      towards: z.string(),
      distance: z.number(),
      minutes: z.number().int(),
    }),
  ),
  /** The line on the map, as [latitude, longitude]. */
  line: z.array(z.tuple([z.number(), z.number()])),
  /** The source of the route: our own road graph, or a routing server. */
  source: z.enum(['embedded', 'osrm']),
})

export type Directions = z.infer<typeof directions>
