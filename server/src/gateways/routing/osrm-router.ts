import { z } from 'zod'
import { assertReplied, callOutside, type Outside } from '../outside.ts'
import type { Place } from './places.ts'
import { roadGraph } from './road-graph.ts'
import { originPlaces, type Router, type RouteStep } from './route.ts'

/** A person is waiting, and the embedded road graph knows a route too. */
const defaultTimeoutMs = 3000

const step = z.object({
  distance: z.number(),
  duration: z.number(),
  name: z.string().default(''),
  ref: z.string().optional(),
  destinations: z.string().optional(),
})

const reply = z.object({
  code: z.literal('Ok'),
  routes: z
    .array(
      z.object({
        distance: z.number(),
        duration: z.number(),
        geometry: z.object({ coordinates: z.array(z.tuple([z.number(), z.number()])) }),
        legs: z.array(z.object({ steps: z.array(step) })),
      }),
    )
    .min(1),
})

type OsrmStep = z.infer<typeof step>

/** `N3;N11` is one road with two names: the first is the one on the signs. */
function roadOf({ ref, name }: OsrmStep): string {
  return ref?.split(';')[0]?.trim() || name
}

function textOf(road: string, towards: string): string {
  if (!road) return towards ? `Continue towards ${towards}` : 'Continue'
  return towards ? `Take the ${road} towards ${towards}` : `Take the ${road}`
}

function toSteps(steps: OsrmStep[], destination: string): RouteStep[] {
  const found: RouteStep[] = []
  for (const one of steps.filter(({ distance }) => distance > 0)) {
    const road = roadOf(one)
    const last = found.at(-1)
    if (last && last.road === road) {
      last.distance += one.distance / 1000
      last.minutes += one.duration / 60
      continue
    }
    const towards = one.destinations?.split(/[:,]/).at(-1)?.trim() ?? ''
    const text = textOf(road, towards)
    found.push({ text, road, towards, distance: one.distance / 1000, minutes: one.duration / 60 })
  }
  const last = found.at(-1)
  if (last) Object.assign(last, { text: textOf(last.road, destination), towards: destination })
  return found.map((one) => ({
    ...one,
    distance: Math.round(one.distance * 10) / 10,
    minutes: Math.round(one.minutes),
  }))
}

/** A routing server with the OSRM API. Throws if it does not respond in time. */
export function osrmRouter(base: string, outside: Outside, timeoutMs = defaultTimeoutMs): Router {
  const root = base.replace(/\/+$/, '')
  return {
    async route(from, to) {
      const [lat, lng] = roadGraph.at(originPlaces[from])
      const ends = `${lng},${lat};${to.place[1]},${to.place[0]}`
      const address = `${root}/route/v1/driving/${ends}?overview=simplified&geometries=geojson&steps=true`
      const [route] = await callOutside(outside, timeoutMs, async (signal) => {
        const response = await fetch(address, { redirect: 'error', signal })
        assertReplied(outside, response)
        return reply.parse(await response.json()).routes
      })
      if (!route) return undefined
      return {
        distance: Math.round(route.distance / 100) / 10,
        minutes: Math.round(route.duration / 60),
        steps: toSteps(
          route.legs.flatMap((leg) => leg.steps),
          to.name,
        ),
        line: route.geometry.coordinates.map(([x, y]): Place => [y, x]),
        source: 'osrm',
      }
    },
  }
}
