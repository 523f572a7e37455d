import { places, type Place } from '#server/gateways/routing/places.ts'
import { readRoads, straightKm } from '#server/gateways/routing/road-graph.ts'
import { roadTable } from '#server/gateways/routing/roads.ts'
import { wayKey } from '#server/gateways/routing/road-ways.ts'
import { shapesOf, type LngLat, type Topology } from './topojson.ts'

interface Node {
  place: Place
  next: { to: Node; km: number; ref: string }[]
  /** For the search in progress. */
  turn: number
  km: number
  from: Node | null
}

/** A stretch on a road other than the current one counts as longer. */
const otherRoad = 1.5
/** A place is on a road if it is closer than this. */
const farthestKm = 9

function graphOf(topology: Topology): Node[] {
  const nodes = new Map<string, Node>()
  const nodeAt = ([lng, lat]: LngLat): Node => {
    const key = `${lng.toFixed(4)} ${lat.toFixed(4)}`
    const known = nodes.get(key)
    if (known) return known
    const node: Node = { place: [lat, lng], next: [], turn: 0, km: 0, from: null }
    nodes.set(key, node)
    return node
  }
  for (const { properties, lines } of shapesOf(topology, 'roads')) {
    const ref = String(properties['ref'] ?? '')
    for (const line of lines) {
      line.slice(1).forEach((point, index) => {
        const a = nodeAt(line[index] as LngLat)
        const b = nodeAt(point)
        const km = straightKm(a.place, b.place)
        a.next.push({ to: b, km, ref })
        b.next.push({ to: a, km, ref })
      })
    }
  }
  return [...nodes.values()]
}

/** A priority queue by distance: a binary heap. */
class Queue {
  readonly #heap: { node: Node; km: number }[] = []

  push(node: Node, km: number): void {
    const heap = this.#heap
    let at = heap.push({ node, km }) - 1
    while (at > 0) {
      const up = (at - 1) >> 1
      if ((heap[up]?.km ?? 0) <= km) break
      ;[heap[at], heap[up]] = [heap[up] as (typeof heap)[0], heap[at] as (typeof heap)[0]]
      at = up
    }
  }

  pop(): { node: Node; km: number } | undefined {
    const heap = this.#heap
    const [first] = heap
    const last = heap.pop()
    if (!first || !last || !heap.length) return first
    heap[0] = last
    for (let at = 0; ;) {
      const left = 2 * at + 1
      const right = left + 1
      const lesser = (heap[right]?.km ?? Infinity) < (heap[left]?.km ?? Infinity) ? right : left
      if ((heap[lesser]?.km ?? Infinity) >= (heap[at]?.km ?? 0)) return first
      ;[heap[at], heap[lesser]] = [heap[lesser] as (typeof heap)[0], heap[at] as (typeof heap)[0]]
      at = lesser
    }
  }
}

let turn = 0

function wayAlong(from: Node, to: Node, road: string, mostKm: number): Place[] | undefined {
  const now = ++turn
  const queue = new Queue()
  Object.assign(from, { turn: now, km: 0, from: null })
  queue.push(from, 0)
  for (let found = queue.pop(); found; found = queue.pop()) {
    const { node, km } = found
    if (km > node.km) continue
    if (node === to) return wayTo(to)
    for (const { to: other, km: step, ref } of node.next) {
      const total = km + step * (ref.split('/').includes(road) ? 1 : otherRoad)
      if (total > mostKm || (other.turn === now && other.km <= total)) continue
      Object.assign(other, { turn: now, km: total, from: node })
      queue.push(other, total)
    }
  }
  return undefined
}

function wayTo(end: Node): Place[] {
  const way: Place[] = []
  for (let node: Node | null = end; node; node = node.from) way.push(node.place)
  return way.toReversed()
}

function nearest(nodes: readonly Node[], place: Place): Node | undefined {
  let best: Node | undefined
  let bestKm = farthestKm
  for (const node of nodes) {
    const km = straightKm(node.place, place)
    if (km < bestKm) [best, bestKm] = [node, km]
  }
  return best
}

/** About three hundred metres: finer bends are invisible on a map of the whole route. */
const tolerance = 0.003

function simplified(way: readonly Place[]): Place[] {
  const first = way[0] as Place
  const last = way.at(-1) as Place
  const [dy, dx] = [last[0] - first[0], last[1] - first[1]]
  const length = Math.hypot(dx, dy) || 1
  let worst = tolerance
  let at = 0
  way.forEach(([lat, lng], index) => {
    const off = Math.abs(dy * (lng - first[1]) - dx * (lat - first[0])) / length
    if (off > worst) [worst, at] = [off, index]
  })
  if (!at) return [first, last]
  return [...simplified(way.slice(0, at + 1)).slice(0, -1), ...simplified(way.slice(at))]
}

function packed(way: readonly Place[]): number[] {
  let [lastLat, lastLng] = [0, 0]
  return way.flatMap(([lat, lng]) => {
    const here = [Math.round(lat * 1e4), Math.round(lng * 1e4)] as const
    const step = [here[0] - lastLat, here[1] - lastLng]
    ;[lastLat, lastLng] = here
    return step
  })
}

/** The shape of each stretch of our road graph on the roads of the map, if one is found. */
export function makeWays(topology: Topology): Record<string, number[]> {
  const nodes = graphOf(topology)
  const ways: Record<string, number[]> = {}
  for (const { road, from, to, km } of readRoads(roadTable)) {
    const [start, end] = [places[from], places[to]]
    if (!start || !end) continue
    const [a, b] = [nearest(nodes, start), nearest(nodes, end)]
    const way = a && b && wayAlong(a, b, road, km * 1.9 + 15)
    if (!way || way.length < 3) continue
    const length = way.slice(1).reduce((sum, one, at) => sum + straightKm(way[at] as Place, one), 0)
    // A long detour means a different road.
    if (length > km * 1.25 + 6) continue
    ways[wayKey(start, end)] = packed(simplified([start, ...way, end]))
  }
  return ways
}
