import type { Position } from './map-types.ts'

/** The distance of a corner from the line between two others. */
function offset(point: Position, from: Position, to: Position): number {
  const dx = to.lng - from.lng
  const dy = to.lat - from.lat
  const length = Math.hypot(dx, dy)
  if (length === 0) return Math.hypot(point.lng - from.lng, point.lat - from.lat)
  return Math.abs(dy * (point.lng - from.lng) - dx * (point.lat - from.lat)) / length
}

function reduced(line: readonly Position[], tolerance: number): Position[] {
  const first = line[0] as Position
  const last = line.at(-1) as Position
  let worst = 0
  let at = 0
  for (let i = 1; i < line.length - 1; i++) {
    const here = offset(line[i] as Position, first, last)
    if (here > worst) {
      worst = here
      at = i
    }
  }
  if (worst <= tolerance) return [first, last]
  return [
    ...reduced(line.slice(0, at + 1), tolerance).slice(0, -1),
    ...reduced(line.slice(at), tolerance),
  ]
}

/** Reduces a hand-drawn line to an area with at most this many corners; null if it encloses nothing. */
export function simplifiedArea(line: readonly Position[], most = 40): Position[] | null {
  if (line.length < 3) return null
  const lats = line.map(({ lat }) => lat)
  const lngs = line.map(({ lng }) => lng)
  const span = Math.max(
    Math.max(...lats) - Math.min(...lats),
    Math.max(...lngs) - Math.min(...lngs),
  )
  let corners: Position[] = [...line]
  for (let tolerance = span / 200; corners.length > most; tolerance *= 1.6) {
    corners = reduced(line, tolerance)
  }
  return corners.length >= 3 && span > 0 ? corners : null
}

interface Point {
  x: number
  y: number
}

/** A stroke narrower than this, in pixels, is a tap or a line and not an area. */
const narrowest = 16

/** Whether a stroke on the screen encloses an area. */
export function enclosesArea(stroke: readonly Point[]): boolean {
  const [first] = stroke
  if (!first) return false
  const distance = ({ x, y }: Point) => Math.hypot(x - first.x, y - first.y)
  const farthest = stroke.reduce((best, point) => (distance(point) > distance(best) ? point : best))
  if (distance(farthest) < narrowest) return false
  const asPosition = ({ x, y }: Point) => ({ lat: y, lng: x })
  const ends = [asPosition(first), asPosition(farthest)] as const
  return stroke.some((point) => offset(asPosition(point), ...ends) >= narrowest)
}
