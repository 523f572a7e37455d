import { resortAccess, type Access } from './resort-access.ts'
import { quickestWay, roadGraph, straightKm, type Edge } from './road-graph.ts'
import { originPlaces, type Destination, type Route, type Router, type RouteStep } from './route.ts'

/** A road is longer than the straight line. */
const detour = 1.3
const unknownSpeed = 45

/** The last stretch; a resort that is not in the table is attached to the nearest place. */
function accessTo({ code, place }: Destination): Access {
  const known = resortAccess[code]
  if (known) return known
  const { name, km } = roadGraph.nearest(place)
  return { from: name, km: Math.max(0.5, km * detour), speed: unknownSpeed }
}

function roundKm(km: number): number {
  return km < 10 ? Math.round(km * 10) / 10 : Math.round(km)
}

function stepOn(edges: Edge[]): RouteStep {
  const { road, to } = edges[edges.length - 1] as Edge
  return {
    text: `Take the ${road} towards ${to}`,
    road,
    towards: to,
    distance: roundKm(edges.reduce((sum, { km }) => sum + km, 0)),
    minutes: Math.round(edges.reduce((sum, { minutes }) => sum + minutes, 0)),
  }
}

/** Consecutive stretches of the same road become one instruction. */
function stepsAlong(way: Edge[]): RouteStep[] {
  const groups: Edge[][] = []
  for (const edge of way) {
    const last = groups.at(-1)
    if (last?.[0]?.road === edge.road) last.push(edge)
    else groups.push([edge])
  }
  return groups.map(stepOn)
}

/** Directions over our own road graph: no network and no account. */
export const embeddedRouter: Router = {
  async route(from, to): Promise<Route | undefined> {
    const start = originPlaces[from]
    const access = accessTo(to)
    const way = quickestWay(roadGraph, start, access.from)
    if (!way) return undefined
    const lastMinutes = (access.km / access.speed) * 60
    const km = way.reduce((sum, edge) => sum + edge.km, access.km)
    const minutes = way.reduce((sum, edge) => sum + edge.minutes, lastMinutes)
    const last: RouteStep = {
      text: `Follow the signs to ${to.name}`,
      road: '',
      towards: to.name,
      distance: roundKm(access.km),
      minutes: Math.max(1, Math.round(lastMinutes)),
    }
    const line = [roadGraph.at(start), ...way.map((edge) => roadGraph.at(edge.to))]
    const arrived = straightKm(line[line.length - 1] as (typeof line)[number], to.place) < 0.2
    return {
      distance: roundKm(km),
      minutes: Math.round(minutes),
      steps: [...stepsAlong(way), last],
      line: arrived ? line : [...line, to.place],
      source: 'embedded',
    }
  },
}
