import { range } from '../random.ts'
import { path } from '../shapes.ts'
import { drawFloorShadow } from './room.ts'
import type { Room } from './room.ts'

export function drawSofa(room: Room, x: number, y: number, w: number, colour: string): void {
  const { cv, r, scheme, outside } = room
  const h = w * 0.34
  const soft = (k: number): string =>
    cv.slant(cv.lit(colour, 0.3 * k), cv.shade(colour, 0.18), 0.6, 1)
  const seats = w > 380 ? 3 : 2
  const seat = (w * 0.8) / seats
  drawFloorShadow(cv, x, y + 4, w, 16)
  for (const k of [0.08, 0.9]) cv.rect(x + w * k, y - 16, w * 0.02, 18, cv.shade(scheme.wood, 0.3))
  cv.rect(x + w * 0.05, y - h, w * 0.9, h * 0.8, soft(0.8), { rx: w * 0.045 })
  for (const i of range(seats)) {
    cv.rect(x + w * 0.1 + seat * i + 3, y - h * 0.93, seat - 6, h * 0.56, soft(1), { rx: w * 0.03 })
  }
  cv.rect(x + w * 0.06, y - h * 0.46, w * 0.88, h * 0.2, cv.palette.shade, {
    opacity: 0.22,
    rx: 10,
  })
  for (const i of range(seats)) {
    cv.rect(x + w * 0.1 + seat * i + 2, y - h * 0.44, seat - 4, h * 0.22, soft(1.2), {
      rx: w * 0.022,
    })
  }
  cv.rect(x + w * 0.05, y - h * 0.26, w * 0.9, h * 0.2, cv.shade(colour, 0.22), { rx: 8 })
  cv.rect(x, y - h * 0.66, w * 0.11, h * 0.6, soft(1.2), { rx: w * 0.035 })
  const farArm = cv.across(cv.tone(colour), cv.shade(colour, 0.35))
  cv.rect(x + w * 0.89, y - h * 0.66, w * 0.11, h * 0.6, farArm, { rx: w * 0.035 })
  const cushions = [scheme.accent, '#f4ead8', outside.jacaranda[2], '#e0b46a']
  for (const k of [0.15, 0.27, 0.7]) {
    const s = w * 0.13
    const cloth = r.pick(cushions)
    const turn = [r.between(-12, 12), x + w * k + s / 2, y - h * 0.5] as const
    const paint = cv.slant(cv.lit(cloth, 0.25), cv.shade(cloth, 0.2), 1, 1)
    cv.rect(x + w * k, y - h * 0.43 - s, s, s, paint, { rx: s * 0.2, turn })
  }
}

export function drawArmchair(room: Room, x: number, y: number, w: number, colour: string): void {
  const { cv, scheme } = room
  drawFloorShadow(cv, x, y, w, 12)
  cv.stroke(
    path`M${x + w * 0.16} ${y}l8 -40M${x + w * 0.84} ${y}l-8 -40`,
    cv.shade(scheme.wood, 0.2),
    8,
  )
  const left = path`M${x + w * 0.1} ${y - w * 0.35}Q${x + w * 0.06} ${y - w} ${x + w * 0.5} ${y - w}`
  const right = path`Q${x + w * 0.94} ${y - w} ${x + w * 0.9} ${y - w * 0.35}Z`
  cv.fill(left + right, cv.slant(cv.lit(colour, 0.22), cv.shade(colour, 0.25), 0.7, 1))
  const seat = cv.down(cv.lit(colour, 0.35), cv.shade(colour, 0.12))
  cv.rect(x + w * 0.08, y - w * 0.42, w * 0.84, w * 0.22, seat, { rx: w * 0.08 })
  for (const k of [0, 0.86]) {
    cv.rect(x + w * k, y - w * 0.62, w * 0.14, w * 0.42, cv.rounded(colour, 0.25, 0.25), {
      rx: w * 0.06,
    })
  }
}

/** Only the rounded back shows above a table. */
export function drawTubChair(room: Room, x: number, y: number, w: number, colour: string): void {
  const { cv } = room
  const d = path`M${x} ${y}Q${x - 6} ${y - w * 0.95} ${x + w * 0.5} ${y - w * 0.95}Q${x + w + 6} ${y - w * 0.95} ${x + w} ${y}Z`
  cv.fill(d, cv.slant(cv.lit(colour, 0.3), cv.shade(colour, 0.28), 0.8, 1))
}

/** Dining chair seen from behind; y is the foot. */
export function drawDiningChair(room: Room, x: number, y: number, w: number, seat: string): void {
  const { cv, scheme } = room
  const h = w * 2.15
  cv.stroke(
    path`M${x} ${y}L${x + w * 0.11} ${y - h * 0.41}M${x + w} ${y}L${x + w * 0.89} ${y - h * 0.41}`,
    cv.shade(scheme.wood, 0.3),
    w * 0.1,
  )
  cv.rect(x, y - h * 0.47, w, h * 0.095, cv.lit(seat, 0.15), { rx: w * 0.09 })
  cv.stroke(
    path`M${x + w * 0.11} ${y - h * 0.41}V${y - h * 0.74}M${x + w * 0.89} ${y - h * 0.41}V${y - h * 0.74}`,
    cv.shade(scheme.wood, 0.2),
    w * 0.09,
  )
  const back = cv.down(cv.lit(scheme.wood, 0.3), cv.shade(scheme.wood, 0.2))
  cv.rect(x + w * 0.05, y - h, w * 0.9, h * 0.44, back, { rx: w * 0.17 })
}

export function drawStool(room: Room, x: number, y: number): void {
  const { cv, scheme } = room
  const legs = path`M${x} ${y}L${x + 12} ${y - 96}M${x + 76} ${y}L${x + 64} ${y - 96}M${x + 6} ${y - 40}h64`
  cv.stroke(legs, cv.shade(scheme.wood, 0.15), 7)
  cv.rect(x - 2, y - 116, 80, 20, cv.rounded(scheme.wood, 0.35, 0.1), { rx: 9 })
}
