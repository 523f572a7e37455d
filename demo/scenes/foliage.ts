import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { blob } from './shapes.ts'

export type Clump = readonly [x: number, y: number, size: number]

export type Pass = { dx: number; dy: number; size: number; paint: string; opacity?: number }

/** One pass of foliage: every clump once, shifted by a share of its own size. */
export function drawClumps(
  cv: Canvas,
  r: Rand,
  clumps: readonly Clump[],
  pass: Pass,
  look: { wide: number; high: number; corners: number; jitter: number },
): void {
  const d = clumps.map(([x, y, s]) =>
    blob(
      r,
      x + pass.dx * s,
      y + pass.dy * s,
      s * pass.size * look.wide,
      s * pass.size * look.high,
      look.corners,
      look.jitter,
    ),
  )
  cv.fill(d.join(''), pass.paint, pass.opacity === undefined ? {} : { opacity: pass.opacity })
}

/** Shade below and to the right, body, light above and to the left. */
export function drawCrown(
  cv: Canvas,
  r: Rand,
  clumps: readonly Clump[],
  colour: string,
  look: {
    wide?: number
    high?: number
    corners?: number
    jitter?: number
    highlight?: number
  } = {},
): void {
  const { light, shade } = cv.palette
  const form = { wide: 1, high: 0.9, corners: 10, jitter: 0.12, ...look }
  const highlight = look.highlight ?? 0.26
  const body = cv.linear(
    [
      [0, mix(colour, light, 0.12)],
      [1, mix(colour, shade, 0.2)],
    ],
    0,
    0,
    0.5,
    1,
  )
  drawClumps(
    cv,
    r,
    clumps,
    { dx: 0.12, dy: 0.17, size: 1.05, paint: mix(colour, shade, 0.43) },
    form,
  )
  drawClumps(cv, r, clumps, { dx: -0.04, dy: -0.04, size: 0.97, paint: body }, form)
  const top = mix(colour, light, highlight)
  drawClumps(cv, r, clumps, { dx: -0.3, dy: -0.28, size: 0.54, paint: top }, form)
}
