import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { range } from './random.ts'
import { box, path } from './shapes.ts'

/** Silhouette of two domed towers and the curved colonnade between them. `y` is the foot. */
export function drawUnionBuildings(cv: Canvas, x: number, y: number, w: number): void {
  const { palette: p } = cv
  const stone = cv.tone('#b98f86', 0.34)
  const h = w * 0.085
  const tower = (tx: number): string => {
    const t = w * 0.028
    const top = y - h * 2.5
    return [
      box(tx - t, top, t * 2, h * 2.5),
      box(tx - t * 1.3, top - 3, t * 2.6, 5),
      path`M${tx - t} ${top - 3}Q${tx - t} ${top - t * 1.9} ${tx} ${top - t * 2}Q${tx + t} ${top - t * 1.9} ${tx + t} ${top - 3}Z`,
      box(tx - 1.4, top - t * 3.2, 2.8, t * 1.4),
    ].join('')
  }
  const wings = box(x - w / 2, y - h, w * 0.34, h) + box(x + w * 0.16, y - h, w * 0.34, h)
  const ends =
    box(x - w / 2 - 4, y - h * 1.25, w * 0.08, h * 1.25) +
    box(x + w * 0.42 + 4, y - h * 1.25, w * 0.08, h * 1.25)
  const colonnade = path`M${x - w * 0.17} ${y}V${y - h * 0.95}Q${x} ${y - h * 1.3} ${x + w * 0.17} ${y - h * 0.95}V${y}Z`
  const d = wings + ends + colonnade + tower(x - w * 0.17) + tower(x + w * 0.17)
  cv.fill(d, cv.down(mix(stone, p.light, 0.14), mix(stone, p.haze, 0.35)))
  const openings = range(26).map((i) => {
    const ox = x - w * 0.48 + (i * w * 0.96) / 25
    return box(ox - w * 0.006, y - h * 0.66, w * 0.012, h * 0.44)
  })
  cv.fill(openings.join(''), p.night > 0.5 ? '#ffd88f' : mix(stone, p.shade, 0.5), {
    opacity: 0.75,
  })
  if (p.night > 0.5) cv.glow(x, y - h * 0.4, w * 0.55, '#ffc873', 0.3, h * 2)
}
