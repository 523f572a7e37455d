import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawShutter } from './openings.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { wallPaint } from './roofs.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'

type ShedOptions = { seed: string; roof?: 'gable' | 'sawtooth' | 'barrel'; doors?: number }

/** Steel portal shed with roller doors; returns its accent colour for the truck in front. */
export function drawShed(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  options: ShedOptions,
): string {
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

function drawSawtooth(
  cv: Canvas,
  x: number,
  top: number,
  w: number,
  sheeting: string,
  accent: string,
): void {
  const { night, sky } = cv.palette
  const count = Math.round(w / 110)
  const u = w / count
  const glass = night > 0.5 ? '#ffd88f' : mix(cv.tone('#5f7f95'), sky[1], 0.5)
  for (let i = 0; i < count; i++) {
    const a = x + i * u
    cv.shape(
      [
        [a, top + 1],
        [a, top - 52],
        [a + u, top + 1],
      ],
      cv.rounded(sheeting, 0.25, 0.25),
    )
    cv.shape(
      [
        [a - 3, top - 56],
        [a + 4, top - 58],
        [a + u + 4, top],
        [a + u - 6, top + 2],
      ],
      cv.shade(accent, 0.1),
    )
    cv.rect(a + 8, top - 30, 20, 24, glass)
  }
}

function drawPortal(
  cv: Canvas,
  x: number,
  top: number,
  w: number,
  sheeting: string,
  accent: string,
): void {
  const middle = x + w / 2
  const peak = top - w * 0.1
  cv.shape(
    [
      [x - 10, top],
      [middle, peak],
      [x + w + 10, top],
      [x + w, top + 2],
      [x, top + 2],
    ],
    wallPaint(cv, sheeting),
  )
  cv.shape(
    [
      [x - 14, top + 3],
      [middle, peak - 10],
      [middle, peak + 4],
      [x, top + 4],
    ],
    cv.lit(accent, 0.25),
  )
  cv.shape(
    [
      [x + w + 14, top + 3],
      [middle, peak - 10],
      [middle, peak + 4],
      [x + w, top + 4],
    ],
    cv.shade(accent, 0.3),
  )
}

function drawBarrel(
  cv: Canvas,
  x: number,
  top: number,
  w: number,
  sheeting: string,
  accent: string,
): void {
  const rise = w * 0.11
  const arch = (dy: number): string =>
    path`M${x - 12} ${top + 4}Q${x + w / 2} ${top - rise * 2 - dy} ${x + w + 12} ${top + 4}`
  cv.fill(`${arch(14)}Z`, cv.across(cv.lit(accent, 0.25), cv.shade(accent, 0.3)))
  cv.fill(`${arch(-8)}Z`, wallPaint(cv, sheeting))
}

function drawBay(
  cv: Canvas,
  r: Rand,
  x: number,
  ground: number,
  w: number,
  h: number,
  accent: string,
): void {
  cv.rect(x - 7, ground - h - 7, w + 14, h + 7, cv.shade('#f0e8d8', 0.1))
  if (r.chance(0.28)) {
    const inside =
      cv.palette.night > 0.2
        ? cv.down('#ffdf9f', '#d98a4a')
        : cv.down(cv.shade('#3f3d48', 0.4), cv.shade('#6a6470', 0.2))
    cv.rect(x, ground - h, w, h, inside)
    for (let k = 0; k < 4; k++) {
      const stack = r.between(20, h * 0.6)
      cv.rect(
        x + 8 + (k * (w - 16)) / 4,
        ground - stack,
        (w - 24) / 4,
        stack,
        cv.shade('#b98a5a', 0.2),
      )
    }
    cv.rect(x - 12, ground - 1, w + 24, 12, cv.lit('#c9bfb4', 0.1))
  } else drawShutter(cv, x, ground - h, w, h, r.pick([accent, '#f0ebe0', '#8a9aa2']), 9)
  cv.rect(x + w * 0.3, ground - h - 32, w * 0.4, 14, cv.lit('#fff6e6', 0.1), {
    rx: 3,
    opacity: 0.85,
  })
}
