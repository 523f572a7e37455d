import type { Canvas } from './canvas.ts'
import { drawSolarPanels } from './house.ts'
import type { Entrances } from './house.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { WARM } from './palettes.ts'
import { range } from './random.ts'
import { drawChimney, drawEave, drawIronRoof, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawAloe, drawShrub } from './shrubs.ts'

/** Karoo and Free State house: symmetrical, iron roof, bull-nosed stoep with lace brackets. */
export function drawStoepHouse(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const { palette: p } = cv
  const r = cv.rand.stream(`stoep${seed}`)
  const h = w * 0.2
  const trim = r.pick(['#fdfaf3', '#2f5d4c', '#6a4f93', '#34506e'])
  const centre = x + w / 2
  castShadow(cv, x, x + w, ground, 80)
  for (const k of [0.14, 0.8]) drawChimney(cv, x + w * k, ground - h - w * 0.17, w * 0.05, w * 0.12)
  cv.rect(x, ground - h, w, h, wallPaint(cv, p.wall))
  drawIronRoof(cv, x - 14, x + w + 14, ground - h + 4, w * 0.129, p.roof)
  if (cv.look.solar === true) drawSolarPanels(cv, x + w * 0.6, ground - h - w * 0.1, w * 0.075)
  if (r.chance(0.7)) drawCurvedGable(cv, centre, ground - h, w)
  for (const k of [0.07, 0.24, 0.66, 0.83]) {
    drawWindow(cv, x + w * k, ground - h * 0.62, w * 0.08, h * 0.5, {
      columns: 2,
      rows: 2,
      litChance: 0.9,
    })
  }
  const door = r.pick(['#2f5d4c', '#6a4f93', '#8a4a3c', '#34506e'])
  drawDoor(cv, centre - w * 0.033, ground - h * 0.64, w * 0.066, h * 0.64, door)
  drawEave(cv, x, ground - h * 0.7, w, h * 0.34)
  drawBullNose(cv, x, ground, w, h, r.chance(0.5))
  for (let i = 0; i < 7; i++) drawPost(cv, x - 12 + ((w + 14) * i) / 6, ground, h, trim)
  cv.rect(
    x - 24,
    ground - 6,
    w + 48,
    14,
    cv.across(cv.lit('#c98f72', 0.25), cv.shade('#a8705a', 0.12)),
  )
  cv.rect(centre - w * 0.06, ground + 6, w * 0.12, 9, cv.lit('#c9b79f', 0.15))
  for (let i = 0; i < 8; i++) {
    const px = x + w * (i < 4 ? i * 0.11 : 0.62 + (i - 4) * 0.11)
    if (r.chance(0.3)) drawAloe(cv, px, ground + 16, r.between(34, 52), `${seed}${i}`)
    else {
      const flower = r.pick([p.jacaranda[2], '#ffffff', '#f0a04a', '#e86a7a'])
      drawShrub(cv, px, ground + 16, r.between(36, 56), `${seed}${i}`, { flower })
    }
  }
  return { door: centre }
}

function drawCurvedGable(cv: Canvas, centre: number, y: number, w: number): void {
  const { palette: p } = cv
  const half = w * 0.13
  const left = path`M${centre - half} ${y + 6}V${y - 10}Q${centre - half * 0.6} ${y - w * 0.06} ${centre - half * 0.45} ${y - w * 0.1}`
  const right = path`Q${centre} ${y - w * 0.16} ${centre + half * 0.45} ${y - w * 0.1}Q${centre + half * 0.6} ${y - w * 0.06} ${centre + half} ${y - 10}V${y + 6}Z`
  cv.fill(left + right, wallPaint(cv, p.wall))
  const eye = p.night > 0.5 ? WARM[0] : cv.shade('#51647a', 0.2)
  cv.ellipse(centre, y - w * 0.07, w * 0.02, w * 0.02, eye)
}

function drawBullNose(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  striped: boolean,
): void {
  const { palette: p } = cv
  const left = path`M${x - 22} ${ground - h * 0.62}Q${x - 18} ${ground - h * 0.84} ${x + 8} ${ground - h * 0.88}`
  const right = path`H${x + w - 8}Q${x + w + 18} ${ground - h * 0.84} ${x + w + 22} ${ground - h * 0.62}Z`
  cv.fill(left + right, cv.down(cv.lit(p.roof, 0.4), cv.shade(p.roof, 0.12)))
  const ribs = range(50).map(
    (i) => path`M${x - 22 + ((w + 44) * i) / 49} ${ground - h * 0.9}v${h * 0.3}`,
  )
  const colour = striped ? '#ffffff' : p.shade
  cv.clip(left + right, () =>
    cv.stroke(ribs.join(''), colour, striped ? 5 : 1.6, { opacity: 0.26 }),
  )
  cv.rect(x - 24, ground - h * 0.63, w + 48, 5, cv.lit('#fdfaf3', 0.2))
}

function drawPost(cv: Canvas, x: number, ground: number, h: number, trim: string): void {
  const top = ground - h * 0.6
  cv.rect(x, top, 9, h * 0.6, cv.rounded(trim, 0.35, 0.25))
  const right = path`M${x - 24} ${top}H${x + 33}Q${x + 9} ${ground - h * 0.57} ${x + 9} ${ground - h * 0.46}`
  const left = path`H${x}Q${x} ${ground - h * 0.57} ${x - 24} ${top}Z`
  cv.fill(right + left, cv.lit(trim, 0.15))
}
