import type { Canvas } from './canvas.ts'
import { mix, shift } from './colour.ts'
import { drawCrown } from './foliage.ts'
import type { Clump } from './foliage.ts'
import { drawJacaranda } from './jacaranda.ts'
import type { PlantKind } from './palettes.ts'
import { range } from './random.ts'
import { treeShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawAloe } from './shrubs.ts'

export function drawRoundTree(
  cv: Canvas,
  x: number,
  y: number,
  h: number,
  seed: string,
  depth = 0,
): void {
  const r = cv.rand.stream(`round${seed}`)
  const leaf = shift(cv.palette.foliage, r.between(-10, 12), 1, r.between(0.92, 1.1))
  const w = h * r.between(0.62, 0.85)
  treeShadow(cv, x, y, w * 0.8)
  const trunk = path`M${x - h * 0.03} ${y}L${x - h * 0.018} ${y - h * 0.5}h${h * 0.036}L${x + h * 0.035} ${y}Z`
  cv.fill(trunk, cv.shade('#6a5048', 0.2))
  // Big trees take more and smaller clumps, or they look like balloons.
  const [edge, inner, k] = h > 260 ? [13, 10, 0.74] : [8, 4, 1]
  const rim = range(edge).map((i): Clump => {
    const a = (i / edge) * Math.PI * 2
    const reach = k < 1 ? 1.22 : 1
    const [dx, dy] = [Math.cos(a) * w * 0.26 * reach, Math.sin(a) * h * 0.2 * reach]
    return [x + dx, y - h * 0.63 + dy, h * r.between(0.15, 0.22) * k]
  })
  const middle = range(inner).map((): Clump => {
    const spread = k < 1 ? 0.24 : 0.14
    const [dx, up] = [r.between(-spread, spread) * w, r.between(0.5, 0.76)]
    return [x + dx, y - h * up, h * r.between(0.13, 0.18) * k]
  })
  drawCrown(cv, r, [...rim, ...middle], cv.tone(leaf, depth))
}

/** Cypress, pine and poplar are the same flame shape with different widths. */
export function drawCypress(
  cv: Canvas,
  x: number,
  y: number,
  h: number,
  seed: string,
  fat = 0.13,
): void {
  const { foliage, light, shade } = cv.palette
  const r = cv.rand.stream(`cypress${seed}`)
  const leaf = cv.tone(shift(foliage, r.between(-5, 15), 0.9, 0.86))
  const w = h * fat
  treeShadow(cv, x, y, w * 2)
  const right = path`M${x} ${y - h}C${x + w * 0.9} ${y - h * 0.7} ${x + w * 1.15} ${y - h * 0.2} ${x + w * 0.5} ${y}`
  const left = path`H${x - w * 0.5}C${x - w * 1.15} ${y - h * 0.2} ${x - w * 0.9} ${y - h * 0.7} ${x} ${y - h}Z`
  const stops = [
    [0, mix(leaf, light, 0.3)],
    [0.45, leaf],
    [1, mix(leaf, shade, 0.5)],
  ] as const
  cv.fill(right + left, cv.linear(stops, 0, 0, 1, 0))
}

export function drawPalm(cv: Canvas, x: number, y: number, h: number, seed: string): void {
  const { light, shade } = cv.palette
  const r = cv.rand.stream(`palm${seed}`)
  const leaf = cv.tone('#3f8a5a')
  const lean = r.between(-0.12, 0.16) * h
  const [tx, ty] = [x + lean, y - h]
  treeShadow(cv, x, y, h * 0.24)
  const bend = x + lean * 0.1
  cv.stroke(
    path`M${x} ${y}Q${bend} ${y - h * 0.55} ${tx} ${ty}`,
    cv.shade('#9a7a5c', 0.3),
    h * 0.036,
  )
  const glint = path`M${x - h * 0.008} ${y}Q${bend - h * 0.008} ${y - h * 0.55} ${tx - h * 0.006} ${ty}`
  cv.stroke(glint, cv.lit('#b89872', 0.25), h * 0.012)
  const count = r.int(9, 12)
  const steepness = (angle: number): number => Math.abs(angle + Math.PI / 2)
  const fronds = range(count)
    .map((i) => -3.5 + (i / (count - 1)) * 3.9 + r.between(-0.12, 0.12))
    .toSorted((a, b) => steepness(b) - steepness(a))
  for (const angle of fronds) {
    const reach = h * r.between(0.3, 0.4)
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const [ex, ey] = [tx + cos * reach, ty + sin * reach * 0.72 + reach * 0.3]
    const [mx, my] = [tx + cos * reach * 0.55, ty + sin * reach * 0.8 - reach * 0.05]
    const w = reach * 0.17
    const d = path`M${tx} ${ty}Q${mx} ${my - w} ${ex} ${ey}Q${mx} ${my + w * 0.9} ${tx} ${ty}Z`
    cv.fill(
      d,
      cos > 0 ? cv.across(leaf, mix(leaf, shade, 0.4)) : cv.across(mix(leaf, light, 0.3), leaf),
    )
  }
}

/** Three flat tiers over limbs that fan out from the foot. */
export function drawAcacia(
  cv: Canvas,
  x: number,
  y: number,
  h: number,
  seed: string,
  depth = 0,
): void {
  const { foliage, light, shade } = cv.palette
  const r = cv.rand.stream(`acacia${seed}`)
  const leaf = cv.tone(shift(foliage, r.between(-8, 10)), depth)
  const bark = cv.tone('#5d4740', depth)
  const w = h * r.between(1.1, 1.5)
  treeShadow(cv, x, y, w * 0.7)
  for (let i = -2; i <= 2; i++) {
    const [tx, ty] = [x + i * w * 0.17 + r.between(-8, 8), y - h * r.between(0.74, 0.84)]
    const limb = path`M${x} ${y}C${x + i * 2} ${y - h * 0.45} ${x + (tx - x) * 0.4} ${y - h * 0.5} ${tx} ${ty}`
    cv.stroke(limb, mix(bark, i > 0 ? shade : light, 0.2), h * 0.024)
  }
  const tiers = [0, 1, 2].flatMap((k) =>
    [-2, -1, 0, 1, 2].map((i): Clump => {
      const cx = x + i * w * 0.2 * (1 - k * 0.16) + r.between(-12, 12)
      return [cx, y - h * (0.76 + k * 0.085), w * r.between(0.12, 0.17)]
    }),
  )
  drawCrown(cv, r, tiers, leaf, { wide: 1.25, high: 0.36, jitter: 0.14, highlight: 0.3 })
}

export function drawPlant(
  cv: Canvas,
  kind: PlantKind,
  x: number,
  y: number,
  h: number,
  seed: string,
): void {
  switch (kind) {
    case 'jacaranda':
      return drawJacaranda(cv, x, y, h, seed)
    case 'round':
      return drawRoundTree(cv, x, y, h * 0.85, seed)
    case 'cypress':
      return drawCypress(cv, x, y, h * 0.9, seed)
    case 'pine':
      return drawCypress(cv, x, y, h, seed, 0.2)
    case 'poplar':
      return drawCypress(cv, x, y, h * 1.15, seed, 0.12)
    case 'palm':
      return drawPalm(cv, x, y, h * 1.05, seed)
    case 'acacia':
      return drawAcacia(cv, x, y, h * 0.9, seed)
    case 'aloe':
      return drawAloe(cv, x, y, h * 0.32, seed)
  }
}
