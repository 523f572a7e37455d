import type { Canvas } from './canvas.ts'
import { shift } from './colour.ts'
import type { Entrances } from './house.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { WARM } from './palettes.ts'
import { range } from './random.ts'
import { drawEave, drawThatch, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawShrub } from './shrubs.ts'

const LIME = '#fdfaf3'

/** Homestead of the winelands: symmetrical, thatched, with a central gable and two end gables. */
export function drawCapeDutch(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const { palette: p } = cv
  const r = cv.rand.stream(`dutch${seed}`)
  const h = w * 0.15
  const shutters = r.pick(['#2f5d4c', '#34506e', '#5a4a86', '#6f4a34'])
  const centre = x + w / 2
  castShadow(cv, x, x + w, ground, 84)
  cv.rect(x, ground - h, w, h, wallPaint(cv, LIME))
  drawThatch(cv, x - 16, x + w + 16, ground - h + 6, w * 0.135, seed, 0.6)
  drawEave(cv, x, ground - h + 8, w, 20)
  drawEndGable(cv, x - 8, ground, w, h, cv.across(cv.lit(LIME, 0.5), cv.lit(LIME, 0.1)))
  const rightPaint = cv.across(cv.lit(LIME, 0.05), cv.shade(LIME, 0.3))
  drawEndGable(cv, x + w - w * 0.09 + 8, ground, w, h, rightPaint)
  for (const k of [0.14, 0.26, 0.66, 0.78]) {
    drawShutteredWindow(cv, x + w * k, ground - h * 0.76, w * 0.058, h * 0.56, shutters)
  }
  const d = centreGable(centre, ground, w, h, r.pick(['round', 'stepped', 'pointed']))
  cv.group('translate(9 5)', () => cv.fill(d, p.shade, { opacity: 0.25 }))
  const stops = [
    [0, cv.lit(LIME, 0.55)],
    [0.6, cv.lit(LIME, 0.2)],
    [1, cv.shade(LIME, 0.14)],
  ] as const
  cv.fill(d, cv.linear(stops, 0, 0, 1, 0.2))
  cv.stroke(d, cv.shade('#e9e0d0', 0.12), 2.5)
  drawDoor(cv, centre - w * 0.03, ground - h * 0.8, w * 0.06, h * 0.8, shutters)
  const fanlight = path`M${centre - w * 0.036} ${ground - h * 0.84}a${w * 0.036} ${w * 0.03} 0 0 1 ${w * 0.072} 0Z`
  cv.fill(fanlight, p.night > 0.5 ? WARM[0] : cv.tone('#57708a'))
  drawWindow(cv, centre - w * 0.022, ground - h - w * 0.078, w * 0.044, w * 0.05, {
    columns: 2,
    rows: 3,
  })
  cv.rect(x - 14, ground - 5, w + 28, 12, cv.lit('#d8c8b2', 0.15))
  cv.rect(centre - w * 0.075, ground + 5, w * 0.15, 9, cv.lit('#c9b79f', 0.15))
  for (let i = 0; i < 8; i++) {
    const px = x + w * (i < 4 ? 0.02 + i * 0.11 : 0.6 + (i - 4) * 0.11)
    const flower = r.pick([p.jacaranda[2], '#ffffff', '#f3c6d2', p.jacaranda[2]])
    drawShrub(cv, px, ground + 15, r.between(34, 54), `${seed}${i}`, {
      colour: shift(p.foliage, 5),
      flower,
    })
  }
  return { door: centre }
}

function drawEndGable(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  paint: string,
): void {
  const g = w * 0.09
  const rise = path`M${x} ${ground}V${ground - h - 4}q${g * 0.06} ${-w * 0.05} ${g * 0.24} ${-w * 0.06}q${g * 0.02} ${-w * 0.05} ${g * 0.26} ${-w * 0.055}`
  const fall = path`q${g * 0.24} ${w * 0.005} ${g * 0.26} ${w * 0.055}q${g * 0.18} ${w * 0.01} ${g * 0.18} ${w * 0.06}V${ground}Z`
  cv.fill(rise + fall, paint)
  drawWindow(cv, x + g * 0.3, ground - h * 0.72, g * 0.4, h * 0.4, {
    rows: 3,
    frame: '#fffdf8',
    litChance: 0.8,
  })
}

function drawShutteredWindow(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): void {
  drawWindow(cv, x, y, w, h, { columns: 2, rows: 3, litChance: 0.9 })
  for (const sx of [x - w * 0.48, x + w * 1.02]) {
    cv.rect(sx, y, w * 0.46, h, cv.rounded(colour, 0.22, 0.15))
    const slats = range(6).map((i) => path`M${sx + 2} ${y + (h * (i + 0.7)) / 6.4}h${w * 0.46 - 4}`)
    cv.stroke(slats.join(''), cv.palette.shade, 1.4, { opacity: 0.35 })
  }
}

function centreGable(
  centre: number,
  ground: number,
  w: number,
  h: number,
  style: 'round' | 'stepped' | 'pointed',
): string {
  const half = w * 0.1
  const top = ground - h - w * 0.145
  const scroll =
    (side: number) =>
    (k: number, up: number): Point => [centre + side * k * half, ground - h - w * up]
  const flank = (side: number): Point[] => {
    const at = scroll(side)
    return [
      at(1, 0.005),
      at(0.98, 0.03),
      at(0.66, 0.046),
      at(0.62, 0.07),
      at(0.7, 0.088),
      at(0.5, 0.1),
      style === 'round' ? at(0.4, 0.118) : at(0.38, 0.102),
      style === 'stepped' ? at(0.34, 0.135) : at(0.3, 0.13),
    ]
  }
  const up = flank(-1).map(([a, b]) => path`${a} ${b}`)
  const down = flank(1).map(([a, b]) => path`${a} ${b}`)
  const cap =
    style === 'pointed'
      ? path`L${centre} ${top - 10}L${down[7] ?? ''}`
      : path`Q${centre} ${top - 16} ${down[7] ?? ''}`
  return [
    path`M${centre - half} ${ground}L${up[0] ?? ''}`,
    `Q${up[1]} ${up[2]}Q${up[3]} ${up[4]}Q${up[5]} ${up[6]}L${up[7]}`,
    cap,
    `L${down[6]}Q${down[5]} ${down[4]}Q${down[3]} ${down[2]}Q${down[1]} ${down[0]}`,
    path`L${centre + half} ${ground}Z`,
  ].join('')
}
