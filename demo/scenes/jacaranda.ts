import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawClumps } from './foliage.ts'
import type { Clump } from './foliage.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { treeShadow } from './shadows.ts'
import { path } from './shapes.ts'
import type { Point } from './shapes.ts'

type JacarandaOptions = { depth?: number; noShadow?: boolean }

/** x, y is the foot of the trunk, h the height. */
export function drawJacaranda(
  cv: Canvas,
  x: number,
  y: number,
  h: number,
  seed: string,
  options: JacarandaOptions = {},
): void {
  const r = cv.rand.stream(`jacaranda${seed}`)
  const depth = options.depth ?? 0
  const w = h * r.between(1.05, 1.3)
  const lean = r.between(-0.08, 0.08) * h
  const crownY = y - h * 0.66
  if (options.noShadow !== true) {
    treeShadow(cv, x, y, w * 0.7)
    const count = Math.round(h / 2)
    drawPetals(cv, x + w * 0.1, y + h * 0.03, w * 0.62, h * 0.085, count, `petals${seed}`)
  }
  drawTrunk(cv, r, x, y, h, w, lean, depth)
  const clumps = crownClumps(r, x + lean, crownY, w, h)
  drawBlossom(cv, r, clumps, depth)
  drawSparks(cv, r, clumps, crownY, h, depth)
  const falling = range(9).map((): Point => [
    x + r.between(-0.5, 0.6) * w,
    y - r.between(0.05, 0.4) * h,
  ])
  const size = Math.max(2, h * 0.014) * 0.9
  cv.dots(falling, cv.tone(cv.palette.jacaranda[2], depth), size, { opacity: 0.85 })
}

function drawTrunk(
  cv: Canvas,
  r: Rand,
  x: number,
  y: number,
  h: number,
  w: number,
  lean: number,
  depth: number,
): void {
  const { light, shade } = cv.palette
  const bark = cv.tone('#6b5360', depth)
  const [fx, fy] = [x + lean * 0.5, y - h * 0.3]
  const t = h * 0.038
  const left = path`M${x - t * 1.5} ${y}Q${x - t * 0.6} ${y - h * 0.1} ${fx - t * 0.8} ${fy}`
  const right = path`L${fx + t * 0.8} ${fy}Q${x + t * 0.8} ${y - h * 0.1} ${x + t * 1.7} ${y}Z`
  cv.fill(left + right, cv.across(mix(bark, light, 0.3), mix(bark, shade, 0.5)))
  for (let i = -2; i <= 2; i++) {
    const tx = x + lean + i * w * 0.17 + r.between(-10, 10)
    const ty = y - h * 0.68 + Math.abs(i) * h * 0.03
    const limb = path`M${fx} ${fy + h * 0.02}Q${(fx * 2 + tx) / 3 + i * 6} ${fy - h * 0.12} ${tx} ${ty}`
    const tone = i > 0 ? mix(bark, shade, 0.35) : mix(bark, light, 0.12)
    cv.stroke(limb, tone, h * (0.03 - Math.abs(i) * 0.004))
  }
}

/** A rim of clumps, and some in the middle: a rim alone looks like a doughnut. Big trees take more
 *  and smaller clumps, or they look like balloons. */
function crownClumps(r: Rand, x: number, y: number, w: number, h: number): Clump[] {
  const big = h > 340
  const rim = big ? r.int(24, 30) : r.int(13, 17)
  const clumps: Clump[] = range(rim).map((i): Clump => {
    const angle = Math.PI * (1.08 - ((i + 0.5) / rim) * 1.16)
    const reach = r.between(0.5, 1)
    const rise = Math.max(-0.12, Math.sin(angle)) * h * 0.24 * reach
    const size = big ? r.between(0.065, 0.115) : r.between(0.095, 0.15)
    return [x + Math.cos(angle) * w * 0.42 * reach, y - rise + r.between(-6, 8), h * size]
  })
  const middle = range(big ? 9 : 4).map((): Clump => {
    return [
      x + r.between(-0.27, 0.27) * w,
      y + r.between(-0.12, 0.03) * h,
      h * (big ? 0.105 : 0.14),
    ]
  })
  return [...clumps, ...middle]
}

function drawBlossom(cv: Canvas, r: Rand, clumps: readonly Clump[], depth: number): void {
  const { jacaranda, light, shade } = cv.palette
  const look = { wide: 1.3, high: 0.86, corners: 11, jitter: 0.15 }
  const dark = cv.tone(jacaranda[0], depth)
  const body = cv.tone(jacaranda[1], depth)
  const bright = cv.tone(jacaranda[2], depth)
  const bodyPaint = cv.linear(
    [
      [0, body],
      [1, mix(dark, shade, 0.12)],
    ],
    0,
    0,
    0.35,
    1,
  )
  drawClumps(cv, r, clumps, { dx: 0.18, dy: 0.28, size: 1.06, paint: mix(dark, shade, 0.32) }, look)
  drawClumps(cv, r, clumps, { dx: 0, dy: 0, size: 0.98, paint: bodyPaint }, look)
  const lit = { dx: -0.22, dy: -0.24, size: 0.64, paint: mix(body, bright, 0.55), opacity: 0.92 }
  drawClumps(cv, r, clumps, lit, look)
  const spark = { dx: -0.34, dy: -0.42, size: 0.34, paint: mix(bright, light, 0.14), opacity: 0.9 }
  drawClumps(cv, r, clumps, spark, look)
}

function drawSparks(
  cv: Canvas,
  r: Rand,
  clumps: readonly Clump[],
  crownY: number,
  h: number,
  depth: number,
): void {
  const { jacaranda, light } = cv.palette
  const body: Point[] = []
  const bright: Point[] = []
  const pale: Point[] = []
  for (const [x, y, s] of clumps) {
    for (let i = 0; i < 13; i++) {
      const angle = r.between(0, 6.28)
      const reach = s * r.between(0.75, 1.28)
      const dot: Point = [x + Math.cos(angle) * reach * 1.2, y + Math.sin(angle) * reach * 0.85]
      const tone = r.int(0, 2)
      if (tone === 0) body.push(dot)
      else if (tone === 1) bright.push(dot)
      else if (dot[1] < crownY + 6) pale.push(dot)
    }
  }
  const unit = Math.max(2, h * 0.014)
  cv.dots(body, cv.tone(jacaranda[1], depth), unit * 1.35)
  cv.dots(bright, mix(cv.tone(jacaranda[2], depth), light, 0.12), unit)
  cv.dots(pale, mix(cv.tone(jacaranda[3], depth), light, 0.25), unit * 0.8)
}

/** The carpet of fallen blossom: dots squashed to half their height, so that they lie down. */
export function drawPetals(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  h: number,
  count: number,
  seed: string,
): void {
  const { jacaranda } = cv.palette
  const r = cv.rand.stream(seed)
  const bloom = cv.tone(jacaranda[2])
  cv.ellipse(
    x,
    y,
    w,
    h,
    cv.radial([
      [0, bloom, 0.55],
      [0.6, bloom, 0.25],
      [1, bloom, 0],
    ]),
  )
  const layers: [Point[], Point[], Point[]] = [[], [], []]
  for (let i = 0; i < count; i++) {
    const angle = r.between(0, 6.28)
    const reach = Math.sqrt(r.next()) * 1.25
    const layer = layers[(i % 3) as 0 | 1 | 2]
    layer.push([x + Math.cos(angle) * w * reach, (y + Math.sin(angle) * h * reach) * 2])
  }
  cv.group('scale(1 .5)', () => {
    cv.dots(layers[0], cv.tone(jacaranda[1]), 4.6, { opacity: 0.8 })
    cv.dots(layers[1], cv.lit(jacaranda[2], 0.1), 4.4)
    cv.dots(layers[2], cv.lit(jacaranda[3], 0.2), 3.6)
  })
}

/** A hanging branch in an upper corner: it frames the picture and carries the motif. */
export function drawBranch(cv: Canvas, seed: string, side: 'left' | 'right'): void {
  cv.inFront(() => {
    const { jacaranda, shade } = cv.palette
    const r = cv.rand.stream(`branch${seed}`)
    const x = (v: number): number => (side === 'left' ? v : 1200 - v)
    const length = r.between(300, 430)
    const drop = r.between(60, 120)
    const along = (t: number): Point => [x(-20 + t * (length + 20)), 40 + (drop - 40) * t * t]
    const bough = path`M${x(-30)} ${r.between(20, 60)}Q${x(length * 0.5)} ${drop * 0.3} ${x(length)} ${drop}`
    const twig = path`M${x(length * 0.4)} ${drop * 0.5}Q${x(length * 0.55)} ${drop * 1.1} ${x(length * 0.62)} ${drop * 1.7}`
    cv.stroke(bough + twig, cv.shade('#5c4652', 0.45), 8)
    const clumps = range(24).map((i): Clump => {
      const t = (i + r.next()) / 24
      const [cx, cy] = along(t)
      return [
        cx + r.between(-16, 16),
        cy + r.between(-22, 30),
        r.between(13, 27) * (1.15 - t * 0.5),
      ]
    })
    for (let i = 0; i < 9; i++) {
      const t = i / 9
      const cx = x(length * (0.4 + t * 0.24) + r.between(-12, 12))
      clumps.push([
        cx,
        drop * (0.5 + t * 1.25) + r.between(-8, 8),
        r.between(12, 22) * (1.1 - t * 0.5),
      ])
    }
    const leaves = range(12).map(() => {
      const [lx, ly] = along(r.next())
      const angle = r.between(0.2, 1.2)
      const reach = r.between(40, 74)
      const ex = lx + Math.cos(angle) * reach * (side === 'left' ? 1 : -1)
      const ey = ly + Math.sin(angle) * reach
      const [mx, my] = [(lx + ex) / 2, (ly + ey) / 2]
      return path`M${lx} ${ly}Q${mx + 8} ${my - 12} ${ex} ${ey}Q${mx - 4} ${my + 8} ${lx} ${ly}Z`
    })
    cv.fill(leaves.join(''), cv.shade('#6f9a5a', 0.25))
    const [dark, body, bright, pale] = jacaranda.map((c) => cv.tone(c)) as [
      string,
      string,
      string,
      string,
    ]
    const look = { wide: 1.2, high: 0.9, corners: 12, jitter: 0.28 }
    drawClumps(cv, r, clumps, { dx: 0.12, dy: 0.3, size: 1.02, paint: mix(dark, shade, 0.3) }, look)
    const bodyPaint = cv.down(body, mix(dark, body, 0.4))
    drawClumps(cv, r, clumps, { dx: 0, dy: 0, size: 0.95, paint: bodyPaint }, look)
    drawClumps(
      cv,
      r,
      clumps,
      { dx: -0.2, dy: -0.22, size: 0.6, paint: mix(body, bright, 0.6) },
      look,
    )
    drawClumps(
      cv,
      r,
      clumps,
      { dx: -0.3, dy: -0.36, size: 0.32, paint: mix(bright, pale, 0.5) },
      look,
    )
    const rim = (s: number, cx: number, cy: number): Point => {
      const angle = r.between(0, 6.28)
      const reach = s * r.between(0.8, 1.5)
      return [cx + Math.cos(angle) * reach * 1.1, cy + Math.sin(angle) * reach * 0.85]
    }
    cv.dots(
      clumps.flatMap(([cx, cy, s]) => range(5).map(() => rim(s, cx, cy))),
      body,
      8,
    )
    cv.dots(
      clumps.flatMap(([cx, cy, s]) => range(5).map(() => rim(s, cx, cy))),
      bright,
      6,
    )
    const falling = range(12).map((): Point => [
      x(r.between(20, length * 1.5)),
      r.between(drop, 520),
    ])
    cv.dots(falling, mix(bright, cv.palette.light, 0.2), 6, { opacity: 0.9 })
  })
}
