import type { Canvas } from './canvas.ts'
import { range } from './random.ts'
import { path, polygon, wave } from './shapes.ts'

export const wallPaint = (cv: Canvas, colour: string): string =>
  cv.linear(
    [
      [0, cv.lit(colour, 0.3)],
      [0.55, cv.lit(colour, 0.06)],
      [1, cv.shade(colour, 0.16)],
    ],
    0,
    0,
    1,
    0.25,
  )

const roofPaint = (cv: Canvas, colour: string): string =>
  cv.linear(
    [
      [0, cv.lit(colour, 0.32)],
      [0.5, cv.lit(colour, 0.09)],
      [1, cv.shade(colour, 0.24)],
    ],
    0,
    0,
    1,
    0.4,
  )

/** The shade under a roof edge. */
export function drawEave(cv: Canvas, x: number, y: number, w: number, h: number): void {
  cv.rect(x, y, w, h, cv.fade(cv.palette.shade, 0.5, 0.12))
}

export function drawBrickwork(cv: Canvas, x: number, y: number, w: number, h: number): void {
  const courses = range(Math.ceil(h / 8)).map((i) => path`M${x} ${y + i * 8}h${w}`)
  cv.stroke(courses.join(''), cv.palette.shade, 1, { opacity: 0.16 })
}

export function drawHipRoof(
  cv: Canvas,
  from: number,
  to: number,
  y: number,
  h: number,
  colour: string,
  inset = 0.2,
): void {
  const w = to - from
  const ridgeEnd = to - w * inset
  const d = polygon([
    [from, y],
    [from + w * inset, y - h],
    [ridgeEnd, y - h],
    [to, y],
  ])
  cv.fill(d, roofPaint(cv, colour))
  cv.shape(
    [
      [ridgeEnd, y - h],
      [to, y],
      [to - w * inset * 1.15, y],
    ],
    cv.shade(colour, 0.4),
    { opacity: 0.7 },
  )
  cv.clip(d, () => {
    const courses = range(7).map((i) => path`M${from} ${y - h + (h * (i + 1)) / 8}h${w}`)
    cv.stroke(courses.join(''), cv.palette.shade, 1.5, { opacity: 0.26 })
  })
  cv.rect(from - 2, y - 2, w + 4, 6, cv.lit('#f3ece0', 0.1))
}

/** Corrugated iron: ribs that fan out from the ridge to the eaves. */
export function drawIronRoof(
  cv: Canvas,
  from: number,
  to: number,
  y: number,
  h: number,
  colour: string,
): void {
  const w = to - from
  const d = polygon([
    [from, y],
    [from + w * 0.13, y - h],
    [to - w * 0.13, y - h],
    [to, y],
  ])
  cv.fill(d, roofPaint(cv, colour))
  const ribs = range(44).map((i) => {
    const t = i / 43
    return path`M${from + w * (0.13 + t * 0.74)} ${y - h}L${from + w * t} ${y}`
  })
  cv.clip(d, () => cv.stroke(ribs.join(''), cv.palette.shade, 1.5, { opacity: 0.22 }))
}

export function drawGable(
  cv: Canvas,
  from: number,
  to: number,
  y: number,
  h: number,
  look: { wall: string; roof: string; overhang?: number },
): void {
  const over = look.overhang ?? 12
  const middle = (from + to) / 2
  const peak = y - h - over * 0.6
  const inner = y - h + over * 0.9
  const foot = y + over * 0.75
  cv.shape(
    [
      [from, y],
      [middle, y - h],
      [to, y],
    ],
    wallPaint(cv, look.wall),
  )
  cv.shape(
    [
      [from - over, foot],
      [middle, peak],
      [middle, inner],
      [from + 2, foot],
    ],
    cv.lit(look.roof, 0.32),
  )
  cv.shape(
    [
      [to + over, foot],
      [middle, peak],
      [middle, inner],
      [to - 2, foot],
    ],
    cv.shade(look.roof, 0.35),
  )
}

const THATCH = ['#a5875a', '#957550', '#8a7258', '#b3925f']

/** Soft, thick roof with concave eaves. */
export function drawThatch(
  cv: Canvas,
  from: number,
  to: number,
  y: number,
  h: number,
  seed: string,
  bend = 0.5,
): void {
  const r = cv.rand.stream(`thatch${seed}`)
  const straw = r.pick(THATCH)
  const w = to - from
  const middle = (from + to) / 2
  const left = path`M${from} ${y}Q${from + w * 0.16} ${y - h * bend} ${from + w * 0.27} ${y - h}Q${middle} ${y - h * 1.05} ${to - w * 0.27} ${y - h}`
  const right = path`Q${to - w * 0.16} ${y - h * bend} ${to} ${y}Q${middle} ${y + h * 0.09} ${from} ${y}Z`
  const stops = [
    [0, cv.lit(straw, 0.38)],
    [0.5, cv.lit(straw, 0.08)],
    [1, cv.shade(straw, 0.42)],
  ] as const
  cv.fill(left + right, cv.linear(stops, 0, 0, 1, 0.35))
  cv.clip(left + right, () => {
    const stalks = range(Math.ceil(w / 6)).map(() => {
      const x = from + r.between(0, w)
      return path`M${x} ${y - r.between(0, h)}l${((x - middle) / w) * 14} ${r.between(10, 24)}`
    })
    cv.stroke(stalks.join(''), cv.shade(straw, 0.5), 1.6, { opacity: 0.4 })
    const seam = wave([
      [from, y - 13],
      [middle, y + h * 0.09 - 13],
      [to, y - 13],
    ])
    cv.stroke(seam, cv.shade(straw, 0.45), 3, { opacity: 0.45 })
  })
  const ridge = path`M${from + w * 0.265} ${y - h}Q${middle} ${y - h * 1.07} ${to - w * 0.265} ${y - h}`
  cv.stroke(ridge, cv.shade(straw, 0.25), Math.max(6, h * 0.07))
}

export function drawChimney(cv: Canvas, x: number, y: number, w: number, h: number): void {
  cv.rect(x, y, w, h, cv.across(cv.lit('#c58f72', 0.2), cv.shade('#a06a52', 0.3)))
  cv.rect(x - 4, y - 5, w + 8, 8, cv.lit('#e6d6c0', 0.2))
}
