import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawWindow } from './openings.ts'
import { LAMPLIGHT } from './palettes.ts'
import type { Rand } from './random.ts'
import { drawEave, drawGable, wallPaint } from './roofs.ts'
import { blossom, path } from './shapes.ts'

const SIGN_COLOURS = ['#6a4f93', '#2f6a62', '#b5543c', '#34587a', '#c08a2e']

export function drawShopFront(
  cv: Canvas,
  r: Rand,
  x: number,
  ground: number,
  u: number,
  upperWindows: number,
): void {
  const { palette: p } = cv
  const wall = r.pick([...p.walls, '#d8c6e0', '#e6b8a0'])
  const accent = r.pick(SIGN_COLOURS)
  const h = r.between(400, 450)
  const fascia = ground - 250
  cv.rect(x, ground - h, u, h, wallPaint(cv, wall))
  cv.rect(
    x - 5,
    ground - h - 16,
    u + 10,
    20,
    cv.across(cv.lit('#fbf5ea', 0.4), cv.shade('#e6dccb', 0.2)),
  )
  drawEave(cv, x, ground - h + 4, u, 16)
  if (r.chance(0.5)) {
    drawGable(cv, x + u * 0.3, x + u * 0.7, ground - h - 12, 44, {
      wall,
      roof: '#8a7a70',
      overhang: 6,
    })
  }
  for (let k = 0; k < upperWindows; k++) {
    const wx = x + (u * (k + 0.5)) / upperWindows - 34
    drawWindow(cv, wx, ground - h + 46, 68, 96, { columns: 2, rows: 2, litChance: 0.6 })
  }
  cv.rect(x + 14, fascia - 4, u - 28, 50, cv.rounded(accent, 0.18, 0.22), { rx: 4 })
  cv.fill(blossom(x + u / 2 - 70, fascia + 21, 15), cv.lit(p.jacaranda[3], 0.2))
  cv.rect(x + u / 2 - 44, fascia + 12, 120, 7, cv.lit('#fff6e6', 0.2), { rx: 3 })
  cv.rect(x + u / 2 - 44, fascia + 25, 74, 5, cv.lit('#fff6e6', 0.2), { rx: 2, opacity: 0.7 })
  const doorLeft = r.chance(0.5)
  drawShopDoor(cv, doorLeft ? x + 30 : x + u - 122, fascia + 74, 92, ground, accent)
  drawDisplay(cv, r, doorLeft ? x + 140 : x + 28, fascia + 74, u - 168, ground, accent)
  drawAwning(cv, x + 10, fascia + 46, u - 20, accent)
  if (p.night > 0.5) cv.glow(x + u / 2, ground - 120, u * 0.55, LAMPLIGHT, 0.35, 150)
}

function shopGlass(cv: Canvas): string {
  const { night, sky } = cv.palette
  if (night > 0.2) return cv.down('#ffe9bd', '#f4b36a')
  return cv.down(cv.shade('#5f6f80', 0.3), mix(cv.tone('#9fb0b5'), sky[2], 0.3))
}

function drawShopDoor(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  ground: number,
  accent: string,
): void {
  cv.rect(x, y, w, ground - y, cv.shade(accent, 0.3))
  cv.rect(x + 12, y + 12, w - 24, ground - y - 60, shopGlass(cv))
  cv.ellipse(x + w - 18, ground - 70, 4, 8, cv.lit('#e8c070', 0.4))
}

function drawDisplay(
  cv: Canvas,
  r: Rand,
  x: number,
  y: number,
  w: number,
  ground: number,
  accent: string,
): void {
  const sill = ground - 46
  cv.rect(x - 6, y - 4, w + 12, ground - 34 - y, cv.shade('#3d3b46', 0.2))
  cv.rect(x, y, w, sill - y, shopGlass(cv))
  for (const shelf of [0, 1]) drawGoods(cv, r, x, sill - shelf * 46, w, accent)
  cv.shape(
    [
      [x + w * 0.1, sill],
      [x + w * 0.4, y],
      [x + w * 0.58, y],
      [x + w * 0.28, sill],
    ],
    '#ffffff',
    { opacity: 0.16 },
  )
  cv.stroke(path`M${x + w / 2} ${y}V${sill}`, cv.shade('#3d3b46', 0.2), 5)
  cv.rect(x - 6, ground - 44, w + 12, 44, cv.rounded(accent, 0.12, 0.3))
}

function drawGoods(cv: Canvas, r: Rand, x: number, y: number, w: number, accent: string): void {
  const colours = [accent, '#e0b04f', '#c5533f', '#8a6fb5', '#3f8a86', '#f4ead8']
  const base = y - 5
  cv.rect(x, base, w, 5, cv.shade('#7a5a44', 0.15))
  let at = x + 8
  while (at < x + w - 30) {
    const gw = r.between(14, 30)
    const gh = r.between(18, 38)
    const colour = r.pick(colours)
    const form = r.int(0, 2)
    if (form === 0) cv.rect(at, base - gh, gw, gh, cv.rounded(colour, 0.2, 0.2), { rx: 3 })
    else if (form === 1) cv.ellipse(at + gw / 2, base - gw / 2, gw / 2, gw / 2, cv.tone(colour))
    else {
      const neck = path`M${at + gw * 0.3} ${base - gh}h${gw * 0.4}v${gh * 0.25}q${gw * 0.3} ${gh * 0.1} ${gw * 0.25} ${gh * 0.45}`
      const belly = path`l${-gw * 0.1} ${gh * 0.3}h${-gw * 0.7}l${-gw * 0.1} ${-gh * 0.3}q0 ${-gh * 0.35} ${gw * 0.25} ${-gh * 0.45}Z`
      cv.fill(neck + belly, cv.tone(colour))
    }
    at += gw + r.between(6, 14)
  }
}

function drawAwning(cv: Canvas, x: number, y: number, w: number, accent: string): void {
  const count = Math.round(w / 34)
  const strip = w / count
  for (let k = 0; k < count; k++) {
    const d = path`M${x + k * strip} ${y}h${strip}l${(k - count / 2 + 1) * 1.2} 44a${strip / 2} 11 0 0 1 ${-strip - 1} 0Z`
    const pale = cv.down(cv.lit('#fff8ea', 0.3), cv.shade('#f0e4d0', 0.12))
    cv.fill(d, k % 2 ? pale : cv.down(cv.lit(accent, 0.2), cv.shade(accent, 0.15)))
  }
  cv.rect(x, y + 52, w, 46, cv.fade(cv.palette.shade, 0.34))
}
