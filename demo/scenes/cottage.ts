import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { DOOR_COLOURS } from './house.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { drawChimney, drawEave, drawHipRoof, drawIronRoof, drawThatch, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { drawShrub } from './shrubs.ts'

/** One or two rooms with a stable door and a little stoep: w is at most a third of the picture. */
export function drawCottage(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): { door: number } {
  const { palette: p } = cv
  const r = cv.rand.stream(`cottage${seed}`)
  const wall = mix(p.wall, '#fffaf0', r.pick([0, 0.4, 0.7]))
  const h = w * 0.36
  const top = ground - h
  castShadow(cv, x, x + w, ground, 60)
  if (r.chance(0.5)) drawChimney(cv, x + w * 0.74, top - w * 0.27, w * 0.08, w * 0.22)
  cv.rect(x + w * 0.04, top, w * 0.92, h, wallPaint(cv, wall))
  drawDoor(cv, x + w * 0.44, ground - h * 0.72, w * 0.12, h * 0.72, r.pick(DOOR_COLOURS))
  const pane = { columns: 2, rows: 2, litChance: 0.95 }
  drawWindow(cv, x + w * 0.13, ground - h * 0.66, w * 0.18, h * 0.38, pane)
  drawWindow(cv, x + w * 0.69, ground - h * 0.66, w * 0.18, h * 0.38, pane)
  drawEave(cv, x + w * 0.04, top, w * 0.92, h * 0.2)
  const [from, to] = [x - w * 0.03, x + w * 1.03]
  if (cv.look.roof === 'thatch') drawThatch(cv, from, to, top + 8, w * 0.3, seed, 0.55)
  else if (cv.look.roof === 'iron') drawIronRoof(cv, from, to, top + 4, w * 0.2, p.roof)
  else drawHipRoof(cv, from, to, top, w * 0.24, p.roof, 0.2)
  cv.rect(x + w * 0.3, ground - 4, w * 0.4, 11, cv.lit('#c9b09a', 0.2))
  for (let i = 0; i < 6; i++) {
    const px = x + w * (i < 3 ? 0.02 + i * 0.13 : 0.66 + (i - 3) * 0.15)
    const flower = r.pick([p.jacaranda[2], '#ffffff', '#e86a7a', '#f4c24f'])
    drawShrub(cv, px, ground + 12, r.between(34, 58), `${seed}${i}`, { flower })
  }
  return { door: x + w * 0.5 }
}
