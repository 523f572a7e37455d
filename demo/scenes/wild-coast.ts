import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawHills } from './hills.ts'
import { range } from './random.ts'
import { path, polygon, wave } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawSea } from './water.ts'

/** The southern coast: a headland in the sea and low green dunes. The wind turbines stand behind
 *  the coast of the Eastern Cape alone. */
export function drawHeadlandCoast(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('headland')
  const seaTop = horizon - r.between(92, 116)
  drawSea(cv, seaTop, horizon + 20, '#3f83a6')
  drawHeadland(cv, seaTop, r.chance(0.5))
  if (p.region === 'easterncape' && r.chance(0.4)) {
    const x0 = r.between(90, 600)
    range(r.int(3, 5)).forEach((i) => {
      const x = x0 + i * r.between(95, 130)
      drawTurbine(cv, x, horizon - 4, r.between(110, 150), r.between(0, 2))
    })
  }
  drawHills(cv, horizon - 24, 16, p.hills[1], { depth: 0.3, bottom: horizon + 40 })
  drawHills(cv, horizon - 8, 9, p.hills[2], { depth: 0.2, bottom: horizon + 40 })
}

/** Rounded green hills with painted rondavels, as they stand along the Wild Coast. */
export function drawWildCoast(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('wild-coast')
  const crest = (k: number): number => horizon - 34 - Math.sin(k * 5 + 1) * 16
  const hill = cv.tone(p.hills[1], 0.28)
  const line = range(13).map((i): Point => [-60 + i * 110, crest(i / 12) + r.between(-8, 8)])
  const d = wave(line) + path`L1260 ${horizon + 40}L-60 ${horizon + 40}Z`
  cv.fill(d, cv.down(mix(hill, p.light, 0.3), mix(hill, p.haze, 0.3)))
  for (let i = 0; i < 9; i++) {
    const x = r.between(20, 1180)
    drawTinyRondavel(cv, x, crest(x / 1200) + r.between(8, 26), r.between(17, 25), r.pick(PAINTED))
  }
  drawHills(cv, horizon - 8, 9, p.hills[2], { depth: 0.2, bottom: horizon + 40 })
}

const PAINTED = ['#e9f0ec', '#8fd0c4', '#f3c6b0', '#f6efe0', '#b9d6e6']

export function drawHeadland(cv: Canvas, seaTop: number, left: boolean): void {
  const { palette: p } = cv
  const x = (v: number): number => (left ? v : 1200 - v)
  const rock = cv.tone('#8a8f96', 0.34)
  const top = seaTop - 74
  const body: Point[] = [
    [x(-40), top - 18],
    [x(120), top],
    [x(250), top + 16],
    [x(318), top + 46],
    [x(352), seaTop + 14],
    [x(-40), seaTop + 14],
  ]
  cv.shape(
    body,
    cv.linear([
      [0, mix(rock, p.light, 0.3)],
      [0.5, rock],
      [1, mix(rock, p.haze, 0.4)],
    ]),
  )
  const turf: Point[] = [
    ...body.slice(0, 4),
    [x(240), top + 34],
    [x(120), top + 20],
    [x(-40), top + 6],
  ]
  cv.shape(turf, cv.tone('#93a86c', 0.3))
  const clefts = [40, 110, 176, 236].map((v) =>
    polygon([
      [x(v), top + 26],
      [x(v + 12), top + 28],
      [x(v + 30), seaTop + 14],
      [x(v + 8), seaTop + 14],
    ]),
  )
  cv.fill(clefts.join(''), mix(rock, p.shade, 0.5), { opacity: 0.35 })
  const surf = path`M${x(-40)} ${seaTop + 14}Q${x(160)} ${seaTop + 8} ${x(300)} ${seaTop + 14}T${x(420)} ${seaTop + 16}`
  cv.stroke(surf, mix('#ffffff', p.sky[2], 0.2), 4, { opacity: 0.75 })
}

function drawTurbine(cv: Canvas, x: number, y: number, height: number, turn: number): void {
  const colour = mix(cv.tone('#f2f3f4', 0.2), cv.palette.light, 0.2)
  const top = y - height
  cv.shape(
    [
      [x - 2.6, y],
      [x + 2.6, y],
      [x + 1.3, top],
      [x - 1.3, top],
    ],
    colour,
  )
  const blades = range(3).map((i) => {
    const a = turn + (i * Math.PI * 2) / 3
    const [cos, sin] = [Math.cos(a), Math.sin(a)]
    const length = height * 0.42
    const tip: Point = [x + cos * length, top + sin * length]
    const back: Point = [x + cos * length * 0.2 - sin * 3.2, top + sin * length * 0.2 + cos * 3.2]
    return polygon([[x, top], tip, back])
  })
  cv.fill(blades.join(''), colour)
  cv.dots([[x, top]], colour, 5)
}

function drawTinyRondavel(cv: Canvas, x: number, y: number, w: number, colour: string): void {
  const wall = w * 0.46
  cv.rect(x - w / 2, y - wall, w, wall, cv.rounded(colour, 0.3, 0.25))
  cv.rect(x - w * 0.09, y - wall * 0.72, w * 0.18, wall * 0.72, cv.shade('#6f4e38', 0.2))
  cv.shape(
    [
      [x - w * 0.66, y - wall * 0.94],
      [x, y - w * 1.06],
      [x + w * 0.66, y - wall * 0.94],
    ],
    cv.slant(cv.lit('#a5875a', 0.3), cv.shade('#8a7048', 0.3)),
  )
}
