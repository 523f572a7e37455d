import { localPlaces, localRoads } from './local-roads.ts'
import { places, type Place } from './places.ts'
import { resortAccess } from './resort-access.ts'
import { readRoads, straightKm } from './road-graph.ts'
import { roadTable } from './roads.ts'

/** A destination; the last stretch to a resort of the catalogue is found by its code. */
export interface DriveTo {
  place: Place
  code?: string | undefined
}

export interface Reach {
  /** Minutes by car to each of the points; infinite if no road leads there. */
  minutes(from: Place, to: readonly DriveTo[]): Promise<number[]>
}

/** A main road is slightly longer than the straight line, streets even more so. */
const roadDetour = 1.15
const streetDetour = 1.3
/** From the door to the first main road, and from the last one to the door. */
const doorMinutes = 4
/** Main roads within this distance are considered; if there are none, the nearest one is used. */
const joinKm = 25
/**
 * Beyond this distance, streets alone are not an estimate: there are mountains and water in
 * between.
 */
const streetsKm = 60

/** Kilometres of streets at each speed: the longer the drive, the larger the road. */
const streets = [
  { km: 6, speed: 32 },
  { km: 14, speed: 50 },
  { km: 30, speed: 65 },
  { km: Number.POSITIVE_INFINITY, speed: 75 },
] as const

/** Minutes over streets between two points at this straight-line distance. */
function streetMinutes(straight: number): number {
  let left = straight * streetDetour
  let minutes = 0
  for (const { km, speed } of streets) {
    const here = Math.min(left, km)
    minutes += (here / speed) * 60
    left -= here
    if (left <= 0) break
  }
  return minutes
}

interface Stretch {
  from: string
  to: string
  minutes: number
}

function placeOf(name: string): Place {
  const place = places[name] ?? localPlaces[name]
  if (!place) throw new Error(`${name} is on a road but has no coordinates`)
  return place
}

function localStretches(): Stretch[] {
  return localRoads
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [, speed, names] = /^\S+ (\d+): (.+)$/.exec(line) ?? []
      if (!names) throw new Error(`${line} is not a road`)
      const stops = names.split(', ')
      return stops.slice(1).map((to, index) => {
        const from = stops[index] as string
        const km = straightKm(placeOf(from), placeOf(to)) * roadDetour
        return { from, to, minutes: (km / Number(speed)) * 60 }
      })
    })
}

interface Junction {
  name: string
  place: Place
  ways: { to: Junction; minutes: number }[]
}

function buildJunctions(): Map<string, Junction> {
  const known = new Map<string, Junction>()
  const junction = (name: string) => {
    const found = known.get(name) ?? { name, place: placeOf(name), ways: [] }
    known.set(name, found)
    return found
  }
  const main = readRoads(roadTable).map(({ from, to, km, speed }) => ({
    from,
    to,
    minutes: (km / speed) * 60,
  }))
  for (const { from, to, minutes } of [...main, ...localStretches()]) {
    junction(from).ways.push({ to: junction(to), minutes })
    junction(to).ways.push({ to: junction(from), minutes })
  }
  return known
}

const junctions = buildJunctions()

const kmPerDegree = 111

/** The junctions around a point with the minutes over streets to each. */
function joins(place: Place): { at: Junction; minutes: number }[] {
  const all = [...junctions.values()]
  const away = (at: Junction) => ({ at, km: straightKm(place, at.place) })
  const around = all
    .filter((at) => Math.abs(at.place[0] - place[0]) * kmPerDegree <= joinKm)
    .map(away)
    .filter(({ km }) => km <= joinKm)
  const found = around.length
    ? around
    : [all.map(away).reduce((best, one) => (one.km < best.km ? one : best))]
  return found.map(({ at, km }) => ({ at, minutes: doorMinutes + streetMinutes(km) }))
}

/** Minutes from a point to every junction, by Dijkstra: a few hundred junctions need no heap. */
function minutesToJunctions(from: Place): Map<Junction, number> {
  const best = new Map<Junction, number>(joins(from).map(({ at, minutes }) => [at, minutes]))
  const settled = new Set<Junction>()
  for (;;) {
    let here: Junction | undefined
    let soFar = Number.POSITIVE_INFINITY
    for (const [junction, minutes] of best) {
      if (minutes < soFar && !settled.has(junction)) [here, soFar] = [junction, minutes]
    }
    if (!here) return best
    settled.add(here)
    for (const { to, minutes } of here.ways) {
      const total = soFar + minutes
      if (total < (best.get(to) ?? Number.POSITIVE_INFINITY)) best.set(to, total)
    }
  }
}

/** Where points are relative to the junctions never changes, so it is computed once for each. */
const joinsOf = new WeakMap<DriveTo, ReturnType<typeof joins>>()

function lastStretches(to: DriveTo): ReturnType<typeof joins> {
  const known = joinsOf.get(to)
  if (known) return known
  const access = to.code === undefined ? undefined : resortAccess[to.code]
  const at = access && junctions.get(access.from)
  const found = access && at ? [{ at, minutes: (access.km / access.speed) * 60 }] : joins(to.place)
  joinsOf.set(to, found)
  return found
}

/**
 * Minutes by car from a point to each of the others over the embedded roads. Within a city, where
 * they are too coarse, the estimate for streets is used.
 */
export function driveMinutes(from: Place, targets: readonly DriveTo[]): number[] {
  const toJunctions = minutesToJunctions(from)
  return targets.map((to) => {
    const straight = straightKm(from, to.place)
    let best =
      straight <= streetsKm ? doorMinutes + streetMinutes(straight) : Number.POSITIVE_INFINITY
    for (const { at, minutes } of lastStretches(to)) {
      best = Math.min(best, minutes + (toJunctions.get(at) ?? Number.POSITIVE_INFINITY))
    }
    return best
  })
}
