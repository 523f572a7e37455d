import { z } from 'zod'

/** The fifteen places from which directions are given. Gqeberha keeps the name people search for. */
export const origins = [
  { code: 'bloemfontein', name: 'Bloemfontein', airport: false },
  { code: 'cape-town', name: 'Cape Town', airport: false },
  { code: 'durban', name: 'Durban', airport: false },
  { code: 'east-london', name: 'East London', airport: false },
  { code: 'george', name: 'George', airport: false },
  { code: 'johannesburg', name: 'Johannesburg', airport: false },
  { code: 'nelspruit', name: 'Nelspruit', airport: false },
  { code: 'polokwane', name: 'Polokwane', airport: false },
  { code: 'port-elizabeth', name: 'Port Elizabeth', airport: false },
  { code: 'pretoria', name: 'Pretoria', airport: false },
  { code: 'upington', name: 'Upington', airport: false },
  { code: 'or-tambo', name: 'OR Tambo airport', airport: true },
  { code: 'king-shaka', name: 'King Shaka airport', airport: true },
  { code: 'port-elizabeth-airport', name: 'Port Elizabeth airport', airport: true },
  { code: 'cape-town-airport', name: 'Cape Town airport', airport: true },
] as const

export type OriginCode = (typeof origins)[number]['code']

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
  /** Where the route comes from: our own road graph, or a routing server. */
  source: z.enum(['embedded', 'osrm']),
})

export type Directions = z.infer<typeof directions>

/** `6 h 20 min` */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (!hours) return `${rest} min`
  return rest ? `${hours} h ${rest} min` : `${hours} h`
}

/** `1 420 km`, and one decimal below ten. */
export function formatDistance(kilometres: number): string {
  if (kilometres < 10) return `${Math.round(kilometres * 10) / 10}\u00a0km`
  const grouped = String(Math.round(kilometres)).replace(/\B(?=(\d{3})+$)/g, '\u00a0')
  return `${grouped}\u00a0km`
}
