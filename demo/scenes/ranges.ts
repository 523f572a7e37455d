import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, polygon, wave } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Peaks of the Cape fold mountains: uneven, steep on one side, and blue with distance. */
export function drawFoldMountains(cv: Canvas, horizon: number): void {
  const r = cv.rand.stream('fold')
  drawPeaks(cv, r, horizon, {
    colour: '#8f9bc0',
    depth: 0.5,
    height: r.between(150, 190),
    step: 150,
  })
  drawPeaks(cv, r, horizon, {
    colour: '#76829f',
    depth: 0.3,
    height: r.between(105, 150),
    step: 200,
  })
}

type Peaks = { colour: string; depth: number; height: number; step: number }

function drawPeaks(cv: Canvas, r: Rand, horizon: number, peaks: Peaks): void {
  const { palette: p } = cv
  const crest: Point[] = []
  const shaded: string[] = []
  const summit = r.between(200, 1000)
  for (let x = -80; x < 1280; x += peaks.step * r.between(0.55, 1.15)) {
    const near = Math.max(0.35, 1 - Math.abs(x - summit) / 1100)
    const top = horizon - peaks.height * near * r.between(0.7, 1.08)
    const saddle = horizon - peaks.height * near * r.between(0.42, 0.6)
    const w = peaks.step * r.between(0.16, 0.3)
    crest.push([x - w * 1.5, saddle], [x - w * 0.5, top + 16], [x, top], [x + w * 0.3, top + 12])
    shaded.push(
      polygon([
        [x, top],
        [x + w * 0.3, top + 12],
        [x + w * 1.5, saddle + 12],
        [x + w * 1.2, horizon - 30],
        [x + w * 0.2, horizon - 60],
        [x + w * 0.24, top + 60],
      ]),
    )
  }
  const rock = cv.tone(peaks.colour, peaks.depth)
  const d = polygon([[-90, horizon + 20], ...crest, [1290, horizon + 20]])
  cv.fill(
    d,
    cv.linear([
      [0, mix(rock, p.light, 0.24)],
      [0.5, rock],
      [1, mix(rock, p.haze, 0.65)],
    ]),
  )
  cv.clip(d, () => cv.fill(shaded.join(''), mix(rock, p.shade, 0.5), { opacity: 0.32 }))
}

/** The eastern escarpment: rounded green shoulders with a krans of pale rock. */
export function drawEscarpmentHills(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('escarpment')
  for (const [depth, height] of [
    [0.46, 170],
    [0.26, 112],
  ] as const) {
    const line = range(9).map((i): Point => [
      -80 + i * 170,
      horizon - height * r.between(0.55, 1.05),
    ])
    const green = cv.tone('#7f9a6f', depth)
    const body = wave(line) + path`L1290 ${horizon + 20}L-90 ${horizon + 20}Z`
    cv.fill(body, cv.down(mix(green, p.light, 0.24), mix(green, p.haze, 0.5)))
    cv.clip(body, () => {
      const krans = wave(line.map(([x, y]): Point => [x, y + 26]))
      cv.stroke(krans, mix(cv.tone('#b8a58c', depth), p.light, 0.2), 15, { opacity: 0.6 })
      const under = wave(line.map(([x, y]): Point => [x + 4, y + 38]))
      cv.stroke(under, mix(green, p.shade, 0.5), 9, { opacity: 0.3 })
    })
  }
}

/** The Magaliesberg: one long ridge, its cliffs on the north side. */
export function drawMagaliesberg(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('magalies')
  const rock = cv.tone('#a5837c', 0.4)
  const crest: Point[] = [[-60, horizon - 84]]
  for (let x = 0; x <= 1200; x += r.between(70, 130)) {
    const y = horizon - r.between(92, 122)
    crest.push([x, y], [x + r.between(20, 46), y + r.between(4, 14)])
  }
  crest.push([1270, horizon - 90])
  const d = polygon([...crest, [1270, horizon + 20], [-60, horizon + 20]])
  cv.fill(d, cv.down(mix(rock, p.light, 0.28), mix(rock, p.haze, 0.5)))
  cv.clip(d, () => {
    const cliffs = range(34).map((i) => {
      const x = -20 + i * 37 + r.between(-10, 10)
      return path`M${x} ${horizon - r.between(96, 112)}l${r.between(2, 8)} ${r.between(26, 50)}`
    })
    cv.stroke(cliffs.join(''), mix(rock, p.shade, 0.5), 5, { opacity: 0.25 })
    const slope = wave(range(8).map((i): Point => [-60 + i * 190, horizon - 48 + r.between(-8, 8)]))
    const green = cv.tone('#8b8f5f', 0.35)
    cv.fill(slope + path`L1290 ${horizon + 20}L-60 ${horizon + 20}Z`, green, { opacity: 0.8 })
  })
}
