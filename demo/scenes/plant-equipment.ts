import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { blob, path } from './shapes.ts'
import type { Point } from './shapes.ts'

export function drawSilo(cv: Canvas, x: number, ground: number, w: number, h: number): void {
  const stops = [
    [0, cv.lit('#d4d6d2', 0.4)],
    [0.4, cv.lit('#c4c8c6', 0.1)],
    [1, cv.shade('#a9b0b2', 0.4)],
  ] as const
  cv.rect(x, ground - h, w, h, cv.linear(stops, 0, 0, 1, 0))
  const cone = path`M${x} ${ground - h}l${w / 2} ${-w * 0.42}l${w / 2} ${w * 0.42}Z`
  cv.fill(cone, cv.across(cv.lit('#c4c8c6', 0.4), cv.shade('#a9b0b2', 0.4)))
  const rings = range(6).map((k) => path`M${x} ${ground - h + ((k + 1) * h) / 7}h${w}`)
  cv.stroke(rings.join(''), cv.palette.shade, 1.4, { opacity: 0.2 })
}

export function drawWaterTower(cv: Canvas, x: number, ground: number): void {
  const legs = path`M${x - 26} ${ground}L${x - 18} ${ground - 240}M${x + 26} ${ground}L${x + 18} ${ground - 240}`
  const braces = path`M${x - 25} ${ground - 60}L${x + 20} ${ground - 190}M${x + 25} ${ground - 60}L${x - 20} ${ground - 190}`
  cv.stroke(legs + braces, cv.shade('#6a6a72', 0.2), 5)
  cv.rect(
    x - 44,
    ground - 310,
    88,
    76,
    cv.across(cv.lit('#c5705a', 0.3), cv.shade('#a5523f', 0.3)),
    { rx: 6 },
  )
  cv.fill(path`M${x - 48} ${ground - 308}l48 -30l48 30Z`, cv.shade('#8a4a3c', 0.1))
}

export function drawChimneyStack(cv: Canvas, x: number, ground: number, h: number, r: Rand): void {
  const stack: Point[] = [
    [x - 20, ground],
    [x - 13, ground - h],
    [x + 13, ground - h],
    [x + 20, ground],
  ]
  cv.shape(stack, cv.across(cv.lit('#c98a6c', 0.3), cv.shade('#a5624a', 0.35)))
  for (const k of [0.8, 0.92])
    cv.rect(x - 15, ground - h * k, 30, 9, cv.lit('#f4ead8', 0.1), { opacity: 0.8 })
  const steam = range(5).map((i) =>
    blob(r, x + 10 + i * 26, ground - h - 16 - i * 17, 16 + i * 7, 10 + i * 4, 9, 0.16),
  )
  cv.fill(steam.join(''), mix(cv.palette.cloud[0], '#ffffff', 0.3), { opacity: 0.5 })
}
