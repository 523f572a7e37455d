import type { Canvas } from './canvas.ts'
import { mix, shift } from './colour.ts'
import { drawHills } from './hills.ts'
import { drawKoppies, drawSandstone } from './koppies.ts'
import { drawDrakensberg, drawTableMountain } from './mountains.ts'
import type { Rand } from './random.ts'
import { drawSky } from './sky.ts'
import { blob, outline, path } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawSea } from './water.ts'
import { drawWildCoast } from './wild-coast.ts'

function drawSkyline(cv: Canvas, horizon: number): void {
  const r = cv.rand.stream('city')
  const base = cv.tone('#7f86a5', 0.55)
  const lights: Point[] = []
  const foot = horizon + 20
  const count = r.int(9, 16)
  let x = r.between(480, 640)
  let d = ''
  for (let i = 0; i < count; i++) {
    const w = r.between(16, 36)
    const h = r.between(24, 92) * (1 - Math.abs(i - count / 2) / count)
    d += path`M${x} ${foot}V${horizon - 30 - h}h${w}V${foot}Z`
    for (let k = 0; k < 5; k++)
      lights.push([x + r.between(4, w - 4), horizon - 20 - r.between(0, h)])
    x += w + r.between(-4, 10)
  }
  const tower = r.between(560, 760)
  d += path`M${tower} ${horizon}L${tower + 3} ${horizon - 190}h5L${tower + 11} ${horizon}Z`
  d += path`M${tower - 8} ${horizon - 160}h27l-4 24h-19ZM${tower + 4} ${horizon - 232}h2.5v50h-2.5Z`
  cv.fill(d, cv.down(base, mix(base, cv.palette.haze, 0.6)))
  if (cv.palette.night > 0.5) cv.dots(lights, '#ffdf9f', 3, { opacity: 0.8 })
}

type BackdropOptions = {
  noSea?: boolean
  noTrees?: boolean
  sunX?: number
  mountain?: { x: number; scale: number }
}

/** Everything from the sky down to the horizon line, as the region has it. */
export function drawBackdrop(cv: Canvas, horizon: number, options: BackdropOptions = {}): void {
  const { palette: p } = cv
  const [farHills, midHills, nearHills] = p.hills
  const r = cv.rand.stream('backdrop')
  const far = (y: number, swing: number, depth: number): void =>
    drawHills(cv, horizon - y, swing, farHills, { depth, bottom: horizon + 30, rugged: true })
  const near = (y: number, swing: number, colour: string, depth: number): void =>
    drawHills(cv, horizon - y, swing, colour, { depth, bottom: horizon + 40 })
  drawSky(cv, horizon, options.sunX)
  switch (p.region) {
    case 'cape': {
      drawTableMountain(cv, horizon - 4, options.mountain)
      if (r.chance(0.5) && options.noSea !== true) {
        const bay = mix(cv.tone('#3f8fb0', 0.3), p.sky[2], 0.3)
        cv.rect(0, horizon - 22, 1200, 40, cv.down(bay, cv.tone('#4f9fb5', 0.2)))
      }
      near(18, 14, nearHills, 0.25)
      break
    }
    case 'durban':
      drawSea(cv, horizon - 74, horizon + 20)
      near(26, 24, midHills, 0.3)
      break
    case 'easterncape':
      drawWildCoast(cv, horizon)
      break
    case 'bushveld':
      far(60, 34, 0.5)
      drawKoppies(cv, horizon, '#a8825f', 2, 0.3)
      near(20, 10, midHills, 0.35)
      break
    case 'karoo':
      far(56, 22, 0.6)
      drawKoppies(cv, horizon, '#b08468', 4, 0.8)
      near(10, 8, nearHills, 0.25)
      break
    case 'freestate':
      far(70, 30, 0.55)
      drawSandstone(cv, horizon)
      near(16, 12, nearHills, 0.25)
      break
    case 'berg':
      drawDrakensberg(cv, horizon)
      near(24, 20, nearHills, 0.2)
      break
    case 'gauteng':
      far(64, 36, 0.55)
      if (r.chance(0.65)) drawSkyline(cv, horizon - 20)
      near(34, 22, midHills, 0.4)
      break
  }
  if (options.noTrees !== true) drawTreeLine(cv, horizon + 4, r.stream('trees'))
}

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
