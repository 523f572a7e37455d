import { z } from 'zod'
import type { Geocoder } from './geocoder.ts'

const timeoutMs = 4000

const reply = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }))

/** A geocoder with the Nominatim search API. Throws when it does not respond in time. */
export function nominatim(base: string): Geocoder {
  const root = base.replace(/\/+$/, '')
  return {
    async find({ street, suburb, city, province }) {
      const words = [street, suburb, city, province].filter(Boolean).join(', ')
      const query = new URLSearchParams({
        q: words,
        format: 'jsonv2',
        countrycodes: 'za',
        layer: 'address',
        limit: '1',
      })
      const response = await fetch(`${root}/search?${query}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      if (!response.ok) throw new Error(`The geocoder responded with ${response.status}`)
      const [first] = reply.parse(await response.json())
      return first && { lat: first.lat, lng: first.lon }
    },
  }
}
