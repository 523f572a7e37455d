import { layerNames, type LayerName, type MapLayers } from '#contract/maps/basemap-file.ts'
import type { WorldPoint } from '#contract/maps/mercator.ts'

/** All features of a layer that are drawn in the same way. */
export interface PathGroup {
  rank: number
  /** The last zoom at which they are drawn. */
  to: number
  path: Path2D
}

export type LayerPaths = Partial<Record<LayerName, readonly PathGroup[]>>

const closed: ReadonlySet<LayerName> = new Set(['countries', 'parks', 'urban', 'sea', 'lakes'])

function addLine(path: Path2D, line: Int32Array, origin: WorldPoint): void {
  path.moveTo((line[0] as number) - origin.x, (line[1] as number) - origin.y)
  for (let at = 2; at < line.length; at += 2) {
    path.lineTo((line[at] as number) - origin.x, (line[at + 1] as number) - origin.y)
  }
}

function groupsOf(layers: MapLayers, name: LayerName, origin: WorldPoint): PathGroup[] {
  const groups = new Map<string, PathGroup>()
  for (const { lines, rank, to } of layers[name] ?? []) {
    const key = `${rank} ${to}`
    const group = groups.get(key) ?? { rank, to, path: new Path2D() }
    groups.set(key, group)
    for (const line of lines) {
      addLine(group.path, line, origin)
      if (closed.has(name)) group.path.closePath()
    }
  }
  return [...groups.values()]
}

const known = new WeakMap<MapLayers, LayerPaths>()

/** Paths are built once and drawn at any zoom. Coordinates are relative to an origin, where a canvas is precise. */
export function pathsOf(layers: MapLayers, origin: WorldPoint): LayerPaths {
  const found = known.get(layers)
  if (found) return found
  const paths: LayerPaths = {}
  for (const name of layerNames) {
    if (layers[name]) paths[name] = groupsOf(layers, name, origin)
  }
  known.set(layers, paths)
  return paths
}
