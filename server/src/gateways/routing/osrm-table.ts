import { z } from 'zod'
import { assertReplied, callOutside, type Outside } from '../outside.ts'
import type { DriveTo, Reach } from './drive-time.ts'
import type { Place } from './places.ts'

const reply = z.object({
  code: z.literal('Ok'),
  durations: z.array(z.array(z.number().nullable())).min(1),
})

interface TableOptions {
  /** For all requests of one table together: the embedded roads have drive times too. */
  timeoutMs: number
  /** By default a server accepts a hundred points in a table. */
  chunk: number
  /** Concurrent requests. */
  atOnce: number
}

const defaults: TableOptions = { timeoutMs: 5000, chunk: 99, atOnce: 4 }

const lngLat = ([lat, lng]: Place) => `${lng.toFixed(5)},${lat.toFixed(5)}`

/** The table service of OSRM, in batches of points. Throws if it is not complete in time. */
export function osrmTable(
  base: string,
  outside: Outside,
  options: Partial<TableOptions> = {},
): Reach {
  const { timeoutMs, chunk, atOnce } = { ...defaults, ...options }
  const root = base.replace(/\/+$/, '')

  async function request(from: Place, to: readonly DriveTo[], signal: AbortSignal) {
    const points = [from, ...to.map(({ place }) => place)].map(lngLat).join(';')
    const address = `${root}/table/v1/driving/${points}?sources=0&annotations=duration`
    const response = await fetch(address, { redirect: 'error', signal })
    assertReplied(outside, response)
    const [row = []] = reply.parse(await response.json()).durations
    if (row.length !== to.length + 1) throw new Error('The table has a different number of points')
    return row.slice(1).map((seconds) => (seconds === null ? Infinity : seconds / 60))
  }

  return {
    minutes: (from, to) =>
      callOutside(outside, timeoutMs, async (signal) => {
        const starts = Array.from({ length: Math.ceil(to.length / chunk) }, (_, n) => n * chunk)
        const found: number[] = []
        for (let next = 0; next < starts.length; next += atOnce) {
          const some = starts.slice(next, next + atOnce)
          const parts = await Promise.all(
            some.map((start) => request(from, to.slice(start, start + chunk), signal)),
          )
          found.push(...parts.flat())
        }
        return found
      }),
  }
}
