import { z } from 'zod'
import { assertReplied, callOutside, type Outside } from '../outside.ts'
import type { Geocoder } from './geocoder.ts'

/** A person is waiting, and the gazetteer knows the suburb. */
const defaultTimeoutMs = 3000

const reply = z.array(z.object({ lat: z.coerce.number(), lon: z.coerce.number() }))

/** A geocoder with the Nominatim search API. Throws if it does not respond in time. */
export function nominatim(base: string, outside: Outside, timeoutMs = defaultTimeoutMs): Geocoder {
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
      return callOutside(outside, timeoutMs, async (signal) => {
        const response = await fetch(`${root}/search?${query}`, { redirect: 'error', signal })
        assertReplied(outside, response)
        const [first] = reply.parse(await response.json())
        return first && { lat: first.lat, lng: first.lon }
      })
    },
  }
}
