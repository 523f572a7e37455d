import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawDoor, drawShutter, drawWindow } from './openings.ts'
import type { Rand } from './random.ts'
import { drawBrickwork, drawChimney, drawEave, drawGable, drawHipRoof, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { drawShrub } from './shrubs.ts'

/** Where drives and paths begin. */
export type Entrances = { door: number; garage?: number }

export const DOOR_COLOURS = ['#6a4f93', '#2f5d5a', '#a14f3a', '#34506e', '#7a5a3c']

/** Suburban family home: front gable, veranda, garage; one floor or two. Proportions hang on w. */
export function drawHouse(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const { palette: p } = cv
  const r = cv.rand.stream(`house${seed}`)
  const { storeys, garages = 1, solar = false, brick = false } = cv.look
  const twoFloors = storeys === undefined ? r.chance(0.35) : storeys > 1
  const wallHeight = w * (twoFloors ? 0.3 : 0.185)
  const roofHeight = w * r.between(0.12, 0.16)
  const accent = r.pick(DOOR_COLOURS)
  const wing = r.between(0.3, 0.36)
  const doors = Math.min(garages, 3)
  const garage = doors === 0 ? 0.02 : 0.2 + doors * r.between(0.05, 0.06)
  const face = brick || r.chance(0.5) ? p.wall : mix(p.wall, '#fffaf0', 0.6)
  castShadow(cv, x, x + w, ground, 78)
  castShadow(cv, x + w * 0.02, x + w * wing, ground, 60)
  const stack = r.stream('chimney')
  if (stack.chance(0.7)) {
    const at = x + w * stack.pick([0.2, 0.34, 0.62])
    drawChimney(cv, at, ground - wallHeight - roofHeight * 1.42, w * 0.045, roofHeight)
  }
  const left = x + w * 0.1 + 10
  const right = x + w * (1 - garage * 0.55) - 10
  cv.rect(left, ground - wallHeight, right - left, wallHeight, wallPaint(cv, p.wall))
  if (brick) drawBrickwork(cv, left, ground - wallHeight, right - left, wallHeight)
  drawHipRoof(cv, left - 24, right + 22, ground - wallHeight, roofHeight, p.roof, 0.16)
  drawEave(cv, left, ground - wallHeight + 4, right - left, 20)
  if (solar)
    drawSolarPanels(cv, x + w * 0.5, ground - wallHeight - roofHeight * 0.82, roofHeight * 0.56)
  const garageX = x + w * (1 - garage)
  if (doors > 0) {
    const wing = { x: garageX, w: w * garage, h: w * 0.15, roof: roofHeight * 0.62 }
    drawGarageWing(cv, r, ground, wing, { face, doors })
  }
  const veranda = { x: x + w * wing, w: garageX - x - w * wing, top: ground - w * 0.15 }
  if (twoFloors) {
    for (let i = 0; i < 3; i++) {
      const wx = veranda.x + veranda.w * (0.1 + i * 0.31)
      drawWindow(cv, wx, ground - wallHeight + w * 0.035, veranda.w * 0.19, w * 0.075, { rows: 2 })
    }
  }
  drawVeranda(cv, veranda, ground, w, accent)
  const front = r.stream('form').pick<Front>(['gable', 'gable', 'hip', 'twin'])
  drawFrontWing(cv, x + w * 0.02, ground, w * (wing - 0.02), w, { face, accent, front, brick })
  const beds = r.stream('beds')
  for (let i = 0; i < 7; i++) {
    const front = beds.chance(0.6)
    const sx = front
      ? x + w * (0.02 + beds.between(-0.04, 1) * (wing - 0.02))
      : veranda.x + beds.between(0, 0.4) * veranda.w
    const flower = beds.pick([null, '#f2f0fb', '#e86a7a', p.jacaranda[2], '#f4c24f'])
    drawShrub(cv, sx, ground + beds.between(8, 16), beds.between(34, 66), `${seed}${i}`, { flower })
  }
  const door = veranda.x + veranda.w * 0.52 + w * 0.026
  return doors > 0 ? { door, garage: garageX + (w * garage) / 2 } : { door }
}

export function drawSolarPanels(cv: Canvas, x: number, y: number, h: number): void {
  const { shade, sky } = cv.palette
  const w = h * 0.74
  for (let i = 0; i < 4; i++) {
    const px = x + i * w * 1.06
    const panel = [
      [px, y],
      [px + w, y],
      [px + w + h * 0.06, y + h],
      [px + h * 0.03, y + h],
    ] as const
    cv.shape(panel, cv.slant(mix(cv.tone('#2f4468'), sky[1], 0.35), cv.shade('#24344f', 0.2)))
    cv.stroke(`M${Math.round(px + w / 2)} ${Math.round(y)}v${Math.round(h)}`, shade, 1.2, {
      opacity: 0.5,
    })
  }
}

function drawGarageWing(
  cv: Canvas,
  r: Rand,
  ground: number,
  wing: { x: number; w: number; h: number; roof: number },
  look: { face: string; doors: number },
): void {
  const { x, w, h, roof } = wing
  cv.rect(x, ground - h, w, h, wallPaint(cv, look.face))
  drawHipRoof(cv, x - 12, x + w + 12, ground - h, roof, cv.palette.roof, 0.22)
  drawEave(cv, x, ground - h + 4, w, 13)
  const colour = r.pick(['#f3ede0', '#8a6748', '#5a5f66'])
  const bay = (w * 0.86) / look.doors
  for (let i = 0; i < look.doors; i++)
    drawShutter(
      cv,
      x + w * 0.07 + bay * (i + 0.06),
      ground - h * 0.74,
      bay * 0.88,
      h * 0.74,
      colour,
    )
}

function drawVeranda(
  cv: Canvas,
  veranda: { x: number; w: number; top: number },
  ground: number,
  w: number,
  accent: string,
): void {
  const { x, w: span, top } = veranda
  const trim = '#fdfaf3'
  drawWindow(cv, x + span * 0.1, ground - w * 0.118, span * 0.28, w * 0.085)
  drawDoor(cv, x + span * 0.52, ground - w * 0.122, w * 0.052, w * 0.122, accent)
  drawWindow(cv, x + span * 0.76, ground - w * 0.112, span * 0.16, w * 0.07)
  drawEave(cv, x, top, span, w * 0.06)
  const roof = cv.palette.roof
  cv.shape(
    [
      [x - 6, top + 4],
      [x + 8, top - w * 0.035],
      [x + span - 8, top - w * 0.035],
      [x + span + 4, top + 4],
    ],
    cv.rounded(roof, 0.26, 0.14),
  )
  cv.rect(x - 6, top + 2, span + 10, 7, cv.lit(trim, 0.2))
  // No column stands in front of the door.
  for (const k of [0.01, 0.445, 0.715, 0.965]) {
    cv.rect(x + 3 + (span - 6) * k, top + 8, 8, ground - top - 8, cv.rounded(trim, 0.35, 0.28))
  }
  cv.rect(x - 4, ground - 7, span + 8, 11, cv.lit('#d9cbb8', 0.15))
}

type Front = 'gable' | 'hip' | 'twin'

/** The wing that stands forward: under a gable, a hipped roof or two small gables. */
function drawFrontWing(
  cv: Canvas,
  x: number,
  ground: number,
  span: number,
  w: number,
  look: { face: string; accent: string; front: Front; brick: boolean },
): void {
  const { face, front } = look
  const { roof } = cv.palette
  const h = w * 0.185 + 4
  const top = ground - h + 6
  cv.rect(x, top, span, h, wallPaint(cv, face))
  if (look.brick) drawBrickwork(cv, x, top, span, h)
  if (front === 'hip') {
    drawHipRoof(cv, x - 16, x + span + 16, top + 4, w * 0.115, roof, 0.3)
    drawEave(cv, x, top + 8, span, 16)
  } else if (front === 'twin') {
    for (const k of [0, 0.5])
      drawGable(cv, x + span * k + 2, x + span * (k + 0.5) - 2, top, w * 0.08, {
        wall: face,
        roof,
        overhang: 10,
      })
  } else drawGable(cv, x, x + span, top, w * 0.125, { wall: face, roof, overhang: 15 })
  cv.rect(x + span, top + 12, 22, h - 12, cv.palette.shade, { opacity: 0.28 })
  if (front === 'twin') {
    for (const k of [0.12, 0.6])
      drawWindow(cv, x + span * k, ground - h * 0.76, span * 0.28, h * 0.5, { columns: 2, rows: 2 })
  } else {
    drawWindow(cv, x + span * 0.2, ground - h * 0.78, span * 0.6, h * 0.5, { columns: 3, rows: 2 })
  }
  if (front === 'gable') {
    const eye = w * 0.017
    cv.ellipse(x + span / 2, ground - h - w * 0.035, eye, eye, cv.shade(look.accent, 0.2))
  }
  cv.rect(x, ground - 3, span, 8, cv.shade('#a08a78', 0.2))
}
