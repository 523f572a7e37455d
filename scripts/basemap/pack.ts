import type { PackedFeature } from '#contract/maps/basemap-file.ts'
import { overlaps, toWorld, type WorldBox, type WorldPoint } from '#contract/maps/mercator.ts'
import { clipLine, clipRing } from './clip.ts'
import type { LngLat, Shape } from './topojson.ts'

/** Cells overlap by this many units, so that no seam shows between them. */
const margin = 64

/** A shape in world units. */
export interface WorldShape extends Pick<PackedFeature, 'r' | 'ref' | 'zx'> {
  closed: boolean
  lines: WorldPoint[][]
}

const asWorld = (points: readonly LngLat[]) => points.map(([lng, lat]) => toWorld(lat, lng))

export function toWorldShape({ properties, closed, lines }: Shape): WorldShape {
  const { r, ref, zx } = properties as Pick<PackedFeature, 'r' | 'ref' | 'zx'>
  return {
    closed,
    lines: lines.map(asWorld),
    ...(r && { r }),
    ...(ref && { ref }),
    ...(zx && { zx }),
  }
}

function packLine(points: readonly WorldPoint[]): number[] {
  const packed: number[] = []
  let lastX = 0
  let lastY = 0
  for (const { x, y } of points) {
    const dx = Math.round(x) - lastX
    const dy = Math.round(y) - lastY
    if (packed.length && dx === 0 && dy === 0) continue
    packed.push(dx, dy)
    lastX += dx
    lastY += dy
  }
  return packed
}

/** Shorter ones are a single point. */
const isDrawn = (closed: boolean) => (line: readonly number[]) => line.length >= (closed ? 6 : 4)

/**
 * Shapes that look the same become one feature, except areas: each of them is filled separately.
 */
export function packShapes(shapes: readonly WorldShape[]): PackedFeature[] {
  const packed: PackedFeature[] = []
  const joined = new Map<string, number[][]>()
  for (const { closed, lines, ...attributes } of shapes) {
    const drawn = lines.map(packLine).filter(isDrawn(closed))
    if (!drawn.length) continue
    const key = JSON.stringify(attributes)
    const same = closed ? undefined : joined.get(key)
    if (same) {
      same.push(...drawn)
      continue
    }
    packed.push({ lines: drawn, ...attributes })
    if (!closed) joined.set(key, drawn)
  }
  return packed
}

function boxOf(line: readonly WorldPoint[]): WorldBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const { x, y } of line) {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  return box
}

/** The part of the shapes inside a cell. */
export function cutShapes(shapes: readonly WorldShape[], cell: WorldBox): WorldShape[] {
  const box = {
    left: cell.left - margin,
    top: cell.top - margin,
    right: cell.right + margin,
    bottom: cell.bottom + margin,
  }
  return shapes.flatMap((shape) => {
    const near = shape.lines.filter((line) => overlaps(boxOf(line), box))
    const lines = shape.closed
      ? near.map((ring) => clipRing(ring, box))
      : near.flatMap((line) => clipLine(line, box))
    const kept = lines.filter(({ length }) => length > 1)
    return kept.length ? [{ ...shape, lines: kept }] : []
  })
}
