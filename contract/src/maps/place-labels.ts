import { besidePin, middlesOf, type Point } from './label-middles.ts'
import { LabelOrder } from './label-order.ts'
import type { LabelStyle } from './label-style.ts'
import { Occupied, touch, type Box } from './occupied.ts'

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
  /** A large city is named up to this many pixels away when a pin covers it. */
  far?: number
  /** The name of a place: it is on the same side of other places' names as the place itself. */
  place?: string
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

function sizeOf({ lines, style, anchor }: LabelCandidate, measure: Measure) {
  const width = Math.max(...lines.map((line) => measure(line, style)))
  const height = lines.length * style.size * lineHeight
  return anchor === 'shield'
    ? { width: width + style.size * 0.8, height: style.size * 1.6 }
    : { width, height }
}

function boxAround({ x, y }: Point, { width, height }: Frame, angle: number): Box {
  const turn = (angle * Math.PI) / 180
  const halfWidth = (Math.abs(width * Math.cos(turn)) + Math.abs(height * Math.sin(turn))) / 2 + gap
  const halfHeight =
    (Math.abs(width * Math.sin(turn)) + Math.abs(height * Math.cos(turn))) / 2 + gap / 2
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight }
}

const around = ({ x, y }: Point, reach: number): Box => ({
  left: x - reach,
  right: x + reach,
  top: y - reach,
  bottom: y + reach,
})

/** Areas that no name may touch. */
export interface Obstacle extends Box {
  /** The text on it: a place with this name is not labelled again. */
  name?: string | undefined
}

interface Frame {
  width: number
  height: number
}

/** A name that would be cut off by the edge of the picture is not shown. */
function fits({ left, top, right, bottom }: Box, frame: Frame | undefined): boolean {
  return !frame || (left >= 0 && top >= 0 && right <= frame.width && bottom <= frame.height)
}

function middleOf({ left, right, top, bottom }: Box): Point {
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}

const isWithin = (box: Box, { left, top, right, bottom }: Box) =>
  box.left >= left && box.top >= top && box.right <= right && box.bottom <= bottom

/** Those that the edge of the view does not cut off come first. */
function wholeFirst<Place extends { box: Box }>(places: Place[], view: Box): Place[] {
  const [first] = places
  if (!first || isWithin(first.box, view)) return places
  return places.toSorted(
    (one, other) => Number(isWithin(other.box, view)) - Number(isWithin(one.box, view)),
  )
}

interface Room {
  measure: Measure
  obstacles: readonly Obstacle[]
  /** Set where the picture has an edge. */
  frame?: Frame
  /** The initially visible part: names in it are not cut off if they can be placed elsewhere. */
  view?: Box
}

/** Places the names in order, and leaves out those without space close by. */
export function placeLabels(
  candidates: readonly LabelCandidate[],
  { measure, obstacles, frame, view }: Room,
): PlacedLabel[] {
  const occupied = new Occupied()
  const order = new LabelOrder()
  const same = new Map<string, Point[]>()
  const onPins = new Map(obstacles.map((obstacle) => [obstacle.name, obstacle]))
  for (const obstacle of obstacles) occupied.take(obstacle)
  for (const candidate of candidates) {
    const pin = candidate.place ? onPins.get(candidate.place) : undefined
    if (pin) order.add(candidate, middleOf(pin))
  }

  function isApart({ apart, x, y }: LabelCandidate): boolean {
    if (!apart) return true
    const others = same.get(apart.key) ?? []
    return others.every((other) => Math.hypot(other.x - x, other.y - y) >= apart.pixels)
  }

  return candidates.flatMap((candidate) => {
    const { angle, apart, far, place } = candidate
    if (!isApart(candidate) || (place && onPins.has(place))) return []
    const dot = candidate.anchor === 'dot' ? around(candidate, dotReach) : null
    const isCovered = dot !== null && !occupied.isFree(dot)
    const pin = isCovered && far ? obstacles.find((obstacle) => touch(obstacle, dot)) : undefined
    if (isCovered && !pin) return []
    const size = sizeOf(candidate, measure)
    const middles = pin ? besidePin(candidate, size, pin) : middlesOf(candidate, size)
    const boxes = middles.map((middle) => ({ middle, box: boxAround(middle, size, angle) }))
    for (const { middle, box } of view ? wholeFirst(boxes, view) : boxes) {
      if (!fits(box, frame) || !occupied.isFree(box)) continue
      if (place && !order.keeps(candidate, middle)) continue
      occupied.take(box)
      if (dot) occupied.take(dot)
      if (place) order.add(candidate, middle)
      if (apart) same.set(apart.key, [...(same.get(apart.key) ?? []), candidate])
      const anchor = pin ? 'centre' : candidate.anchor
      return [{ ...candidate, anchor, textX: middle.x, textY: middle.y, ...size }]
    }
    return []
  })
}
