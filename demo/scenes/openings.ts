import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { LAMPLIGHT, WARM } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, polygon, round1 } from './shapes.ts'

export type WindowOptions = {
  /** Chance of a lit lamp behind it at night. */
  litChance?: number
  frame?: string
  thickness?: number
  columns?: number
  rows?: number
  noShadow?: boolean
  noSill?: boolean
  noGlow?: boolean
}

type Pane = { x: number; y: number; w: number; h: number }

export function drawWindow(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  options: WindowOptions = {},
): void {
  const { palette: p } = cv
  const r = cv.rand.stream(`window${round1(x)}-${round1(y)}`)
  const lit = r.next() < (options.litChance ?? 0.75) * p.night
  const frame = options.frame ?? '#fbf7ef'
  const t = options.thickness ?? Math.max(2, Math.min(w, h) * 0.07)
  const pane = { x: x + t, y: y + t, w: w - 2 * t, h: h - 2 * t }
  if (options.noShadow !== true)
    cv.rect(pane.x, pane.y, w + t * 0.6, h + t * 0.4, p.shade, { opacity: 0.22 })
  cv.rect(x, y, w, h, cv.lit(frame, 0.15))
  if (lit) drawLitPane(cv, pane, r)
  else drawGlass(cv, pane)
  cv.rect(pane.x, pane.y, pane.w, Math.min(pane.h * 0.14, 9), p.shade, { opacity: 0.28 })
  const columns = options.columns ?? (w > h * 1.3 ? 3 : 2)
  const rows = options.rows ?? 1
  const uprights = range(columns - 1).map(
    (i) => path`M${pane.x + (pane.w * (i + 1)) / columns} ${pane.y}v${pane.h}`,
  )
  const bars = range(rows - 1).map(
    (i) => path`M${pane.x} ${pane.y + (pane.h * (i + 1)) / rows}h${pane.w}`,
  )
  cv.stroke([...uprights, ...bars].join(''), cv.lit(frame, 0.1), Math.max(1.4, t * 0.6))
  if (options.noSill !== true) cv.rect(x - t, y + h, w + 2 * t, t * 1.1, cv.lit(frame, 0.2))
  if (lit && options.noGlow !== true)
    cv.glow(x + w / 2, y + h / 2, w * 1.15, LAMPLIGHT, 0.3, h * 1.1)
}

function drawLitPane(cv: Canvas, { x, y, w, h }: Pane, r: Rand): void {
  cv.rect(x, y, w, h, cv.down(WARM[0], WARM[1]))
  if (w <= 16) return
  const left = polygon([
    [x, y],
    [x + w * 0.22, y],
    [x + w * 0.14, y + h],
    [x, y + h],
  ])
  const right = polygon([
    [x + w, y],
    [x + w * 0.8, y],
    [x + w * 0.87, y + h],
    [x + w, y + h],
  ])
  cv.fill(left + right, '#fff3d2', { opacity: 0.5 })
  if (!r.chance(0.4)) return
  const base = path`M${x + w * 0.55} ${y + h}v${-h * 0.3}h${-w * 0.06}l${w * 0.05} ${-h * 0.16}h${w * 0.12}`
  const lampshade = path`l${w * 0.05} ${h * 0.16}h${-w * 0.1}v${h * 0.3}Z`
  cv.fill(base + lampshade, '#b5683c', { opacity: 0.55 })
}

function drawGlass(cv: Canvas, { x, y, w, h }: Pane): void {
  const { sky, light } = cv.palette
  const glass = cv.tone('#3f5872')
  const stops = [
    [0, mix(glass, sky[0], 0.35)],
    [0.6, mix(glass, sky[1], 0.45)],
    [1, mix(glass, sky[2], 0.6)],
  ] as const
  cv.rect(x, y, w, h, cv.linear(stops, 0, 0, 0.5, 1))
  if (w <= 10) return
  cv.shape(
    [
      [x + w * 0.1, y + h],
      [x + w * 0.5, y],
      [x + w * 0.78, y],
      [x + w * 0.38, y + h],
    ],
    light,
    { opacity: 0.16 },
  )
}

export function drawDoor(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
): void {
  const { shade, night } = cv.palette
  cv.rect(x - w * 0.1, y - w * 0.1, w * 1.2, h + w * 0.1, cv.lit('#fbf7ef', 0.1))
  cv.rect(x, y, w, h, cv.rounded(colour, 0.2, 0.25))
  const upper = path`M${x + w * 0.16} ${y + h * 0.1}h${w * 0.68}v${h * 0.3}h${-w * 0.68}Z`
  const lower = path`M${x + w * 0.16} ${y + h * 0.5}h${w * 0.68}v${h * 0.38}h${-w * 0.68}Z`
  cv.fill(upper + lower, shade, { opacity: 0.25 })
  cv.ellipse(x + w * 0.84, y + h * 0.54, w * 0.05, w * 0.05, cv.lit('#e0b060', 0.4))
  if (night > 0.5) cv.glow(x + w / 2, y + h * 0.1, w * 2.4, LAMPLIGHT, 0.55)
}

/** Garage and roller-shutter doors differ by the number of slats. */
export function drawShutter(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  colour: string,
  slats = 4,
): void {
  cv.rect(x, y, w, h, cv.down(cv.shade(colour, 0.14), cv.lit(colour, 0.12)))
  const lines = range(slats).map((i) => path`M${x} ${y + (h * (i + 1)) / (slats + 1)}h${w}`)
  cv.stroke(lines.join(''), cv.palette.shade, 1.6, { opacity: 0.28 })
  cv.rect(x, y, w, h * 0.12, cv.palette.shade, { opacity: 0.35 })
}
