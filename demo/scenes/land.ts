import type { Canvas } from './canvas.ts'
import { mix, shift } from './colour.ts'
import type { Rand } from './random.ts'
import { blob, outline, path } from './shapes.ts'
import type { Point } from './shapes.ts'

const JACARANDA_COUNTRY = ['gauteng', 'cape', 'durban', 'freestate']

export function drawTreeLine(cv: Canvas, y: number, r: Rand, depth = 0.28): void {
  const { palette: p } = cv
  const blossoms = JACARANDA_COUNTRY.includes(p.region)
  for (const row of [0, 1]) {
    const crowns = { dark: '', bright: '', violet: '' }
    for (let x = -20; x < 1220; x += r.between(24, 60)) {
      const w = r.between(18, 46) * (1 - row * 0.15)
      const tone = r.chance(0.22) && blossoms ? 'violet' : r.chance(0.5) ? 'dark' : 'bright'
      crowns[tone] += blob(r, x, y - w * 0.35 + row * 10, w, w * r.between(0.5, 0.8), 8, 0.14)
    }
    const paint = (colour: string): string => {
      const base = cv.tone(colour, depth - row * 0.1)
      return cv.down(mix(base, p.light, 0.2), mix(base, p.shade, 0.25))
    }
    cv.fill(crowns.dark, paint(p.foliage))
    cv.fill(crowns.bright, paint(shift(p.foliage, 14, 1, 1.12)))
    cv.fill(crowns.violet, paint(p.jacaranda[1]))
  }
}

export function drawGround(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('ground')
  const [far, near] = p.grass
  const edge = path`M-10 ${horizon}Q300 ${horizon - r.between(0, 14)} 640 ${horizon}T1210 ${horizon - r.between(0, 8)}V810H-10Z`
  const middle = cv.tone(mix(far, near, 0.5))
  cv.fill(
    edge,
    cv.linear([
      [0, mix(cv.tone(far), p.light, 0.25)],
      [0.35, middle],
      [1, cv.shade(near, 0.22)],
    ]),
  )
  const sweep = cv.linear(
    [
      [0, p.light, 0.2],
      [0.5, p.light, 0.05],
      [1, p.light, 0],
    ],
    0,
    0,
    1,
    0,
  )
  for (let i = 0; i < 5; i++) {
    const y = horizon + 30 + i * i * 13 + r.between(0, 20)
    const band: Point[] = [
      [-40, y],
      [r.between(200, 420), y - r.between(6, 20)],
      [r.between(600, 800), y + r.between(4, 18)],
      [1240, y - 8],
      [1240, y + 20],
      [600, y + 30],
      [-40, y + 24],
    ]
    cv.fill(outline(band), sweep)
  }
}

type TuftOptions = { count: number; colour: string; seed: string; height?: number }

export function drawTufts(cv: Canvas, top: number, bottom: number, options: TuftOptions): void {
  const { count, colour, seed, height = 1 } = options
  const r = cv.rand.stream(seed)
  const blades = ['', '', '']
  for (let i = 0; i < count; i++) {
    const t = r.next()
    const x = r.between(-10, 1210)
    const y = top + t * (bottom - top)
    const s = (8 + t * 22) * height
    for (let k = 0; k < 4; k++) {
      blades[i % 3] +=
        path`M${x + k * 2.4} ${y}q${r.between(-2, 2)} ${-s * 0.6} ${(k - 1.5) * s * 0.22} ${-s * r.between(0.7, 1.1)}`
    }
  }
  const tones = [cv.lit(colour, 0.3), cv.tone(colour), cv.shade(colour, 0.35)]
  blades.forEach((d, i) => cv.stroke(d, tones[i] ?? colour, 1.8, { opacity: 0.75 }))
}
