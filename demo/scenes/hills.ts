import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { path, polygon, wave } from './shapes.ts'
import type { Point } from './shapes.ts'

/** A skyline by midpoint displacement: every pass halves the distance and damps the height. */
function ridgeLine(r: Rand, y: number, swing: number, passes: number): Point[] {
  let line: Point[] = [
    [-20, y + r.between(-swing, swing) * 0.4],
    [1220, y + r.between(-swing, swing) * 0.4],
  ]
  let height = swing
  for (let pass = 0; pass < passes; pass++) {
    line = line.flatMap((point, i): Point[] => {
      const next = line[i + 1]
      if (next === undefined) return [point]
      const x = (point[0] + next[0]) / 2 + r.between(-12, 12)
      return [point, [x, (point[1] + next[1]) / 2 + r.between(-height, height)]]
    })
    height *= 0.55
  }
  return line
}

type HillOptions = { depth: number; bottom: number; rugged?: boolean }

/** The gradient ends in haze at the foot: this alone gives the depth. */
export function drawHills(
  cv: Canvas,
  y: number,
  swing: number,
  colour: string,
  options: HillOptions,
): void {
  const { depth, bottom, rugged = false } = options
  const r = cv.rand.stream(`hills${y}${depth}`)
  const line = ridgeLine(r, y, swing, rugged ? 6 : 3)
  const d = rugged
    ? polygon([...line, [1240, bottom], [-40, bottom]])
    : wave([[-60, y], ...line, [1260, y]]) + path`L1260 ${bottom}L-60 ${bottom}Z`
  const base = cv.tone(colour, depth)
  cv.fill(d, cv.down(mix(base, cv.palette.light, 0.16), mix(base, cv.palette.haze, 0.45)))
}
