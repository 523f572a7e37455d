import type { LabelStyle } from './label-style.ts'
import { Occupied, type Box } from './occupied.ts'

/** A name that could be shown, in pixels of the map. */
export interface LabelCandidate {
  lines: readonly string[]
  style: LabelStyle
  x: number
  y: number
  /** Clockwise, in degrees. */
  angle: number
  /** `dot`: beside its dot, on any side with space. `centre`: around its point. `shield`: a road number. */
  anchor: 'dot' | 'centre' | 'shield'
  /** A large city is named up to so many pixels off when something lies on it. */
  far?: number
  /** Others with the same key keep this many pixels away. */
  apart?: { key: string; pixels: number }
}

export interface PlacedLabel extends LabelCandidate {
  /** The middle of the text. */
  textX: number
  textY: number
  width: number
  height: number
}

/** The width of a text in pixels. */
export type Measure = (text: string, style: LabelStyle) => number

const lineHeight = 1.16
const gap = 2
const dotReach = 3.5
const dotGap = 5

function sizeOf({ lines, style, anchor }: LabelCandidate, measure: Measure) {
  const width = Math.max(...lines.map((line) => measure(line, style)))
  const height = lines.length * style.size * lineHeight
  return anchor === 'shield'
    ? { width: width + style.size * 0.8, height: style.size * 1.6 }
    : { width, height }
}

/** The middle of the text for each place around a dot, the best first. */
function middles({ x, y, anchor, far }: LabelCandidate, width: number, height: number) {
  if (anchor !== 'dot') return [{ x, y }, ...farther(x, y, width, far)]
  const side = dotGap + width / 2
  const above = dotGap + height / 2
  return [
    { x: x + side, y },
    { x: x - side, y },
    { x, y: y - above },
    { x, y: y + above },
    ...farther(x, y, width, far),
  ]
}

/** Beyond a pin that lies on the place itself. */
function farther(x: number, y: number, width: number, most = 0) {
  const reaches = [32, 46, 64, 84].filter((reach) => reach <= most)
  return reaches.flatMap((reach) =>
    [
      [0, -1],
      [0, 1],
      [1, 0],
      [-1, 0],
      [1, -1],
      [-1, -1],
      [1, 1],
      [-1, 1],
    ].map(([across = 0, down = 0]) => ({
      x: x + across * (across && !down ? width / 2 + reach - 6 : width / 2),
      y: y + down * reach,
    })),
  )
}

function boxAround(x: number, y: number, width: number, height: number, angle: number): Box {
  const turn = (angle * Math.PI) / 180
  const halfWidth = (Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn))) / 2 + gap
  const halfHeight =
    (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) / 2 + gap / 2
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

const around = (x: number, y: number, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

interface Frame {
  width: number
  height: number
}

/** A name that is cut off by the edge of the picture is not shown. */
function fits({ left, top, right, bottom }: Box, frame: Frame | undefined): boolean {
  return !frame || (left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height)
}

interface Room {
  measure: Measure
  /** Pins and other things that no name may touch. */
  obstacles: readonly Box[]
  /** Set where the picture has an edge. */
  frame?: Frame
}

/** Takes the names in their order, and leaves out those without space. */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  { measure, obstacles, frame }: Room,
): PlacedLabel[] {
  const occupied = new Occupied()
  const same = new Map<string, { x: number; y: number }[]>()
  for (const obstacle of obstacles) occupied.take(obstacle)

  function isApart({ apart, x, y }: LabelCandidate): boolean {
    if (!apart) return true
    const others = same.get(apart.key) ?? []
    return others.every((other) => Math.hypot(other.x - x, other.y - y) >= apart.pixels)
  }

  return candidates.flatMap((candidate) => {
    const { x, y, angle, apart, far } = candidate
    const dot = candidate.anchor === 'dot' ? around(x, y, dotReach) : null
    const isCovered = dot !== null && !occupied.isFree(dot)
    if (!isApart(candidate) || (isCovered && !far)) return []
    const anchor = isCovered ? 'centre' : candidate.anchor
    const { width, height } = sizeOf(candidate, measure)
    for (const middle of middles({ ...candidate, anchor }, width, height)) {
      const box = boxAround(middle.x, middle.y, width, height, angle)
      if (!fits(box, frame) || !occupied.isFree(box)) continue
      occupied.take(box)
      if (dot) occupied.take(dot)
      if (apart) same.set(apart.key, [...(same.get(apart.key) ?? []), { x, y }])
      return [{ ...candidate, anchor, textX: middle.x, textY: middle.y, width, height }]
    }
    return []
  })
}
