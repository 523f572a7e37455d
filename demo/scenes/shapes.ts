import type { Rand } from './random.ts'

export type Point = readonly [x: number, y: number]

export const round1 = (value: number): string => String(Math.round(value * 10) / 10)

/** Path data with every number rounded to a tenth of a pixel: keeps the SVG small and stable. */
export function path(parts: TemplateStringsArray, ...values: (number | string)[]): string {
  let text = parts[0] ?? ''
  values.forEach((value, i) => {
    text += (typeof value === 'number' ? round1(value) : value) + (parts[i + 1] ?? '')
  })
  return text
}

export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round1(x)} ${round1(y)}`).join('L')}Z`

export const box = (x: number, y: number, w: number, h: number): string =>
  path`M${x} ${y}h${w}v${h}h${-w}Z`

const midpoint = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/** Closed outline: quadratic curves through the midpoints of its corners. */
export function outline(points: readonly Point[]): string {
  const at = (i: number): Point => points[i % points.length] ?? [0, 0]
  const [sx, sy] = midpoint(at(0), at(1))
  let d = path`M${sx} ${sy}`
  for (let i = 1; i <= points.length; i++) {
    const [cx, cy] = at(i)
    const [ex, ey] = midpoint(at(i), at(i + 1))
    d += path`Q${cx} ${cy} ${ex} ${ey}`
  }
  return `${d}Z`
}

/** Open line that begins and ends on its first and last points. */
export function wave(points: readonly Point[]): string {
  const at = (i: number): Point => points[i] ?? [0, 0]
  const last = points.length - 1
  const [sx, sy] = at(0)
  let d = path`M${sx} ${sy}`
  for (let i = 1; i < last; i++) {
    const [cx, cy] = at(i)
    const [ex, ey] = i === last - 1 ? at(last) : midpoint(at(i), at(i + 1))
    d += path`Q${cx} ${cy} ${ex} ${ey}`
  }
  return d
}

/** An uneven ellipse: the one shape all foliage is made of. */
export function blob(
  r: Rand,
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  corners = 9,
  jitter = 0.16,
): string {
  const turn = r.between(0, 6.28)
  const points: Point[] = []
  for (let i = 0; i < corners; i++) {
    const angle = turn + (i / corners) * Math.PI * 2
    const k = 1 + r.between(-jitter, jitter)
    points.push([cx + Math.cos(angle) * rx * k, cy + Math.sin(angle) * ry * k])
  }
  return outline(points)
}

/** Five petals: our logo, on signs and shop fronts. */
export function blossom(x: number, y: number, size: number): string {
  return [0, 1, 2, 3, 4]
    .map((i) => {
      const a = (i / 5) * Math.PI * 2 - Math.PI / 2
      const arm = (angle: number, k: number): string =>
        path`${x + Math.cos(angle) * size * k} ${y + Math.sin(angle) * size * k}`
      return `${path`M${x} ${y}`}Q${arm(a - 0.6, 1)} ${arm(a, 1.1)}Q${arm(a + 0.6, 1)} ${path`${x} ${y}`}Z`
    })
    .join('')
}
