import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Entrances } from './house.ts'
import { drawDoor, drawShutter, drawWindow } from './openings.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { drawEave, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawAloe, drawShrub } from './shrubs.ts'

type Look = { white: string; dark: string; wood: string }
type Box = { x: number; y: number; w: number; h: number }

/** Modern flat-roofed house in three massings: upper floor on the left, bridge over the carport,
 *  or a long single storey with a raised living room. */
export function drawCubeHouse(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  seed: string,
): Entrances {
  const r = cv.rand.stream(`cube${seed}`)
  const look = {
    white: r.pick(['#faf6ee', '#f3ede2', '#ece6de', '#dcd8d2', '#cfc6ba']),
    dark: r.pick(['#4a4c55', '#5b5350', '#3f4a52']),
    wood: r.pick(['#b17a4c', '#9a6a46', '#c08f5e']),
  }
  castShadow(cv, x, x + w, ground, 84)
  const { storeys } = cv.look
  const upper = storeys === undefined ? r.chance(0.67) : storeys > 1
  const massing = upper ? r.pick([drawStacked, drawBridge]) : drawPavilion
  const entrances = massing(cv, x, ground, w, look, r.stream('massing'))
  for (let i = 0; i < 4; i++) {
    if (r.chance(0.5))
      drawAloe(cv, x + w * (0.6 + i * 0.035), ground + 12, r.between(30, 44), `${seed}${i}`)
    else drawShrub(cv, x + w * r.between(0, 0.08), ground + 12, r.between(40, 70), `${seed}${i}`)
  }
  return entrances
}

function drawSlab(cv: Canvas, x: number, y: number, w: number, colour: string): void {
  cv.rect(x, y, w, 13, cv.rounded(colour, 0.38, 0.2))
}

function drawSlats(cv: Canvas, { x, y, w, h }: Box, wood: string): void {
  cv.rect(x, y, w, h, cv.rounded(wood, 0.28, 0.15))
  const count = Math.round(w / 13)
  const gaps = range(count).map((i) => path`M${x + (w * (i + 0.5)) / count} ${y}v${h}`)
  cv.stroke(gaps.join(''), cv.palette.shade, 1.4, { opacity: 0.3 })
}

function drawBalustrade(cv: Canvas, from: number, to: number, y: number, colour: string): void {
  const rail = path`M${from} ${y}H${to}`
  const posts = range(9).map((i) => path`M${from + ((to - from) * i) / 8} ${y}v36`)
  cv.stroke(rail + posts.join(''), cv.tone(colour), 2.5)
  cv.rect(from, y + 2, to - from, 34, mix(cv.palette.sky[1], '#ffffff', 0.4), { opacity: 0.25 })
}

const glazing = (
  frame: string,
  columns: number,
): { columns: number; frame: string; noSill: true; thickness: number } => ({
  columns,
  frame,
  noSill: true,
  thickness: 4,
})

function drawStacked(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  look: Look,
  r: Rand,
): Entrances {
  const { white, dark, wood } = look
  const low = w * 0.155
  const high = w * 0.15
  const upper = {
    x: x + w * r.between(0.12, 0.2),
    y: ground - low - 12 - high,
    w: w * r.between(0.48, 0.58),
    h: high,
  }
  cv.rect(x, ground - low, w, low, wallPaint(cv, white))
  cv.rect(x + w * 0.72, ground - low, w * 0.28, low, cv.rounded(dark, 0.12, 0.3))
  drawShutter(cv, x + w * 0.76, ground - low * 0.74, w * 0.2, low * 0.74, wood)
  drawWindow(cv, x + w * 0.07, ground - low * 0.86, w * 0.5, low * 0.86, {
    ...glazing(dark, 5),
    litChance: 1,
  })
  drawDoor(cv, x + w * 0.62, ground - low * 0.8, w * 0.055, low * 0.8, wood)
  cv.rect(x + w * 0.02, ground - low, w * 0.035, low, cv.lit('#c9a98a', 0.2))
  drawSlab(cv, x - w * 0.03, ground - low - 12, w * 1.06, white)
  drawEave(cv, x, ground - low + 2, w, 26)
  cv.rect(upper.x, upper.y, upper.w, upper.h, wallPaint(cv, white))
  drawSlats(cv, { ...upper, x: upper.x + upper.w * 0.62, w: upper.w * 0.38 }, wood)
  drawWindow(
    cv,
    upper.x + upper.w * 0.06,
    upper.y + high * 0.18,
    upper.w * 0.5,
    high * 0.7,
    glazing(dark, 3),
  )
  drawWindow(
    cv,
    upper.x + upper.w * 0.72,
    upper.y + high * 0.26,
    upper.w * 0.18,
    high * 0.42,
    glazing(dark, 1),
  )
  drawSlab(cv, upper.x - w * 0.03, upper.y - 11, upper.w + w * 0.06, white)
  drawEave(cv, upper.x, upper.y + 2, upper.w, 20)
  drawBalustrade(cv, upper.x + upper.w + 8, x + w * 1.02, ground - low - 48, dark)
  return { door: x + w * 0.647, garage: x + w * 0.86 }
}

function drawBridge(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  look: Look,
  r: Rand,
): Entrances {
  const { white, dark, wood } = look
  const low = w * 0.15
  const high = w * 0.145
  cv.rect(x + w * 0.06, ground - low, w * 0.56, low, cv.rounded(dark, 0.14, 0.25))
  drawWindow(cv, x + w * 0.09, ground - low * 0.84, w * 0.3, low * 0.84, {
    ...glazing('#2f3238', 4),
    litChance: 1,
  })
  drawDoor(cv, x + w * 0.44, ground - low * 0.82, w * 0.058, low * 0.82, wood)
  drawSlats(cv, { x: x + w * 0.53, y: ground - low, w: w * 0.09, h: low }, wood)
  cv.rect(x + w * 0.62, ground - low, w * 0.36, low, cv.shade('#6a6670', 0.45))
  drawShutter(
    cv,
    x + w * 0.66,
    ground - low * 0.72,
    w * 0.26,
    low * 0.72,
    r.pick([wood, '#8d9298']),
  )
  cv.rect(x + w * 0.96, ground - low, w * 0.022, low, cv.rounded(white, 0.3, 0.3))
  const upper = { x: x + w * 0.3, y: ground - low - high - 12, w: w * 0.7, h: high }
  cv.rect(upper.x, upper.y, upper.w, upper.h, wallPaint(cv, white))
  drawWindow(
    cv,
    upper.x + upper.w * 0.05,
    upper.y + high * 0.2,
    upper.w * 0.34,
    high * 0.66,
    glazing(dark, 3),
  )
  drawSlats(cv, { x: upper.x + upper.w * 0.44, y: upper.y, w: upper.w * 0.18, h: high }, wood)
  drawWindow(
    cv,
    upper.x + upper.w * 0.68,
    upper.y + high * 0.2,
    upper.w * 0.26,
    high * 0.46,
    glazing(dark, 2),
  )
  drawSlab(cv, upper.x - w * 0.03, upper.y - 11, upper.w + w * 0.06, white)
  drawEave(cv, upper.x, upper.y + 2, upper.w, 18)
  drawSlab(cv, x + w * 0.03, ground - low - 12, w * 0.99, white)
  drawEave(cv, x + w * 0.06, ground - low + 1, w * 0.92, 24)
  drawBalustrade(cv, x + w * 0.05, upper.x - 8, ground - low - 48, dark)
  return { door: x + w * 0.47, garage: x + w * 0.79 }
}

function drawPavilion(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  look: Look,
  r: Rand,
): Entrances {
  const { white, dark, wood } = look
  const low = w * 0.15
  const tall = w * r.between(0.215, 0.24)
  const hallX = x + w * 0.3
  const hallW = w * 0.34
  cv.rect(x, ground - low, w * 0.32, low, wallPaint(cv, white))
  drawWindow(cv, x + w * 0.04, ground - low * 0.7, w * 0.1, low * 0.44, glazing(dark, 2))
  drawWindow(cv, x + w * 0.18, ground - low * 0.7, w * 0.1, low * 0.44, glazing(dark, 2))
  drawSlab(cv, x - w * 0.03, ground - low - 11, w * 0.35, white)
  drawEave(cv, x, ground - low + 2, w * 0.3, 18)
  cv.rect(x + w * 0.62, ground - low, w * 0.38, low, wallPaint(cv, white))
  drawDoor(cv, x + w * 0.66, ground - low * 0.8, w * 0.055, low * 0.8, wood)
  drawShutter(cv, x + w * 0.77, ground - low * 0.72, w * 0.2, low * 0.72, dark)
  drawSlab(cv, x + w * 0.6, ground - low - 11, w * 0.43, white)
  drawEave(cv, x + w * 0.62, ground - low + 2, w * 0.38, 18)
  cv.rect(hallX, ground - tall, hallW, tall, cv.rounded(dark, 0.16, 0.25))
  drawWindow(cv, hallX + hallW * 0.06, ground - tall * 0.86, hallW * 0.88, tall * 0.86, {
    ...glazing('#2f3238', 4),
    rows: 2,
    litChance: 1,
  })
  cv.shape(
    [
      [hallX - w * 0.06, ground - tall - 2],
      [hallX - w * 0.06, ground - tall - 18],
      [hallX + hallW + w * 0.06, ground - tall - 44],
      [hallX + hallW + w * 0.06, ground - tall - 26],
    ],
    cv.rounded(white, 0.38, 0.2),
  )
  cv.shape(
    [
      [hallX, ground - tall],
      [hallX, ground - tall - 4],
      [hallX + hallW, ground - tall - 28],
      [hallX + hallW, ground - tall],
    ],
    cv.shade(wood, 0.25),
  )
  drawEave(cv, hallX, ground - tall, hallW, 26)
  return { door: x + w * 0.688, garage: x + w * 0.87 }
}
