import type { Canvas } from './canvas.ts'
import type { Entrances } from './house.ts'
import { drawDoor, drawWindow } from './openings.ts'
import { drawEave, drawThatch, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawAloe, drawShrub } from './shrubs.ts'

const TIMBER = '#6b4a36'

/** Thatched lodge on a timber deck. */
export function drawLodge(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const { palette: p } = cv
  const r = cv.rand.stream(`lodge${seed}`)
  const h = w * 0.17
  castShadow(cv, x, x + w, ground, 80)
  cv.rect(x + w * 0.05, ground - h, w * 0.9, h, wallPaint(cv, r.pick(p.walls)))
  for (let i = 0; i < 5; i++) {
    const wx = x + w * (0.09 + i * 0.17)
    if (i === 2) {
      const doors = { frame: TIMBER, columns: 4, noSill: true, litChance: 1 }
      drawWindow(cv, wx, ground - h * 0.82, w * 0.13, h * 0.82, doors)
    } else {
      const casement = { frame: TIMBER, columns: 2, rows: 2, litChance: 0.95 }
      drawWindow(cv, wx, ground - h * 0.7, w * 0.12, h * 0.42, casement)
    }
  }
  drawEave(cv, x + w * 0.05, ground - h, w * 0.9, h * 0.42)
  const chimney = cv.across(cv.lit('#b79a7e', 0.25), cv.shade('#8f745c', 0.35))
  cv.rect(x + w * 0.78, ground - h - w * 0.2, w * 0.055, w * 0.16, chimney)
  drawThatch(cv, x - w * 0.02, x + w * 1.02, ground - h * 0.93, w * 0.2, seed, 0.5)
  const porch = x + w * r.pick([0.12, 0.36, 0.38])
  drawThatch(cv, porch, porch + w * 0.26, ground - h * 0.84, w * 0.17, `${seed}porch`, 0.62)
  drawEave(cv, porch + w * 0.026, ground - h * 0.82, w * 0.208, h * 0.3)
  cv.rect(
    x - w * 0.03,
    ground - 5,
    w * 1.06,
    16,
    cv.across(cv.lit('#b48a62', 0.25), cv.shade('#8a6444', 0.15)),
  )
  for (let i = 0; i < 9; i++) {
    cv.rect(
      x + w * (0.005 + i * 0.121),
      ground - h * 0.92,
      w * 0.013,
      h * 0.92,
      cv.rounded(TIMBER, 0.3, 0.3),
    )
  }
  const rail = ground - h * 0.34
  cv.stroke(
    path`M${x} ${rail}H${x + w * 0.36}M${x + w * 0.62} ${rail}H${x + w}`,
    cv.tone(TIMBER),
    4,
  )
  if (p.night > 0.2) {
    for (const k of [0.12, 0.5, 0.86]) {
      cv.glow(x + w * k, ground - h * 0.7, 60, '#ffc46a', 0.6)
      cv.ellipse(x + w * k, ground - h * 0.7, 5, 7, '#ffeab8')
    }
  }
  for (let i = 0; i < 6; i++) {
    const px = x + r.between(-0.03, 1.03) * w
    if (r.chance(0.45))
      drawAloe(cv, px, ground + r.between(14, 24), r.between(30, 52), `${seed}${i}`)
    else {
      const flower = r.pick([null, '#f2b04a', '#e0563f'])
      drawShrub(cv, px, ground + r.between(12, 20), r.between(36, 66), `${seed}${i}`, { flower })
    }
  }
  return { door: x + w * 0.49 }
}

/** Small thatched unit of a resort. */
export function drawChalet(cv: Canvas, x: number, ground: number, w: number, seed: string): void {
  const r = cv.rand.stream(`chalet${seed}`)
  const h = w * 0.25
  castShadow(cv, x, x + w, ground, w * 0.2)
  cv.rect(x + w * 0.08, ground - h, w * 0.84, h, wallPaint(cv, r.pick(cv.palette.walls)))
  for (const k of [0.16, 0.66]) {
    drawWindow(cv, x + w * k, ground - h * 0.72, w * 0.18, h * 0.42, {
      frame: TIMBER,
      litChance: 1,
    })
  }
  drawDoor(cv, x + w * 0.45, ground - h * 0.78, w * 0.1, h * 0.78, TIMBER)
  drawEave(cv, x + w * 0.08, ground - h, w * 0.84, h * 0.4)
  drawThatch(cv, x - w * 0.02, x + w * 1.02, ground - h * 0.92, w * 0.36, seed)
  cv.rect(x, ground - 3, w, w * 0.035, cv.lit('#a5805c', 0.1))
  for (const k of [0.03, 0.37, 0.61, 0.95]) {
    cv.rect(x + w * k, ground - h * 0.94, w * 0.018, h * 0.94, cv.rounded(TIMBER, 0.25, 0.3))
  }
}
