import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawWindow } from './openings.ts'
import { WARM } from './palettes.ts'
import { wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import type { Point } from './shapes.ts'

export type FlatsOptions = {
  floors: number
  seed: string
  floorHeight?: number
  bays?: number
  /** Width of the shaded side face. */
  side?: number
  wall?: string
  shops?: boolean
  glassRails?: boolean
  penthouse?: boolean
  shadowDepth?: number
}

/** Block of flats with balconies, a stair core and a shaded side face. */
export function drawFlats(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  options: FlatsOptions,
): void {
  const { palette: p } = cv
  const { floors, floorHeight: fh = 46, side = 56 } = options
  const r = cv.rand.stream(`flats${options.seed}`)
  const h = floors * fh
  const top = ground - h
  const wall = options.wall ?? r.pick(p.walls)
  const core = r.pick(['#b98a66', '#8a7fa8', '#7f9a94', '#c4a07a'])
  const bays = options.bays ?? Math.max(3, Math.round(w / 82))
  const bay = w / bays
  const corePlace = bays > 3 ? Math.floor(bays / 2) : -1
  const front = options.wall === undefined ? r.stream('front').pick(FRONTS) : 'balconies'
  if (options.shadowDepth !== 0)
    castShadow(cv, x, x + w + side, ground, options.shadowDepth ?? 80, 1.1)
  const face: Point[] = [
    [x + w, top],
    [x + w + side, top + 16],
    [x + w + side, ground - 12],
    [x + w, ground],
  ]
  cv.shape(face, cv.down(cv.shade(wall, 0.42), cv.shade(wall, 0.3)))
  for (let f = 0; f < floors; f++) {
    const y = top + f * fh
    const paint = p.night * 0.7 > r.next() ? WARM[1] : cv.shade('#4a6078', 0.4)
    const [near, far] = [x + w + side * 0.35, x + w + side * 0.65]
    cv.shape(
      [
        [near, y + fh * 0.36],
        [far, y + fh * 0.4],
        [far, y + fh * 0.74],
        [near, y + fh * 0.72],
      ],
      paint,
    )
  }
  cv.rect(x, top, w, h, wallPaint(cv, wall))
  for (let f = 0; f < floors; f++) {
    for (let b = 0; b < bays; b++) {
      const cell = { x: x + b * bay, y: top + f * fh, w: bay, h: fh }
      if (b === corePlace) drawCoreCell(cv, cell, core)
      else if (f === floors - 1 && options.shops === true) drawShopCell(cv, cell)
      else {
        const plain = front === 'windows' || (front === 'mixed' && (b + bays) % 2 === 0)
        if (plain) {
          drawPlainCell(cv, cell)
          continue
        }
        const pots = r.chance(0.3) ? r.pick([p.foliage, p.foliage, p.jacaranda[2]]) : null
        drawBalconyCell(cv, cell, { wall, glass: options.glassRails === true, pots })
      }
    }
  }
  cv.rect(x - 6, top - 9, w + 10, 12, cv.lit('#fbf5ea', 0.25))
  const cornice: Point[] = [
    [x + w + 4, top - 9],
    [x + w + side + 3, top + 8],
    [x + w + side + 3, top + 18],
    [x + w + 4, top + 3],
  ]
  cv.shape(cornice, cv.shade('#e8dfd0', 0.35))
  if (options.penthouse === false) return
  cv.rect(x + w * 0.3, top - 42, w * 0.34, 34, wallPaint(cv, core))
  cv.rect(x + w * 0.28, top - 48, w * 0.38, 8, cv.lit('#fbf5ea', 0.2))
}

type Cell = { x: number; y: number; w: number; h: number }

function drawCoreCell(cv: Canvas, { x, y, w, h }: Cell, colour: string): void {
  cv.rect(x, y, w, h, cv.rounded(colour, 0.2, 0.12))
  const small = { columns: 1, noSill: true, thickness: 2, litChance: 0.8, noGlow: true }
  drawWindow(cv, x + w * 0.3, y + h * 0.2, w * 0.4, h * 0.56, small)
}

function drawShopCell(cv: Canvas, { x, y, w, h }: Cell): void {
  const glazing = { columns: 3, frame: '#4b4a55', noSill: true, thickness: 3, litChance: 1 }
  drawWindow(cv, x + 3, y + h * 0.18, w - 6, h * 0.82, glazing)
}

const FRONTS = ['balconies', 'balconies', 'mixed', 'windows'] as const

/** A window in a plain wall, as the older blocks have it. */
function drawPlainCell(cv: Canvas, { x, y, w, h }: Cell): void {
  drawWindow(cv, x + w * 0.2, y + h * 0.22, w * 0.6, h * 0.48, {
    columns: 2,
    thickness: 2.5,
    litChance: 0.6,
    noGlow: true,
  })
  cv.rect(x, y + h - 3, w, 3, cv.palette.shade, { opacity: 0.12 })
}

function drawBalconyCell(
  cv: Canvas,
  { x, y, w, h }: Cell,
  look: { wall: string; glass: boolean; pots: string | null },
): void {
  const { palette: p } = cv
  cv.rect(x + w * 0.06, y + h * 0.08, w * 0.88, h * 0.9, cv.shade(look.wall, 0.32))
  const door = {
    columns: 3,
    noSill: true,
    thickness: 2,
    litChance: 0.6,
    noGlow: true,
    noShadow: true,
  }
  drawWindow(cv, x + w * 0.12, y + h * 0.16, w * 0.76, h * 0.8, door)
  const [left, right] = [x + w * 0.06, x + w * 0.94]
  cv.shape(
    [
      [left, y + h * 0.08],
      [right, y + h * 0.08],
      [right, y + h * 0.3],
      [left, y + h * 0.2],
    ],
    p.shade,
    { opacity: 0.35 },
  )
  const rail = y + h * 0.6
  const glass = cv.linear([
    [0, mix(p.sky[1], '#ffffff', 0.4), 0.55],
    [1, mix(p.sky[2], '#ffffff', 0.2), 0.4],
  ])
  const solid = cv.across(cv.lit(look.wall, 0.34), cv.lit(look.wall, 0.05))
  cv.rect(x + w * 0.02, rail, w * 0.96, h * 0.38, look.glass ? glass : solid)
  cv.rect(x + w * 0.02, rail, w * 0.96, 3, cv.lit('#fdf8ee', 0.3))
  cv.rect(x, y + h - 4, w, 6, cv.across(cv.lit('#fdf8ee', 0.3), cv.shade(look.wall, 0.1)))
  if (look.pots === null) return
  const pots: Point[] = [
    [x + w * 0.2, rail - 3],
    [x + w * 0.28, rail - 6],
    [x + w * 0.35, rail - 2],
  ]
  cv.dots(pots, cv.tone(look.pots), 10)
}
