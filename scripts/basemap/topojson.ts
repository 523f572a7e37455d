/** As much of TopoJSON as the source files use. */
export interface Topology {
  transform: { scale: [number, number]; translate: [number, number] }
  arcs: [number, number][][]
  objects: Record<string, { type: string; geometries: Geometry[] }>
}

interface Geometry {
  type: string | null
  arcs?: unknown
  properties?: Record<string, unknown>
}

export type LngLat = [lng: number, lat: number]

export interface Shape {
  properties: Record<string, unknown>
  closed: boolean
  /** The lines, or the rings of all polygons. */
  lines: LngLat[][]
}

/** Arcs are stored as steps of whole numbers. */
function arcPoints({ transform, arcs }: Topology): LngLat[][] {
  const { scale, translate } = transform
  return arcs.map((arc) => {
    let x = 0
    let y = 0
    return arc.map(([dx, dy]): LngLat => {
      x += dx
      y += dy
      return [x * scale[0] + translate[0], y * scale[1] + translate[1]]
    })
  })
}

/** Joins arcs; a negative index is an arc that runs backwards. */
function join(indexes: readonly number[], arcs: readonly LngLat[][]): LngLat[] {
  const line: LngLat[] = []
  for (const index of indexes) {
    const arc = arcs[index < 0 ? ~index : index] ?? []
    const points = index < 0 ? arc.toReversed() : arc
    // The first point of an arc is the last one of the arc before.
    line.push(...points.slice(line.length ? 1 : 0))
  }
  return line
}

function chainsOf({ type, arcs }: Geometry): number[][] {
  switch (type) {
    case 'LineString':
      return [arcs as number[]]
    case 'MultiLineString':
    case 'Polygon':
      return arcs as number[][]
    case 'MultiPolygon':
      return (arcs as number[][][]).flat()
    default:
      return []
  }
}

/** The shapes of one object of a topology. */
export function shapesOf(topology: Topology, object: string): Shape[] {
  const arcs = arcPoints(topology)
  const found = topology.objects[object]
  if (!found) throw new Error(`The topology has no object ${object}`)
  return found.geometries.map((geometry) => ({
    properties: geometry.properties ?? {},
    closed: geometry.type?.endsWith('Polygon') ?? false,
    lines: chainsOf(geometry).map((chain) => join(chain, arcs)),
  }))
}
