import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { range } from './random.ts'
import { path, polygon } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawSea } from './water.ts'

/** The Heads of Knysna: two cliffs, and between them the sea that fills the lagoon. */
export function drawHeads(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('heads')
  const seaTop = horizon - 62
  drawSea(cv, seaTop, horizon + 20, '#3f86a8')
  const gap = r.between(470, 700)
  const width = r.between(70, 96)
  drawCliff(cv, seaTop, [-60, gap - width], r.between(150, 180), 1)
  drawCliff(cv, seaTop, [gap + width, 1260], r.between(128, 160), -1)
  const lagoon = mix(cv.tone('#4f9fb5', 0.1), p.sky[2], 0.35)
  cv.rect(-10, horizon - 16, 1220, 36, cv.down(lagoon, cv.tone('#5fa9b8', 0.1)))
  const ripples = range(16).map(
    () => path`M${r.between(0, 1180)} ${horizon - 12 + r.between(0, 22)}h${r.between(20, 70)}`,
  )
  cv.stroke(ripples.join(''), mix(p.light, '#ffffff', 0.3), 2, { opacity: 0.5 })
}

/** A headland that falls steeply to the water on its inner side. */
function drawCliff(
  cv: Canvas,
  y: number,
  [from, to]: readonly [number, number],
  h: number,
  side: 1 | -1,
): void {
  const { palette: p } = cv
  const r = cv.rand.stream(`cliff${side}`)
  const at = (k: number, up: number): Point => [
    side === 1 ? from + (to - from) * k : to - (to - from) * k,
    y + 30 - h * up,
  ]
  const crest = [
    at(0, 0.62),
    at(0.2, 0.8),
    at(0.42, 0.74),
    at(0.62, 0.94),
    at(0.78, 1),
    at(0.88, 0.93),
    at(0.94, 0.6),
    at(0.965, 0.5),
    at(0.985, 0.16),
    at(1, 0),
  ]
  const green = cv.tone('#71916a', 0.24)
  const body = polygon([...crest, at(0, 0)])
  cv.fill(body, cv.down(mix(green, p.light, 0.26), mix(green, p.haze, 0.35)))
  const rock = cv.tone('#b08f76', 0.2)
  cv.shape(
    [at(0.86, 0.9), ...crest.slice(5), at(0.9, 0), at(0.88, 0.42)],
    cv.down(mix(rock, p.light, 0.3), mix(rock, p.shade, 0.22)),
  )
  const clefts = range(4).map((i) => {
    const k = 0.9 + i * 0.02
    return polygon([at(k, 0.66 - i * 0.1), at(k + 0.012, 0.6 - i * 0.1), at(k + 0.016, 0.04)])
  })
  cv.fill(clefts.join(''), mix(rock, p.shade, 0.55), { opacity: 0.4 })
  const bush = range(26).map((): Point => {
    const k = r.between(0.02, 0.84)
    return at(k, r.between(0.12, 0.66))
  })
  cv.dots(bush, mix(green, p.shade, 0.3), 17, { opacity: 0.4 })
  const surf = at(0.95, 0)
  cv.stroke(path`M${surf[0] - 30} ${y + 29}h${60}`, '#ffffff', 4, { opacity: 0.6 })
}

/** The rock with its arch, in the surf off Coffee Bay. */
export function drawHoleInTheWall(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('hole')
  const seaTop = horizon - 66
  const x = r.between(420, 700)
  const s = r.between(1, 1.15)
  const foot = seaTop + 22
  const at = (dx: number, up: number): Point => [x + dx * s, foot - up * s]
  const rock = cv.tone('#9a8878', 0.2)
  const crest = [
    at(-210, 0),
    at(-196, 70),
    at(-160, 104),
    at(-70, 122),
    at(20, 116),
    at(120, 128),
    at(172, 96),
    at(196, 40),
    at(214, 0),
  ]
  const arch = path`M${x - 34 * s} ${foot + 4}V${foot - 34 * s}Q${x} ${foot - 78 * s} ${x + 36 * s} ${foot - 30 * s}V${foot + 4}Z`
  cv.fill(polygon(crest), cv.down(mix(rock, p.light, 0.34), mix(rock, p.shade, 0.2)))
  const turf = [...crest.slice(2, 7), at(110, 106), at(20, 98), at(-70, 104), at(-150, 88)]
  cv.shape(turf, cv.tone('#86a067', 0.2))
  cv.fill(arch, mix(p.sky[2], cv.tone('#4f9ab0'), 0.45))
  const bands = [-170, -110, 70, 130].map((dx) => {
    const [bx, by] = at(dx, 84)
    return polygon([
      [bx, by],
      [bx + 12, by + 4],
      [bx + 22, foot],
      [bx + 4, foot],
    ])
  })
  cv.fill(bands.join(''), mix(rock, p.shade, 0.55), { opacity: 0.35 })
  const surf = path`M${x - 250 * s} ${foot + 2}q60 -8 120 0t120 0t120 0t110 0`
  cv.stroke(surf, mix('#ffffff', p.sky[2], 0.15), 6, { opacity: 0.8 })
}

/** The painted cooling towers of Orlando. */
export function drawOrlandoTowers(cv: Canvas, horizon: number): void {
  const r = cv.rand.stream('orlando')
  const x = r.between(420, 720)
  const bands = ['#d9673f', '#3f8fb0', '#f0c24f', '#7a5aa8']
  for (const [i, dx] of [0, 118].entries()) {
    const cx = x + dx
    const foot = horizon + 4
    const h = 150
    const half = (k: number): number => 46 - 30 * k + 22 * k * k
    const side = range(9).map((n) => n / 8)
    const outlinePoints: Point[] = [
      ...side.map((k): Point => [cx - half(k), foot - h * k]),
      ...side.toReversed().map((k): Point => [cx + half(k), foot - h * k]),
    ]
    const d = polygon(outlinePoints)
    cv.fill(d, cv.across(cv.tone('#dcd3c8', 0.25), cv.tone('#a79c98', 0.3)))
    cv.clip(d, () => {
      for (let n = 0; n < 3; n++) {
        const colour = cv.tone(bands[(n + i * 2) % bands.length] ?? '#d9673f', 0.22)
        cv.rect(cx - 60, foot - h * (0.3 + n * 0.22), 120, h * 0.13, colour, { opacity: 0.75 })
      }
    })
  }
}

/** The red and white lighthouse on the beach of Umhlanga. */
export function drawLighthouse(cv: Canvas, x: number, foot: number, h: number): void {
  const { palette: p } = cv
  const w = h * 0.17
  const tower = (k: number, y: number): Point[] => [
    [x - (w / 2) * k, y],
    [x + (w / 2) * k, y],
  ]
  const white = cv.across(cv.lit('#fbf7f0', 0.4), cv.shade('#e6ddd4', 0.3))
  const red = cv.across(cv.lit('#d8483f', 0.25), cv.shade('#b5332f', 0.3))
  const [a, b] = tower(1.15, foot) as [Point, Point]
  const [c, d] = tower(0.8, foot - h * 0.74) as [Point, Point]
  cv.shape([a, b, d, c], white)
  cv.rect(x - w * 0.56, foot - h * 0.78, w * 1.12, h * 0.05, cv.tone('#4a4650'))
  cv.rect(x - w * 0.4, foot - h * 0.96, w * 0.8, h * 0.19, red)
  cv.rect(x - w * 0.28, foot - h * 0.9, w * 0.56, h * 0.09, p.night > 0.2 ? '#ffe6ab' : '#bcd3dc')
  cv.fill(
    path`M${x - w * 0.46} ${foot - h * 0.95}Q${x} ${foot - h * 1.1} ${x + w * 0.46} ${foot - h * 0.95}Z`,
    red,
  )
  if (p.night > 0.2) cv.glow(x, foot - h * 0.86, h * 0.5, '#ffe2a0', 0.7)
}

/** The arch of the Moses Mabhida stadium over its bowl. */
export function drawStadium(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const x = cv.rand.stream('stadium').between(380, 780)
  const white = mix(cv.tone('#f2f0ee', 0.3), p.light, 0.2)
  const foot = horizon - 30
  cv.fill(
    path`M${x - 120} ${foot}Q${x - 112} ${foot - 42} ${x} ${foot - 46}Q${x + 112} ${foot - 42} ${x + 120} ${foot}Z`,
    cv.down(mix(white, p.light, 0.3), cv.tone('#b9b4bb', 0.35)),
  )
  const ribs = range(13).map((i) => path`M${x - 108 + i * 18} ${foot}v-34`)
  cv.stroke(ribs.join(''), p.shade, 2, { opacity: 0.16 })
  cv.stroke(
    path`M${x - 138} ${foot + 2}C${x - 90} ${foot - 128} ${x + 90} ${foot - 128} ${x + 138} ${foot + 2}`,
    white,
    7,
  )
  const cables = range(7).map((i) => {
    const dx = -84 + i * 28
    return path`M${x + dx} ${foot - 94 + (dx * dx) / 150}V${foot - 44}`
  })
  cv.stroke(cables.join(''), white, 1.4, { opacity: 0.7 })
}
