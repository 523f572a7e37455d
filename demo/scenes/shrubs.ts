import type { Canvas } from './canvas.ts'
import { mix, shift } from './colour.ts'
import { drawCrown } from './foliage.ts'
import type { Clump } from './foliage.ts'
import { range } from './random.ts'
import { blob, path } from './shapes.ts'
import type { Point } from './shapes.ts'
import type { Rand } from './random.ts'

export function drawAloe(cv: Canvas, x: number, y: number, h: number, seed: string): void {
  const { light, shade, shadow } = cv.palette
  const r = cv.rand.stream(`aloe${seed}`)
  const leaf = cv.tone('#7f9a78')
  cv.ellipse(x + h * 0.4, y, h * 0.8, h * 0.12, shade, { opacity: shadow * 0.7 })
  for (const k of [-1, 0, 1]) {
    if (k !== 0 && !r.chance(0.6)) continue
    const fx = x + k * h * 0.22
    const fh = h * (1.15 - Math.abs(k) * 0.2)
    const stalk = path`M${x} ${y - h * 0.3}Q${fx} ${y - h * 0.5} ${fx} ${y - fh}`
    cv.stroke(stalk, cv.shade('#8a6a50', 0.2), h * 0.03)
    const left = path`M${fx - h * 0.055} ${y - fh * 0.72}Q${fx - h * 0.07} ${y - fh} ${fx} ${y - fh * 1.22}`
    const right = path`Q${fx + h * 0.07} ${y - fh} ${fx + h * 0.055} ${y - fh * 0.72}Z`
    cv.fill(left + right, cv.rounded('#e2663a', 0.3, 0.25))
  }
  for (let i = 0; i < 9; i++) {
    const a = -Math.PI * (0.06 + (i / 8) * 0.88)
    const reach = h * r.between(0.5, 0.68)
    const [cos, sin] = [Math.cos(a) * reach, Math.sin(a) * reach]
    const left = path`M${x - h * 0.07} ${y}Q${x + cos * 0.45 - h * 0.05} ${y + sin * 0.2} ${x + cos} ${y + sin * 0.85}`
    const right = path`Q${x + cos * 0.45 + h * 0.06} ${y + sin * 0.35} ${x + h * 0.07} ${y}Z`
    cv.fill(left + right, i % 2 ? mix(leaf, light, 0.22) : mix(leaf, shade, 0.22))
  }
}

type ShrubOptions = { colour?: string; flower?: string | null }

export function drawShrub(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  seed: string,
  options: ShrubOptions = {},
): void {
  const { foliage, shade, shadow } = cv.palette
  const r = cv.rand.stream(`shrub${seed}`)
  const leaf = shift(options.colour ?? foliage, r.between(-12, 14), 1, r.between(0.95, 1.15))
  const clumps = range(5).map((i): Clump => {
    return [x + (i - 2) * w * 0.19, y - w * r.between(0.12, 0.22), w * r.between(0.17, 0.24)]
  })
  cv.ellipse(x + w * 0.2, y, w * 0.6, w * 0.07, shade, { opacity: shadow * 0.8 })
  drawCrown(cv, r, clumps, cv.tone(leaf), { high: 0.85, corners: 9, jitter: 0.13 })
  if (options.flower == null) return
  const flowers = range(16).map((): Point => [
    x + r.bell() * w * 0.48,
    y - r.between(0.05, 0.38) * w,
  ])
  cv.dots(flowers, cv.lit(options.flower, 0.15), Math.max(3, w * 0.05))
}

/** Rows of vines that open towards the lower edge, on both sides of a path at `centre`. */
export function drawVines(cv: Canvas, top: number, centre: number, r: Rand): void {
  const { light, shade, shadow } = cv.palette
  for (const side of [-1, 1]) {
    for (let row = 0; row < 7; row++) {
      const t = row / 6
      const y = top + t * t * 190
      const k = 1 + t * 2.2
      const start = centre + side * (100 + t * 120)
      const leaf = cv.tone(shift('#7f9a4a', r.between(-8, 8)))
      const bushes = (dx: number, dy: number, size: number): string =>
        range(14)
          .map((j) => {
            const x = start + side * j * 26 * k * 0.8 + dx
            return blob(r, x, y + dy, 17 * k * size, 10 * k * size, 8, 0.16)
          })
          .join('')
      const from = side < 0 ? 0 : start
      const width = side < 0 ? start : 1200 - start
      if (width > 0) cv.rect(from, y + 6 * k, width, 7 * k, shade, { opacity: shadow * 0.7 })
      cv.fill(bushes(3, 4, 1.05), mix(leaf, shade, 0.42))
      cv.fill(bushes(0, 0, 0.95), cv.down(mix(leaf, light, 0.2), leaf))
      cv.fill(bushes(-4 * k, -3 * k, 0.5), mix(leaf, light, 0.34))
    }
  }
}
