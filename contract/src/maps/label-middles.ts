import type { Box } from './occupied.ts'

export interface Point {
  x: number
  y: number
}

interface Label extends Point {
  anchor: 'dot' | 'centre' | 'shield'
  far?: number
}

interface Size {
  width: number
  height: number
}

const dotGap = 5
/** Between a pin and the name beside it. */
const pinGap = 3
/** A place further from the middle of a wide pin is not the one that the pin marks. */
const pinReach = 28
/** How far the name of an area may move from its middle. */
const reaches = [32, 46, 64, 84]
const directions = [
  [0, -1],
  [0, 1],
  [1, 0],
  [-1, 0],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
] as const

/** On the four sides of its dot; for a large city also at its corners, which are as close. */
function besideDot({ x, y, far }: Label, { width, height }: Size): Point[] {
  const side = dotGap + width / 2
  const above = dotGap + height / 2
  const corners = far ? [1, -1].flatMap((down) => [1, -1].map((across) => [across, down])) : []
  return [
    { x: x + side, y },
    { x: x - side, y },
    { x, y: y - above },
    { x, y: y + above },
    ...corners.map(([across = 0, down = 0]) => ({
      x: x + across * (width / 2 + 1),
      y: y - down * above,
    })),
  ]
}

/**
 * Beside the pin that covers its dot, nearest first, as long as the name clearly belongs to the
 * dot.
 */
export function besidePin({ x, y, far = 0 }: Label, size: Size, pin: Box): Point[] {
  const across = pinGap + size.width / 2
  const down = pinGap + size.height / 2
  if (Math.abs((pin.left + pin.right) / 2 - x) > pinReach) return []
  const sides = [
    { off: pin.right - x, at: { x: pin.right + across, y } },
    { off: x - pin.left, at: { x: pin.left - across, y } },
    { off: y - pin.top, at: { x, y: pin.top - down } },
    { off: pin.bottom - y, at: { x, y: pin.bottom + down } },
  ]
    .filter(({ off }) => off <= far)
    .toSorted((one, other) => one.off - other.off)
    .map(({ at }) => at)
  // Above or below it, the name may also start or end at the dot.
  const aside = size.width / 2 - size.height / 2
  const shifted = sides
    .filter((at) => at.x === x)
    .flatMap((at) => [aside, -aside].map((shift) => ({ x: x + shift, y: at.y })))
  return [...sides, ...shifted]
}

/** Over the middle of an area, or elsewhere within it. */
function withinArea({ x, y, far = 0 }: Label, { width }: Size): Point[] {
  const off = reaches
    .filter((reach) => reach <= far)
    .flatMap((reach) =>
      directions.map(([across, down]) => ({
        x: x + across * (across && !down ? width / 2 + reach - 6 : width / 2),
        y: y + down * reach,
      })),
    )
  return [{ x, y }, ...off]
}

/** The middle of the text for each possible position, best first. */
export function middlesOf(label: Label, size: Size): Point[] {
  return label.anchor === 'dot' ? besideDot(label, size) : withinArea(label, size)
}
