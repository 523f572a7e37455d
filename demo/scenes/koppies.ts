import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { outline, wave } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Koppies and mesas: `flat` near 1 gives the table tops of the Karoo. */
export function drawKoppies(
  cv: Canvas,
  horizon: number,
  colour: string,
  count: number,
  flat: number,
): void {
  const { palette: p } = cv
  const r = cv.rand.stream('koppies')
  for (let i = 0; i < count; i++) {
    const x = r.between(-60, 1160)
    const w = r.between(170, 360)
    const h = r.between(50, 125)
    const rock = cv.tone(colour, 0.55 - i * 0.14)
    const cap = (w * r.between(0.3, 0.6) * flat * 2) / 2
    const foot = horizon + 10
    const left: Point = [x - cap, horizon - h]
    const right: Point = [x + cap, horizon - h - r.between(-5, 5)]
    const slope: Point[] = [
      [x + cap + 7, horizon - h * 0.7],
      [x + w * 0.38, horizon - h * 0.45],
      [x + w / 2 + 90, foot],
    ]
    const rise: Point[] = [
      [x - w / 2 - 90, foot],
      [x - w * 0.36, horizon - h * 0.5],
      [x - cap - 8, horizon - h * 0.72],
    ]
    cv.shape(
      [...rise, left, right, ...slope],
      cv.down(mix(rock, p.light, 0.28), mix(rock, p.haze, 0.5)),
    )
    const inner: Point[] = [
      [x + w * 0.2, foot],
      [x + cap * 0.6, horizon - h * 0.6],
    ]
    cv.shape([right, ...slope, ...inner], mix(rock, p.shade, 0.5), { opacity: 0.35 })
    const krans: Point[] = [
      [right[0] + 4, right[1] + h * 0.16],
      [left[0] - 4, left[1] + h * 0.16],
    ]
    cv.shape([left, right, ...krans], mix(rock, p.light, 0.3), { opacity: 0.6 })
  }
}

/** Banded sandstone of the eastern Free State, with grass on its crown. */
export function drawSandstone(cv: Canvas, horizon: number): void {
  const r = cv.rand.stream('sandstone')
  const places = [
    { x: 90, width: 1, height: 1, depth: 0.22 },
    { x: 1060, width: 1, height: 1, depth: 0.22 },
    { x: 620, width: 0.7, height: 0.5, depth: 0.5 },
  ]
  for (const place of places) {
    const x = place.x + r.between(-70, 70)
    const w = r.between(300, 430) * place.width
    const h = r.between(110, 180) * place.height
    drawBandedRock(cv, r, horizon, x, w, h, place.depth)
  }
}

function drawBandedRock(
  cv: Canvas,
  r: Rand,
  horizon: number,
  x: number,
  w: number,
  h: number,
  depth: number,
): void {
  const { palette: p } = cv
  const at = (k: number, up: number): Point => [x + w * k, horizon - h * up]
  const corners = [
    at(-0.47, 0.5),
    at(-0.42, 0.9),
    at(-0.25, 1),
    at(0.1, 0.97),
    at(0.34, 0.84),
    at(0.42, 0.45),
  ]
  const feet: Point[] = [[x + w * 0.6, horizon + 10]]
  const doubled = [...corners, ...feet].flatMap((point) => [point, point])
  const d = outline([[x - w / 2, horizon + 10], ...doubled])
  const stone = cv.tone('#e6b471', depth)
  const low = mix(stone, cv.tone('#b5783f', depth), 0.7)
  cv.fill(
    d,
    cv.linear([
      [0, mix(stone, p.light, 0.35)],
      [0.6, stone],
      [1, low],
    ]),
  )
  cv.clip(d, () => {
    for (let k = 0; k < 6; k++) {
      const y = horizon - h * (0.92 - k * 0.16) + r.between(-5, 5)
      const band = wave([
        [x - w / 2, y + r.between(0, 8)],
        [x - w * 0.2, y - 5],
        [x + w * 0.15, y + 4],
        [x + w * 0.6, y + 12],
      ])
      cv.stroke(band, mix(stone, cv.tone('#9a5a3a'), 0.5), r.between(3, 9), { opacity: 0.35 })
    }
    const side: Point[] = [
      at(0.16, 1),
      at(1, 1),
      [x + w, horizon + 20],
      [x + w * 0.3, horizon + 20],
    ]
    cv.shape(side, mix(stone, p.shade, 0.7), { opacity: 0.35 })
  })
  const crown = [
    at(-0.42, 0.86),
    at(-0.3, 1.08),
    at(0, 1.05),
    at(0.3, 0.92),
    at(0.38, 0.78),
    at(0, 0.93),
  ]
  cv.fill(outline(crown), cv.tone('#7f9050', depth))
}
