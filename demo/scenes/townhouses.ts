import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { DOOR_COLOURS, drawSolarPanels } from './house.ts'
import { drawDoor, drawShutter, drawWindow } from './openings.ts'
import { WARM } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { drawBrickwork, drawEave, drawGable, drawHipRoof, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawShrub } from './shrubs.ts'

type Front = 'gable' | 'parapet'

/** A street of fronts, wall to wall: double-storey ones, or simplexes under one roof each. */
export function drawTownhouses(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): void {
  const r = cv.rand.stream(`townhouses${seed}`)
  const single = cv.look.storeys === 1
  const count = single ? r.int(3, 4) : r.int(4, 5)
  const unit = w / count
  const colours = [...cv.palette.walls, '#e7c9b8', '#d5dde0', '#efe2c6']
  const style = r.pick(['gable', 'parapet', 'mixed'] as const)
  castShadow(cv, x, x + w, ground, 70)
  for (let i = 0; i < count; i++) {
    const colour = colours[(i * 2 + r.int(0, 1)) % colours.length] ?? '#efe2c6'
    const front = style === 'mixed' ? r.pick<Front>(['gable', 'parapet']) : style
    if (single) drawSimplex(cv, r, x + i * unit, ground, unit, colour)
    else drawUnit(cv, r, x + i * unit, ground, unit, { colour, front })
    const flower = r.pick([null, cv.palette.jacaranda[2], '#e86a7a'])
    drawShrub(cv, x + i * unit + unit * 0.37, ground + 8, unit * 0.24, `${seed}${i}`, { flower })
  }
}

function drawSimplex(
  cv: Canvas,
  r: Rand,
  x: number,
  ground: number,
  u: number,
  colour: string,
): void {
  const { palette: p } = cv
  const h = u * 0.44
  const top = ground - h
  cv.rect(x, top, u, h, wallPaint(cv, colour))
  if (cv.look.brick === true) drawBrickwork(cv, x, top, u, h)
  drawHipRoof(cv, x - 4, x + u + 4, top, u * 0.24, p.roof, 0.12)
  drawEave(cv, x, top + 4, u, 18)
  if (cv.look.solar === true) drawSolarPanels(cv, x + u * 0.3, top - u * 0.2, u * 0.14)
  const porch = x + u * 0.06
  drawGable(cv, porch, porch + u * 0.34, top + 8, u * 0.15, {
    wall: mix(colour, '#fffaf0', 0.5),
    roof: p.roof,
    overhang: 8,
  })
  drawDoor(cv, x + u * 0.16, ground - h * 0.72, u * 0.12, h * 0.72, r.pick(DOOR_COLOURS))
  drawWindow(cv, x + u * 0.46, ground - h * 0.7, u * 0.18, h * 0.4, { rows: 2 })
  if (r.chance(0.55))
    drawShutter(cv, x + u * 0.7, ground - h * 0.66, u * 0.26, h * 0.66, r.pick(GARAGE_DOORS))
  else drawWindow(cv, x + u * 0.72, ground - h * 0.7, u * 0.2, h * 0.4, { rows: 2 })
  cv.rect(x + u - 5, top + 4, 5, h - 4, p.shade, { opacity: 0.16 })
}

const GARAGE_DOORS = ['#efe7da', '#8a6748', '#5a5f66']

function drawUnit(
  cv: Canvas,
  r: Rand,
  x: number,
  ground: number,
  u: number,
  look: { colour: string; front: Front },
): void {
  const { palette: p } = cv
  const { colour, front } = look
  const h = u * r.between(0.98, 1.06)
  const top = ground - h
  cv.rect(x, top, u, h, wallPaint(cv, colour))
  if (front === 'gable') {
    drawGable(cv, x + 4, x + u - 4, top, u * 0.42, { wall: colour, roof: p.roof, overhang: 10 })
    const eye = p.night > 0.5 && r.chance(0.6) ? WARM[0] : cv.shade('#51647a', 0.2)
    cv.ellipse(x + u / 2, top - u * 0.15, u * 0.06, u * 0.06, eye)
  } else {
    cv.rect(x - 2, top - u * 0.12, u + 4, u * 0.14, cv.rounded(colour, 0.3, 0.12))
    cv.rect(x - 4, top - u * 0.14, u + 8, 8, cv.lit('#fbf5ea', 0.2))
  }
  cv.rect(x + u - 7, top + 2, 7, h, p.shade, { opacity: 0.18 })
  drawWindow(cv, x + u * 0.16, ground - h * 0.88, u * 0.26, h * 0.26, { rows: 2 })
  drawWindow(cv, x + u * 0.58, ground - h * 0.88, u * 0.26, h * 0.26, { rows: 2 })
  if (r.chance(0.5)) drawBalcony(cv, x, ground, u, h)
  else drawCanopy(cv, x, ground, u, h)
  drawDoor(cv, x + u * 0.14, ground - h * 0.38, u * 0.17, h * 0.38, r.pick(DOOR_COLOURS))
  if (r.chance(0.5)) drawShutter(cv, x + u * 0.42, ground - h * 0.34, u * 0.48, h * 0.34, '#efe7da')
  else drawWindow(cv, x + u * 0.46, ground - h * 0.38, u * 0.4, h * 0.25, { columns: 3 })
}

function drawBalcony(cv: Canvas, x: number, ground: number, u: number, h: number): void {
  cv.rect(x + u * 0.1, ground - h * 0.56, u * 0.8, 7, cv.lit('#fbf5ea', 0.2))
  const posts = range(9).map(
    (k) => path`M${x + u * (0.11 + k * 0.0975)} ${ground - h * 0.68}v${h * 0.12}`,
  )
  const rail = path`M${x + u * 0.1} ${ground - h * 0.68}h${u * 0.8}`
  cv.stroke(posts.join('') + rail, cv.tone('#4b4a55'), 2.2)
  drawEave(cv, x + u * 0.1, ground - h * 0.55, u * 0.8, h * 0.1)
}

function drawCanopy(cv: Canvas, x: number, ground: number, u: number, h: number): void {
  const low = ground - h * 0.48
  const high = ground - h * 0.56
  cv.shape(
    [
      [x + u * 0.04, low],
      [x + u * 0.1, high],
      [x + u * 0.9, high],
      [x + u * 0.96, low],
    ],
    cv.rounded(cv.palette.roof, 0.25, 0.15),
  )
  drawEave(cv, x + u * 0.06, low, u * 0.88, h * 0.08)
}
