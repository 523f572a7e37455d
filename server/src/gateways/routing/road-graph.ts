import { places, type Place } from './places.ts'
import { roadTable } from './roads.ts'

export interface Edge {
  to: string
  road: string
  km: number
  minutes: number
}

export interface RoadGraph {
  /** Undefined for a place that no road reaches. */
  edges(name: string): readonly Edge[] | undefined
  at(name: string): Place
  nearest(place: Place): { name: string; km: number }
}

const earthRadius = 6371

/** Kilometres as the crow flies. */
export function straightKm([latA, lngA]: Place, [latB, lngB]: Place): number {
  const rad = Math.PI / 180
  const h =
    Math.sin(((latB - latA) * rad) / 2) ** 2 +
    Math.cos(latA * rad) * Math.cos(latB * rad) * Math.sin(((lngB - lngA) * rad) / 2) ** 2
  return 2 * earthRadius * Math.asin(Math.sqrt(h))
}

interface Stretch {
  road: string
  speed: number
  from: string
  to: string
  km: number
}

/** Parses the table: a line that starts a road, then indented lines of places and kilometres. */
export function readRoads(table: string): Stretch[] {
  const stretches: Stretch[] = []
  let road = ''
  let speed = 0
  let from = ''
  let km = 0
  for (const line of table.split('\n').filter(Boolean)) {
    const head = /^(\S.*) at (\d+)$/.exec(line)
    if (head) {
      road = head[1] as string
      speed = Number(head[2])
      from = ''
      continue
    }
    for (const [, name = '', distance] of line.matchAll(/([^\d\s][^\d]*?)(?:\s([\d.]+)|$)/g)) {
      if (from) stretches.push({ road, speed, from, to: name, km })
      from = name
      km = Number(distance)
    }
  }
  return stretches
}

function build(): RoadGraph {
  const known = new Map<string, Edge[]>()
  const add = (from: string, to: string, { road, speed, km }: Stretch) => {
    if (!places[from]) throw new Error(`${from} is on a road but has no coordinates`)
    known.set(from, [...(known.get(from) ?? []), { to, road, km, minutes: (km / speed) * 60 }])
  }
  for (const stretch of readRoads(roadTable)) {
    add(stretch.from, stretch.to, stretch)
    add(stretch.to, stretch.from, stretch)
  }
  return {
    edges: (name) => known.get(name),
    at: (name) => places[name] as Place,
    nearest(place) {
      let best = { name: '', km: Number.POSITIVE_INFINITY }
      for (const name of known.keys()) {
        const km = straightKm(place, places[name] as Place)
        if (km < best.km) best = { name, km }
      }
      return best
    },
  }
}

export const roadGraph = build()

/** The quickest route between two places, as the edges to take; undefined if there is none. */
export function quickestWay(graph: RoadGraph, from: string, to: string): Edge[] | undefined {
  const best = new Map<string, { minutes: number; by?: Edge; via?: string }>([
    [from, { minutes: 0 }],
  ])
  const settled = new Set<string>()
  for (;;) {
    let here: string | undefined
    for (const [name, { minutes }] of best) {
      if (settled.has(name)) continue
      if (here === undefined || minutes < (best.get(here)?.minutes ?? 0)) here = name
    }
    if (here === undefined) return undefined
    if (here === to) break
    settled.add(here)
    const soFar = best.get(here)?.minutes ?? 0
    for (const edge of graph.edges(here) ?? []) {
      const minutes = soFar + edge.minutes
      const known = best.get(edge.to)
      if (!known || minutes < known.minutes) best.set(edge.to, { minutes, by: edge, via: here })
    }
  }
  const way: Edge[] = []
  for (let step = best.get(to); step?.by && step.via !== undefined; step = best.get(step.via)) {
    way.unshift(step.by)
  }
  return way
}
