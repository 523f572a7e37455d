import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { outline, path, wave } from './shapes.ts'
import type { Point } from './shapes.ts'

export function drawSea(cv: Canvas, top: number, bottom: number, colour = '#2f8fa8'): void {
  const { palette: p } = cv
  const r = cv.rand.stream('sea')
  const water = cv.tone(colour)
  const shallow = mix(water, cv.tone('#7fd0c4'), 0.6)
  const stops = [
    [0, mix(water, p.sky[2], 0.55)],
    [0.25, water],
    [1, shallow],
  ] as const
  cv.rect(-10, top, 1220, bottom - top, cv.linear(stops))
  const glints = range(46).map(() => {
    const t = r.next() ** 1.6
    const w = r.between(12, 60) * (0.4 + t)
    const sunPath = p.sunAt[0] * 1200 + r.bell() * (60 + t * 160)
    const x = r.chance(0.55) ? sunPath : r.between(0, 1200)
    return path`M${x - w / 2} ${top + 3 + t * (bottom - top - 6)}h${w}`
  })
  cv.stroke(glints.join(''), mix(p.sun, p.sky[2], 0.3), 2.2, { opacity: 0.5 })
}

/** Still water from a shore line down to the lower edge. */
export function drawLake(cv: Canvas, y: number, r: Rand): void {
  const { palette: p } = cv
  const shore: Point[] = [
    [-60, y + 6],
    [240, y - 8],
    [520, y + 10],
    [820, y - 6],
    [1260, y + 8],
  ]
  // Blue is mixed in, or the water turns peach at golden hour.
  const paint = cv.linear([
    [0, mix(p.sky[2], cv.tone('#5f9fb0'), 0.35)],
    [0.3, mix(p.sky[1], cv.tone('#3f8fa5'), 0.6)],
    [1, mix(cv.tone('#256a8c'), p.sky[0], 0.4)],
  ])
  cv.fill(outline([...shore, [1300, 900], [-100, 900]]), paint)
  const beach = wave(shore.map(([x, sy]): Point => [x, sy + 5]))
  cv.stroke(beach, cv.lit('#e8d2a8', 0.4), 7, { opacity: 0.6 })
  const ripples = range(40).map(() => {
    const t = r.next()
    return path`M${r.between(-40, 1200)} ${y + 20 + t * (780 - y)}h${r.between(30, 110) * (0.5 + t)}`
  })
  cv.stroke(ripples.join(''), mix(p.light, p.sky[2], 0.3), 2.6, { opacity: 0.45 })
  if (p.night <= 0.5) return
  for (let i = 0; i < 6; i++) {
    const x = 400 + i * 90 + r.between(-20, 20)
    cv.rect(x, y + 14, 16, r.between(50, 110), cv.fade('#ffcf86', 0.7), { rx: 8 })
  }
}

export function drawRiver(cv: Canvas, horizon: number, x: number, r: Rand): void {
  const { palette: p } = cv
  const left: Point[] = [
    [x + 40, horizon + 24],
    [x - 60, 530],
    [x + 110, 600],
    [x - 40, 690],
    [x - 330, 830],
  ]
  const right: Point[] = [
    [x + 760, 830],
    [x + 420, 700],
    [x + 330, 610],
    [x + 30, 535],
    [x + 70, horizon + 24],
  ]
  const bank = [
    ...left.map(([a, b]): Point => [a - 12, b]),
    ...right.map(([a, b]): Point => [a + 14, b - 4]),
  ]
  cv.fill(outline(bank), cv.lit('#e6cd9c', 0.2))
  const water = outline([...left, ...right])
  const stops = [
    [0, mix(p.sky[2], p.light, 0.2)],
    [0.4, mix(p.sky[1], cv.tone('#4f8fa5'), 0.4)],
    [1, mix(cv.tone('#2f6a8a'), p.sky[0], 0.35)],
  ] as const
  cv.fill(water, cv.linear(stops))
  cv.clip(water, () => {
    const ripples = range(44).map(() => {
      const t = r.next()
      return path`M${r.between(100, 1000)} ${560 + t * 240}h${20 + t * 80}`
    })
    cv.stroke(ripples.join(''), p.light, 2.6, { opacity: 0.45 })
  })
}

export function drawSailboat(cv: Canvas, x: number, y: number, s: number): void {
  const hull = path`M${x - s * 0.5} ${y}h${s}l${-s * 0.16} ${s * 0.16}h${-s * 0.66}Z`
  cv.fill(hull, cv.shade('#f4ece0', 0.2))
  const main = path`M${x} ${y - 3}V${y - s * 1.3}Q${x + s * 0.5} ${y - s * 0.5} ${x + s * 0.46} ${y - 3}Z`
  cv.fill(main, cv.lit('#ffffff', 0.2))
  const jib = path`M${x - 4} ${y - 3}V${y - s * 1.1}Q${x - s * 0.38} ${y - s * 0.4} ${x - s * 0.4} ${y - 3}Z`
  cv.fill(jib, cv.shade('#ffffff', 0.2))
}

export function drawRowingBoat(cv: Canvas, x: number, y: number, w: number, r: Rand): void {
  cv.ellipse(x + w * 0.5, y + 5, w * 0.62, 8, cv.palette.shade, { opacity: 0.3 })
  const rim = path`M${x} ${y - w * 0.13}Q${x + w * 0.5} ${y - w * 0.06} ${x + w} ${y - w * 0.15}`
  const keel = path`Q${x + w * 0.9} ${y + w * 0.06} ${x + w * 0.72} ${y + w * 0.06}H${x + w * 0.2}Q${x + w * 0.06} ${y + w * 0.04} ${x} ${y - w * 0.13}Z`
  cv.fill(rim + keel, cv.rounded(r.pick(['#c5533f', '#3f7a8a', '#6a4f93', '#e0b04f']), 0.3, 0.25))
}

export function drawReeds(cv: Canvas, r: Rand): void {
  const blades = range(60).map(() => {
    const x = r.chance(0.5) ? r.between(-10, 260) : r.between(940, 1210)
    const h = r.between(50, 140)
    return path`M${x} 805q${r.between(-4, 4)} ${-h * 0.6} ${r.between(-18, 18)} ${-h}`
  })
  cv.stroke(blades.join(''), cv.shade('#6f8a4a', 0.3), 3.5)
}

export function drawJetty(cv: Canvas, x: number, y: number): void {
  const deck: Point[] = [
    [x, y],
    [x + 34, y],
    [x + 10, y + 130],
    [x - 70, y + 130],
  ]
  cv.shape(deck, cv.down(cv.lit('#b48a62', 0.3), cv.shade('#8a6444', 0.1)))
  const planks = range(8).map((i) => path`M${x - i * i * 1.15} ${y + 6 + i * 16}h${36 + i * 5.4}`)
  cv.stroke(planks.join(''), cv.palette.shade, 2, { opacity: 0.35 })
  cv.stroke(path`M${x - 66} ${y + 130}v34M${x + 6} ${y + 130}v34`, cv.shade('#6b4a36', 0.3), 7)
}
