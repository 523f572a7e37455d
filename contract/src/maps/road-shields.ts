import type { MapFeature } from './basemap-file.ts'
import { labelStyle } from './label-style.ts'
import type { LabelCandidate } from './place-labels.ts'
import { overlaps, type WorldBox } from './mercator.ts'

/** The view: a part of the world, and pixels per unit. */
export interface LabelView {
  zoom: number
  scale: number
  box: WorldBox
}

/**
 * Pixels between two possible shield positions on a road, and between shields of the same number.
 */
const step = 130
const apart = 210
const shortest = 46

/** Positions along a line, always the same at one zoom level, wherever the map is. */
function placesAlong(line: Int32Array, scale: number): { x: number; y: number }[] {
  const found: { x: number; y: number }[] = []
  let next = step / 2
  let walked = 0
  for (let at = 2; at < line.length; at += 2) {
    const x = line[at - 2] as number
    const y = line[at - 1] as number
    const dx = (line[at] as number) - x
    const dy = (line[at + 1] as number) - y
    const length = Math.hypot(dx, dy) * scale
    for (; next <= walked + length; next += step) {
      const share = length ? (next - walked) / length : 0
      found.push({ x: x + dx * share, y: y + dy * share })
    }
    walked += length
  }
  if (!found.length && walked > shortest) {
    const middle = Math.floor(line.length / 4) * 2
    found.push({ x: line[middle] as number, y: line[middle + 1] as number })
  }
  return found
}

/**
 * The numbers of the national roads, where they could be shown. Of two numbers, the first is shown.
 */
export function shieldCandidates(
  roads: readonly MapFeature[],
  { zoom, scale, box }: LabelView,
): LabelCandidate[] {
  const style = labelStyle('shield', zoom)
  return roads
    .filter(({ ref, box: roadBox }) => ref && overlaps(roadBox, box))
    .flatMap(({ ref, lines }) => {
      const number = ref.split('/')[0] as string
      return lines
        .flatMap((line) => placesAlong(line, scale))
        .filter(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom)
        .map(({ x, y }): LabelCandidate => ({
          lines: [number],
          style,
          x: (x - box.left) * scale,
          y: (y - box.top) * scale,
          angle: 0,
          anchor: 'shield',
          apart: { key: number, pixels: apart },
        }))
    })
}
