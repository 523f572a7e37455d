import type { WorldBox, WorldPoint } from '#contract/maps/mercator.ts'

type Inside = (point: WorldPoint) => boolean
type Cross = (from: WorldPoint, to: WorldPoint) => WorldPoint

interface Edge {
  inside: Inside
  cross: Cross
}

function crossX(x: number): Cross {
  return (from, to) => ({ x, y: from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x) })
}
function crossY(y: number): Cross {
  return (from, to) => ({ x: from.x + ((to.x - from.x) * (y - from.y)) / (to.y - from.y), y })
}

function edgesOf({ left, top, right, bottom }: WorldBox): Edge[] {
  return [
    { inside: ({ x }) => x >= left, cross: crossX(left) },
    { inside: ({ x }) => x <= right, cross: crossX(right) },
    { inside: ({ y }) => y >= top, cross: crossY(top) },
    { inside: ({ y }) => y <= bottom, cross: crossY(bottom) },
  ]
}

/** The part of a ring in the box (Sutherland and Hodgman). It may run along the edges of the box: fill it, do not stroke it. */
export function clipRing(ring: readonly WorldPoint[], box: WorldBox): WorldPoint[] {
  let points = [...ring]
  for (const { inside, cross } of edgesOf(box)) {
    const kept: WorldPoint[] = []
    points.forEach((to, index) => {
      const from = points.at(index - 1) as WorldPoint
      if (inside(to) !== inside(from)) kept.push(cross(from, to))
      if (inside(to)) kept.push(to)
    })
    points = kept
  }
  return points
}

/** The parts of a line in the box; the step across its edge belongs to both sides. */
export function clipLine(line: readonly WorldPoint[], box: WorldBox): WorldPoint[][] {
  const isInside = ({ x, y }: WorldPoint) =>
    x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const parts: WorldPoint[][] = []
  let part: WorldPoint[] = []
  line.forEach((point, index) => {
    const before = line[index - 1]
    const touches = isInside(point) || (before && isInside(before))
    if (!touches) {
      if (part.length > 1) parts.push(part)
      part = []
      return
    }
    if (!part.length && before) part.push(before)
    part.push(point)
  })
  if (part.length > 1) parts.push(part)
  return parts
}
