import { z } from 'zod'
import { placeKinds } from './place.ts'

export const placeSuggestion = z.object({
  /** Distinguishes it when several places share the name: `Brooklyn, Pretoria`. */
  display: z.string(),
  kind: z.enum(placeKinds),
  /** As spelt in addresses, see place-key.ts. */
  key: z.string(),
  province: z.string(),
  /** Empty for provinces, and for areas that are not part of one city. */
  city: z.string(),
  /** Empty for everything but suburbs. */
  suburb: z.string(),
  lat: z.number().nullable(),
  lng: z.number().nullable(),
})

export type PlaceSuggestion = z.infer<typeof placeSuggestion>
