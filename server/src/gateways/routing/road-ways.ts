import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Place } from './places.ts'
import type { Router } from './route.ts'

const file = path.resolve(import.meta.dirname, '../../../../contract/basemap/ways-ngi.json')

/** A stretch between two places of the road graph. */
export function wayKey(from: Place, to: Place): string {
  return [from, to].map(([lat, lng]) => `${lat},${lng}`).join(' ')
}

let ways: Record<string, readonly number[]> | undefined

/** In steps of a ten-thousandth of a degree. */
function unpack(packed: readonly number[]): Place[] {
  let lat = 0
  let lng = 0
  return Array.from({ length: packed.length / 2 }, (_, at) => {
    lat += packed[2 * at] ?? 0
    lng += packed[2 * at + 1] ?? 0
    return [lat / 1e4, lng / 1e4]
  })
}

function wayBetween(from: Place, to: Place): Place[] {
  ways ??= JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly number[]>
  const there = ways[wayKey(from, to)]
  if (there) return unpack(there)
  const back = ways[wayKey(to, from)]
  return back ? unpack(back).toReversed() : [from, to]
}

/** Replaces the straight lines between places by the bends of the roads on the map. */
export function alongRoads(line: readonly Place[]): Place[] {
  const [start] = line
  if (!start) return []
  const steps = line.slice(1).map((to, at) => ({ from: line[at] as Place, to }))
  return [start, ...steps.flatMap(({ from, to }) => [...wayBetween(from, to).slice(1, -1), to])]
}

/** The routes of the embedded graph, drawn along the roads of the map. */
export function withBends(router: Router): Router {
  return {
    async route(from, to) {
      const found = await router.route(from, to)
      return found && { ...found, line: alongRoads(found.line) }
    },
  }
}
