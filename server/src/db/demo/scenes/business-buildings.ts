import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawShutter, drawWindow } from './openings.ts'
import { LAMPLIGHT } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { drawEave, drawGable, wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { blob, blossom, box, path } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Glass tower that mirrors the sky and its clouds. */
export function drawTower(cv: Canvas, x: number, ground: number, w: number, h: number, seed: string): void {
  const { palette: p } = cv
  const r = cv.rand.stream(`tower${seed}`)
  const side = w * 0.28
  const top = ground - h
  const glass = cv.tone(r.pick(['#5a7f9a', '#4f7a86', '#6a7399', '#7a8f9a']))
  const frame = cv.lit('#f4efe6', 0.15)
  const right = x + w
  const face: Point[] = [[right, top], [right + side, top + 26], [right + side, ground - 14], [right, ground]]
  cv.shape(face, cv.down(mix(glass, p.shade, 0.45), mix(glass, p.shade, 0.62)))
  const stops = [[0, mix(glass, p.sky[0], 0.45)], [0.5, mix(glass, p.sky[1], 0.55)], [1, mix(glass, p.sky[2], 0.55)]] as const
  cv.rect(x, top, w, h, cv.linear(stops))
  cv.clip(box(x, top, w, h), () => {
    cv.shape([[x, ground - h * 0.2], [x + w * 0.6, top], [x + w * 0.95, top], [x, ground + h * 0.2]], p.light, { opacity: 0.22 })
    const clouds = range(5).map(() => blob(r, x + r.between(0, w), ground - h * r.between(0.2, 0.8), r.between(40, 80), r.between(14, 26), 9, 0.2))
    cv.fill(clouds.join(''), p.cloud[0], { opacity: 0.3 })
  })
  const floors = Math.round(h / 34)
  const bays = Math.round(w / 30)
  const [cw, ch] = [w / bays, h / floors]
  const lit = range(floors * bays)
    .filter(() => r.next() < p.night * 0.42)
    .map((i) => box(x + (i % bays) * cw + 2, top + Math.floor(i / bays) * ch + 6, cw - 4, ch - 10))
  cv.fill(lit.join(''), '#ffd88f', { opacity: 0.9 })
  const banded = r.chance(0.5)
  const slabs = range(floors).map((f) => path`M${x} ${top + f * ch}h${w}`)
  cv.stroke(slabs.join(''), frame, banded ? 5 : 3, { opacity: banded ? 0.95 : 0.6 })
  const fins = range(bays + 1).map((b) => path`M${x + b * cw} ${top}v${h}`)
  cv.stroke(fins.join(''), frame, banded ? 1.6 : 3.6, { opacity: 0.6 })
  const sideSlabs = range(floors).map((f) => path`M${right} ${top + f * ch}l${side} ${26 - (f / floors) * 12}`)
  cv.stroke(sideSlabs.join(''), mix(frame, p.shade, 0.5), 3, { opacity: 0.6 })
  cv.rect(x - 4, top - 10, w + 6, 12, frame)
  const rim: Point[] = [[right + 2, top - 10], [right + side + 3, top + 16], [right + side + 3, top + 28], [right + 2, top + 2]]
  cv.shape(rim, mix(frame, p.shade, 0.4))
}

const SIGN_COLOURS = ['#6a4f93', '#2f6a62', '#b5543c', '#34587a', '#c08a2e']

export function drawShopFront(cv: Canvas, r: Rand, x: number, ground: number, u: number, upperWindows: number): void {
  const { palette: p } = cv
  const wall = r.pick([...p.walls, '#d8c6e0', '#e6b8a0'])
  const accent = r.pick(SIGN_COLOURS)
  const h = r.between(400, 450)
  const fascia = ground - 250
  cv.rect(x, ground - h, u, h, wallPaint(cv, wall))
  cv.rect(x - 5, ground - h - 16, u + 10, 20, cv.across(cv.lit('#fbf5ea', 0.4), cv.shade('#e6dccb', 0.2)))
  drawEave(cv, x, ground - h + 4, u, 16)
  if (r.chance(0.5)) {
    drawGable(cv, x + u * 0.3, x + u * 0.7, ground - h - 12, 44, { wall, roof: '#8a7a70', overhang: 6 })
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

function drawShopDoor(cv: Canvas, x: number, y: number, w: number, ground: number, accent: string): void {
  cv.rect(x, y, w, ground - y, cv.shade(accent, 0.3))
  cv.rect(x + 12, y + 12, w - 24, ground - y - 60, shopGlass(cv))
  cv.ellipse(x + w - 18, ground - 70, 4, 8, cv.lit('#e8c070', 0.4))
}

function drawDisplay(cv: Canvas, r: Rand, x: number, y: number, w: number, ground: number, accent: string): void {
  const sill = ground - 46
  cv.rect(x - 6, y - 4, w + 12, ground - 34 - y, cv.shade('#3d3b46', 0.2))
  cv.rect(x, y, w, sill - y, shopGlass(cv))
  for (const shelf of [0, 1]) drawGoods(cv, r, x, sill - shelf * 46, w, accent)
  cv.shape([[x + w * 0.1, sill], [x + w * 0.4, y], [x + w * 0.58, y], [x + w * 0.28, sill]], '#ffffff', { opacity: 0.16 })
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

type ShedOptions = { seed: string; roof?: 'gable' | 'sawtooth' | 'barrel'; doors?: number }

/** Steel portal shed with roller doors; returns its accent colour for the truck in front. */
export function drawShed(cv: Canvas, x: number, ground: number, w: number, h: number, options: ShedOptions): string {
  const r = cv.rand.stream(`shed${options.seed}`)
  const sheeting = r.pick(['#d9dcd8', '#c8d2d6', '#e4dccb', '#b9c4cc'])
  const accent = r.pick(['#6a4f93', '#c5703f', '#34708a', '#b5543c'])
  const roof = options.roof ?? r.pick(['gable', 'sawtooth', 'barrel'] as const)
  const top = ground - h
  castShadow(cv, x, x + w, ground, 80)
  cv.rect(x, top, w, h, wallPaint(cv, sheeting))
  const ribs = range(Math.round(w / 13)).map((i) => path`M${x + i * 13} ${top}V${ground}`)
  cv.stroke(ribs.join(''), cv.palette.shade, 1.3, { opacity: 0.14 })
  if (roof === 'sawtooth') drawSawtooth(cv, x, top, w, sheeting, accent)
  else if (roof === 'barrel') drawBarrel(cv, x, top, w, sheeting, accent)
  else drawPortal(cv, x, top, w, sheeting, accent)
  cv.rect(x, top + 18, w, 20, cv.rounded(accent, 0.15, 0.2))
  const count = options.doors ?? Math.max(2, Math.round(w / 170))
  for (let i = 0; i < count; i++) {
    const u = w / count
    drawBay(cv, r, x + u * (i + 0.2), ground, u * 0.58, h * 0.52, accent)
  }
  return accent
}

function drawSawtooth(cv: Canvas, x: number, top: number, w: number, sheeting: string, accent: string): void {
  const { night, sky } = cv.palette
  const count = Math.round(w / 110)
  const u = w / count
  const glass = night > 0.5 ? '#ffd88f' : mix(cv.tone('#5f7f95'), sky[1], 0.5)
  for (let i = 0; i < count; i++) {
    const a = x + i * u
    cv.shape([[a, top + 1], [a, top - 52], [a + u, top + 1]], cv.rounded(sheeting, 0.25, 0.25))
    cv.shape([[a - 3, top - 56], [a + 4, top - 58], [a + u + 4, top], [a + u - 6, top + 2]], cv.shade(accent, 0.1))
    cv.rect(a + 8, top - 30, 20, 24, glass)
  }
}

function drawPortal(cv: Canvas, x: number, top: number, w: number, sheeting: string, accent: string): void {
  const middle = x + w / 2
  const peak = top - w * 0.1
  cv.shape([[x - 10, top], [middle, peak], [x + w + 10, top], [x + w, top + 2], [x, top + 2]], wallPaint(cv, sheeting))
  cv.shape([[x - 14, top + 3], [middle, peak - 10], [middle, peak + 4], [x, top + 4]], cv.lit(accent, 0.25))
  cv.shape([[x + w + 14, top + 3], [middle, peak - 10], [middle, peak + 4], [x + w, top + 4]], cv.shade(accent, 0.3))
}

function drawBarrel(cv: Canvas, x: number, top: number, w: number, sheeting: string, accent: string): void {
  const rise = w * 0.11
  const arch = (dy: number): string => path`M${x - 12} ${top + 4}Q${x + w / 2} ${top - rise * 2 - dy} ${x + w + 12} ${top + 4}`
  cv.fill(`${arch(14)}Z`, cv.across(cv.lit(accent, 0.25), cv.shade(accent, 0.3)))
  cv.fill(`${arch(-8)}Z`, wallPaint(cv, sheeting))
}

function drawBay(cv: Canvas, r: Rand, x: number, ground: number, w: number, h: number, accent: string): void {
  cv.rect(x - 7, ground - h - 7, w + 14, h + 7, cv.shade('#f0e8d8', 0.1))
  if (r.chance(0.28)) {
    const inside = cv.palette.night > 0.2 ? cv.down('#ffdf9f', '#d98a4a') : cv.down(cv.shade('#3f3d48', 0.4), cv.shade('#6a6470', 0.2))
    cv.rect(x, ground - h, w, h, inside)
    for (let k = 0; k < 4; k++) {
      const stack = r.between(20, h * 0.6)
      cv.rect(x + 8 + (k * (w - 16)) / 4, ground - stack, (w - 24) / 4, stack, cv.shade('#b98a5a', 0.2))
    }
    cv.rect(x - 12, ground - 1, w + 24, 12, cv.lit('#c9bfb4', 0.1))
  } else drawShutter(cv, x, ground - h, w, h, r.pick([accent, '#f0ebe0', '#8a9aa2']), 9)
  cv.rect(x + w * 0.3, ground - h - 32, w * 0.4, 14, cv.lit('#fff6e6', 0.1), { rx: 3, opacity: 0.85 })
}

export function drawSilo(cv: Canvas, x: number, ground: number, w: number, h: number): void {
  const stops = [[0, cv.lit('#d4d6d2', 0.4)], [0.4, cv.lit('#c4c8c6', 0.1)], [1, cv.shade('#a9b0b2', 0.4)]] as const
  cv.rect(x, ground - h, w, h, cv.linear(stops, 0, 0, 1, 0))
  const cone = path`M${x} ${ground - h}l${w / 2} ${-w * 0.42}l${w / 2} ${w * 0.42}Z`
  cv.fill(cone, cv.across(cv.lit('#c4c8c6', 0.4), cv.shade('#a9b0b2', 0.4)))
  const rings = range(6).map((k) => path`M${x} ${ground - h + ((k + 1) * h) / 7}h${w}`)
  cv.stroke(rings.join(''), cv.palette.shade, 1.4, { opacity: 0.2 })
}

export function drawWaterTower(cv: Canvas, x: number, ground: number): void {
  const legs = path`M${x - 26} ${ground}L${x - 18} ${ground - 240}M${x + 26} ${ground}L${x + 18} ${ground - 240}`
  const braces = path`M${x - 25} ${ground - 60}L${x + 20} ${ground - 190}M${x + 25} ${ground - 60}L${x - 20} ${ground - 190}`
  cv.stroke(legs + braces, cv.shade('#6a6a72', 0.2), 5)
  cv.rect(x - 44, ground - 310, 88, 76, cv.across(cv.lit('#c5705a', 0.3), cv.shade('#a5523f', 0.3)), { rx: 6 })
  cv.fill(path`M${x - 48} ${ground - 308}l48 -30l48 30Z`, cv.shade('#8a4a3c', 0.1))
}

export function drawChimneyStack(cv: Canvas, x: number, ground: number, h: number, r: Rand): void {
  const stack: Point[] = [[x - 20, ground], [x - 13, ground - h], [x + 13, ground - h], [x + 20, ground]]
  cv.shape(stack, cv.across(cv.lit('#c98a6c', 0.3), cv.shade('#a5624a', 0.35)))
  for (const k of [0.8, 0.92]) cv.rect(x - 15, ground - h * k, 30, 9, cv.lit('#f4ead8', 0.1), { opacity: 0.8 })
  const steam = range(5).map((i) => blob(r, x + 10 + i * 26, ground - h - 16 - i * 17, 16 + i * 7, 10 + i * 4, 9, 0.16))
  cv.fill(steam.join(''), mix(cv.palette.cloud[0], '#ffffff', 0.3), { opacity: 0.5 })
}
