import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Entrances } from './house.ts'
import { DOOR_COLOURS } from './house.ts'
import { drawDoor, drawShutter, drawWindow } from './openings.ts'
import { drawChimney, drawEave, drawThatch, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawShrub } from './shrubs.ts'

/** Family home under thatch: plastered walls, a chimney breast, a porch and a thatched garage. */
export function drawThatchedHouse(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const { palette: p } = cv
  const r = cv.rand.stream(`thatched${seed}`)
  const { storeys = 1, garages = 1 } = cv.look
  const wall = mix(r.pick(['#fdfaf3', '#f6ead4', '#efdcc0']), p.wall, 0.25)
  const h = w * (storeys > 1 ? 0.235 : 0.15)
  const main = garages > 0 ? w * 0.74 : w
  castShadow(cv, x, x + w, ground, 82)
  if (garages > 0)
    drawThatchedGarage(cv, x + w * 0.76, ground, w * 0.24, wall, Math.min(garages, 2))
  drawChimney(cv, x + main * 0.84, ground - h - w * 0.21, w * 0.05, w * 0.2)
  cv.rect(x + main * 0.03, ground - h, main * 0.94, h, wallPaint(cv, wall))
  const frame = '#5f4a3a'
  const pane = { frame, columns: 2, rows: 2, litChance: 0.85 }
  const low = w * 0.15
  for (const k of [0.08, 0.24, 0.68, 0.84])
    drawWindow(cv, x + main * k, ground - low * 0.74, main * 0.09, low * 0.44, pane)
  if (storeys > 1) {
    for (const k of [0.12, 0.3, 0.62, 0.8])
      drawWindow(cv, x + main * k, ground - h + w * 0.022, main * 0.08, w * 0.05, pane)
  }
  drawEave(cv, x + main * 0.03, ground - h, main * 0.94, 24)
  drawThatch(cv, x - w * 0.025, x + main + w * 0.025, ground - h + 8, w * 0.19, seed, 0.55)
  drawDormer(cv, x + main * 0.26, ground - h - w * 0.055, w * 0.1)
  const door = x + main * 0.49
  const porch = w * 0.13
  cv.rect(door - porch * 0.42, ground - low * 0.96, porch * 0.84, low * 0.96, wallPaint(cv, wall))
  drawDoor(cv, door - w * 0.028, ground - low * 0.76, w * 0.056, low * 0.76, r.pick(DOOR_COLOURS))
  drawThatch(
    cv,
    door - porch * 0.66,
    door + porch * 0.66,
    ground - low * 0.88,
    w * 0.1,
    `${seed}p`,
    0.6,
  )
  cv.rect(door - porch * 0.5, ground - 5, porch, 11, cv.lit('#c9b79f', 0.15))
  for (let i = 0; i < 8; i++) {
    const px = x + main * (i < 4 ? 0.04 + i * 0.1 : 0.62 + (i - 4) * 0.1)
    const flower = r.pick([null, p.jacaranda[2], '#ffffff', '#e86a7a', '#f4c24f'])
    drawShrub(cv, px, ground + 14, r.between(32, 56), `${seed}${i}`, { flower })
  }
  return garages > 0 ? { door, garage: x + w * 0.88 } : { door }
}

function drawThatchedGarage(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  wall: string,
  doors: number,
): void {
  const h = w * 0.5
  cv.rect(x + w * 0.05, ground - h, w * 0.9, h, wallPaint(cv, wall))
  const bay = (w * 0.8) / doors
  for (let i = 0; i < doors; i++)
    drawShutter(
      cv,
      x + w * 0.1 + bay * (i + 0.05),
      ground - h * 0.78,
      bay * 0.9,
      h * 0.78,
      '#7a5a40',
    )
  drawEave(cv, x + w * 0.05, ground - h, w * 0.9, 16)
  drawThatch(cv, x - w * 0.04, x + w * 1.04, ground - h + 6, w * 0.4, 'garage', 0.55)
}

/** An eyebrow window in the thatch. */
function drawDormer(cv: Canvas, x: number, y: number, w: number): void {
  const brow = path`M${x - w * 0.2} ${y + w * 0.34}Q${x + w / 2} ${y - w * 0.46} ${x + w * 1.2} ${y + w * 0.34}Z`
  cv.fill(brow, cv.shade('#8a7258', 0.3))
  drawWindow(cv, x + w * 0.16, y, w * 0.68, w * 0.32, {
    frame: '#5f4a3a',
    columns: 3,
    noSill: true,
    litChance: 0.8,
  })
}
