import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path } from './shapes.ts'
import type { Point } from './shapes.ts'

export function drawSky(cv: Canvas, horizon: number, sunX?: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('sky')
  const [fx, fy] = p.sunAt
  const x = sunX ?? fx * 1200 + r.between(-90, 120)
  const y = fy * horizon + r.between(-30, 20)
  const low = mix(p.sky[1], p.sky[2], 0.6)
  const stops = [
    [0, p.sky[0]],
    [0.5, p.sky[1]],
    [0.74, low],
    [0.94, p.sky[2]],
  ] as const
  cv.rect(-10, -10, 1220, horizon + 70, cv.linear(stops))
  cv.glow(x, y, 620, p.sun, 0.75, 420)
  const size = p.time === 'dusk' ? 34 : 42
  if (p.time !== 'noon') cv.ellipse(x, y, size, size, p.sun, { opacity: 0.95 })
  if (p.time === 'dusk') drawStars(cv, horizon, r)
  drawClouds(cv, horizon, r)
  drawBirds(cv, horizon, r)
}

function drawStars(cv: Canvas, horizon: number, r: Rand): void {
  const star = (): Point => [r.between(0, 1200), r.next() ** 2 * horizon * 0.6]
  cv.dots(range(34).map(star), '#ffffff', 1.8, { opacity: 0.55 })
  cv.dots(range(12).map(star), '#ffffff', 3, { opacity: 0.8 })
}

function drawClouds(cv: Canvas, horizon: number, r: Rand): void {
  const { time } = cv.palette
  const puffy = time === 'noon' || (time === 'morning' && r.chance(0.5))
  const count = r.int(3, 6)
  for (let i = 0; i < count; i++) {
    const x = (i + r.between(0.1, 0.9)) * (1200 / count)
    const y = r.between(0.08, 0.62) * horizon
    const width = r.between(120, 300) * (0.6 + (1 - y / horizon) * 0.6)
    if (puffy) cumulus(cv, x, y, width, r)
    else streaks(cv, x, y, width, r)
  }
}

function cumulus(cv: Canvas, cx: number, base: number, width: number, r: Rand): void {
  const { cloud, light } = cv.palette
  const top = mix(cloud[0], light, 0.2)
  const puffs = r.int(5, 7)
  const d = range(puffs).map((i) => {
    const t = (i + 0.5) / puffs
    const size = width * (0.1 + 0.16 * Math.sin(t * Math.PI)) * r.between(0.8, 1.25)
    const x = cx + (t - 0.5) * width
    const y = base - size * 0.72
    return path`M${x - size} ${y}a${size} ${size} 0 1 1 ${size * 2} 0a${size} ${size} 0 1 1 ${-size * 2} 0Z`
  })
  const paint = cv.linear([
    [0, top, 0.97],
    [0.6, cloud[0], 0.9],
    [1, cloud[1], 0.35],
  ])
  cv.clip(path`M-10 -300H1210V${base}H-10Z`, () => cv.fill(d.join(''), paint))
}

function streaks(cv: Canvas, cx: number, cy: number, width: number, r: Rand): void {
  const { cloud } = cv.palette
  const stops = [
    [0, cloud[1], 0.25],
    [0.35, cloud[0], 0.85],
    [1, cloud[1], 0.3],
  ] as const
  for (let k = 0; k < 3; k++) {
    const w = width * r.between(0.7, 1.5)
    const h = r.between(9, 20)
    const x = cx + r.between(-80, 80) - w / 2
    const y = cy + k * r.between(10, 18)
    const bulge = r.between(0.3, 0.6)
    const upper = path`M${x} ${y}Q${x + w * bulge} ${y - h} ${x + w} ${y}`
    const lower = path`Q${x + w * (bulge + 0.15)} ${y + h * 0.45} ${x} ${y}Z`
    cv.fill(upper + lower, cv.linear(stops, 0, 0, 1, 0.2))
  }
}

function drawBirds(cv: Canvas, horizon: number, r: Rand): void {
  if (r.chance(0.35)) return
  const x0 = r.between(500, 1000)
  const y0 = r.between(0.2, 0.5) * horizon
  const flock = range(r.int(2, 6)).map(() => {
    const x = x0 + r.between(-80, 80)
    const y = y0 + r.between(-40, 40)
    const s = r.between(5, 10)
    const left = path`M${x - s} ${y - s * 0.3}q${s * 0.6} ${-s * 0.4} ${s} ${s * 0.4}`
    return left + path`q${s * 0.4} ${-s * 0.8} ${s} ${-s * 0.4}`
  })
  cv.stroke(flock.join(''), cv.shade('#4a4560', 0.3), 2, { opacity: 0.7 })
}
