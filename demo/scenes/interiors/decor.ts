import { mix } from '../colour.ts'
import { range } from '../random.ts'
import { box, outline, path } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { drawFloorShadow } from './room.ts'
import type { Room } from './room.ts'

const LAMP = '#ffcf86'

export function drawFloorLamp({ cv, lampsOn }: Room, x: number, y: number, h: number): void {
  drawFloorShadow(cv, x - 20, y, 40, 6)
  cv.stroke(path`M${x} ${y}V${y - h}M${x - 18} ${y}h36`, cv.shade('#4a3f3f', 0.2), 5)
  if (lampsOn) cv.glow(x, y - h - 10, 230, LAMP, 0.65)
  const off = cv.across(cv.lit('#f7ecd8', 0.3), cv.shade('#e6d4b8', 0.2))
  const shade: Point[] = [
    [x - 26, y - h - 40],
    [x + 26, y - h - 40],
    [x + 44, y - h + 20],
    [x - 44, y - h + 20],
  ]
  cv.shape(shade, lampsOn ? cv.down('#fff0cc', LAMP) : off)
}

export function drawTableLamp({ cv, scheme, lampsOn }: Room, x: number, y: number): void {
  if (lampsOn) cv.glow(x, y - 80, 190, LAMP, 0.7)
  cv.rect(x - 10, y - 42, 20, 42, cv.rounded(scheme.accent, 0.3, 0.2), { rx: 8 })
  const off = cv.across(cv.lit('#fbf3e4', 0.3), cv.shade('#e6d6bc', 0.15))
  cv.shape(
    [
      [x - 22, y - 96],
      [x + 22, y - 96],
      [x + 40, y - 38],
      [x - 40, y - 38],
    ],
    lampsOn ? cv.down('#fff2d0', LAMP) : off,
  )
}

export function drawPendant(
  { cv, lampsOn }: Room,
  x: number,
  drop: number,
  s: number,
  colour: string,
): void {
  cv.stroke(path`M${x} 0V${drop}`, cv.shade('#3f3840', 0.2), 2.5)
  if (lampsOn) cv.glow(x, drop + s * 0.6, s * 3.4, LAMP, 0.5)
  const right = path`M${x - s * 0.18} ${drop}h${s * 0.36}Q${x + s * 0.75} ${drop + s * 0.2} ${x + s * 0.8} ${drop + s * 0.75}`
  const left = path`H${x - s * 0.8}Q${x - s * 0.75} ${drop + s * 0.2} ${x - s * 0.18} ${drop}Z`
  cv.fill(right + left, cv.rounded(colour, 0.3, 0.3))
  cv.ellipse(x, drop + s * 0.75, s * 0.8, s * 0.1, lampsOn ? '#fff0c8' : cv.shade(colour, 0.4))
}

export function drawPotPlant(
  { cv, r, scheme }: Room,
  x: number,
  y: number,
  h: number,
  broad = r.chance(0.5),
): void {
  const { light, shade } = cv.palette
  const clay = r.pick(['#c98a66', '#f0e8dc', '#6a6470', scheme.accent])
  const leaf = cv.tone('#4f8a5c')
  const pot = h * 0.2
  drawFloorShadow(cv, x - pot / 2, y, pot, 7)
  const count = 11
  const base = y - h * 0.24
  for (let i = 0; i < count; i++) {
    const a = -Math.PI * (0.08 + (0.84 * i) / (count - 1)) + r.between(-0.1, 0.1)
    const reach = h * r.between(0.5, 0.74)
    const w = broad ? h * 0.085 : h * 0.035
    const [nx, ny] = [-Math.sin(a) * w, Math.cos(a) * w]
    const [ex, ey] = [x + Math.cos(a) * reach * 0.62, base + Math.sin(a) * reach]
    const [mx, my] = [x + Math.cos(a) * reach * 0.42, base + Math.sin(a) * reach * 0.62]
    const d = path`M${x} ${base}Q${mx + nx} ${my + ny} ${ex} ${ey}Q${mx - nx} ${my - ny} ${x} ${base}Z`
    cv.fill(d, i % 3 === 0 ? mix(leaf, light, 0.32) : mix(leaf, shade, 0.1 + (i / count) * 0.25))
  }
  const rim = y - h * 0.26
  cv.shape(
    [
      [x - pot * 0.6, rim],
      [x + pot * 0.6, rim],
      [x + pot * 0.42, y],
      [x - pot * 0.42, y],
    ],
    cv.rounded(clay, 0.28, 0.32),
  )
  cv.rect(x - pot * 0.65, y - h * 0.28, pot * 1.3, h * 0.04, cv.lit(clay, 0.15), { rx: 3 })
}

/** A vase of jacaranda: the violet that ties each room to the others. */
export function drawVase({ cv, r, scheme, outside }: Room, x: number, y: number, s: number): void {
  const clay = r.pick(['#f4ead8', scheme.accent, '#c98a66'])
  for (let i = -2; i <= 2; i++) {
    const [ex, ey] = [x + i * s * 0.36 + r.between(-4, 4), y - s * r.between(1.7, 2.3)]
    cv.stroke(
      path`M${x} ${y - s * 0.8}Q${x} ${y - s * 1.3} ${ex} ${ey}`,
      cv.shade('#6a5a50', 0.2),
      2.5,
    )
    const bloom = (count: number, spread: number): Point[] =>
      range(count).map((): Point => [ex + r.bell() * s * spread, ey + r.bell() * s * spread * 1.1])
    cv.dots(bloom(9, 0.3), cv.tone(outside.jacaranda[1]), s * 0.2)
    cv.dots(bloom(7, 0.26), cv.lit(outside.jacaranda[2], 0.15), s * 0.15)
  }
  const right = path`M${x - s * 0.16} ${y - s}h${s * 0.32}Q${x + s * 0.16} ${y - s * 0.8} ${x + s * 0.34} ${y - s * 0.5}Q${x + s * 0.4} ${y - s * 0.1} ${x + s * 0.2} ${y}`
  const left = path`H${x - s * 0.2}Q${x - s * 0.4} ${y - s * 0.1} ${x - s * 0.34} ${y - s * 0.5}Q${x - s * 0.16} ${y - s * 0.8} ${x - s * 0.16} ${y - s}Z`
  cv.fill(right + left, cv.rounded(clay, 0.35, 0.3))
}

export function drawArt(
  { cv, r, scheme, outside }: Room,
  x: number,
  y: number,
  w: number,
  h: number,
): void {
  cv.rect(x + 6, y + 8, w, h, cv.palette.shade, { opacity: 0.25 })
  cv.rect(x, y, w, h, cv.shade(scheme.wood, 0.1))
  const m = Math.min(w, h) * 0.07
  cv.rect(x + m, y + m, w - 2 * m, h - 2 * m, cv.lit('#fbf5ea', 0.1))
  const [ix, iy, iw, ih] = [x + 2.4 * m, y + 2.4 * m, w - 4.8 * m, h - 4.8 * m]
  const bands = [scheme.accent, outside.jacaranda[2], '#e0a95f', '#c56a4f', '#7d9a84']
  cv.clip(box(ix, iy, iw, ih), () => {
    cv.rect(ix, iy, iw, ih, cv.lit(r.pick(['#f6e2c8', '#e6dff0', '#dfe8e2']), 0.1))
    const sun = r.pick(['#f0a95f', '#e8745a', outside.jacaranda[1]])
    cv.ellipse(
      ix + iw * r.between(0.25, 0.75),
      iy + ih * r.between(0.22, 0.4),
      iw * 0.16,
      iw * 0.16,
      cv.tone(sun),
    )
    const first = r.int(0, 4)
    for (let i = 0; i < 3; i++) {
      const hill: Point[] = [
        [ix - 20, iy + ih * (0.52 + i * 0.16)],
        [ix + iw * r.between(0.2, 0.4), iy + ih * (0.4 + i * 0.16)],
        [ix + iw * r.between(0.6, 0.8), iy + ih * (0.62 + i * 0.14)],
        [ix + iw + 20, iy + ih * (0.5 + i * 0.16)],
        [ix + iw + 20, iy + ih + 30],
        [ix - 20, iy + ih + 30],
      ]
      cv.fill(outline(hill), cv.tone(bands[(i + first) % bands.length] ?? scheme.accent))
    }
  })
}

/** One large picture or a small group of them, in a space of about 200 by 300. */
export function drawArtWall(room: Room, x: number, y: number): void {
  if (room.r.chance(0.5)) return drawArt(room, x + 20, y + 20, 170, 220)
  drawArt(room, x - 10, y, 120, 150)
  drawArt(room, x + 125, y + 40, 90, 110)
  drawArt(room, x + 10, y + 170, 180, 120)
}

export function drawRug(
  { cv, r, scheme }: Room,
  x: number,
  y: number,
  w: number,
  depth: number,
): void {
  cv.shape(
    [
      [x + w * 0.08, y],
      [x + w * 0.92, y],
      [x + w, y + depth],
      [x, y + depth],
    ],
    cv.rounded(scheme.rug, 0.25, 0.1),
  )
  const accent = cv.tone(scheme.accent)
  const top = path`M${x + w * 0.1} ${y + depth * 0.12}H${x + w * 0.9}`
  cv.stroke(top + path`M${x + w * 0.03} ${y + depth * 0.86}H${x + w * 0.97}`, accent, 5, {
    opacity: 0.6,
  })
  if (!r.chance(0.6)) return
  const zigzag = range(9).map(
    (i) =>
      path`M${x + w * (0.1 + i * 0.09)} ${y + depth * 0.7}l${w * 0.045} ${-depth * 0.4}l${w * 0.045} ${depth * 0.4}`,
  )
  cv.stroke(zigzag.join(''), accent, 3, { opacity: 0.35 })
}

export function drawShelf({ cv, r, scheme, outside }: Room, x: number, y: number, w: number): void {
  cv.rect(x, y + 10, w, 14, cv.palette.shade, { opacity: 0.14 })
  cv.rect(x, y, w, 10, cv.rounded(scheme.wood, 0.3, 0.1))
  const spines = [scheme.accent, '#e0b46a', '#c56a4f', outside.jacaranda[2], '#7d9a84', '#f4ead8']
  let at = x + 10
  while (at < x + w - 40) {
    const thing = r.int(0, 3)
    if (thing < 2) {
      const books = r.int(2, 5)
      for (let i = 0; i < books && at < x + w - 16; i++) {
        const [bw, bh] = [r.between(8, 15), r.between(36, 60)]
        cv.rect(at, y - bh, bw, bh, cv.rounded(r.pick(spines), 0.15, 0.1))
        at += bw + 1
      }
      at += 12
    } else if (thing === 2) {
      cv.ellipse(
        at + 16,
        y - 18,
        16,
        18,
        cv.across(cv.lit('#f0e4d0', 0.3), cv.shade('#c9a98a', 0.2)),
      )
      at += 48
    } else {
      const leaves = range(9).map((): Point => [at + 18 + r.bell() * 18, y - 34 + r.bell() * 14])
      cv.dots(leaves, cv.tone('#5f9a6a'), 15)
      cv.rect(at + 6, y - 24, 24, 24, cv.across(cv.lit('#d99a76', 0.2), cv.shade('#b5704a', 0.2)), {
        rx: 4,
      })
      at += 52
    }
  }
}

export function drawTable({ cv, scheme }: Room, x: number, y: number, w: number, h: number): void {
  drawFloorShadow(cv, x, y, w, 10)
  const legs = path`M${x + w * 0.12} ${y}L${x + w * 0.16} ${y - h}M${x + w * 0.88} ${y}L${x + w * 0.84} ${y - h}`
  cv.stroke(legs, cv.shade(scheme.wood, 0.3), 8)
  cv.rect(x, y - h - 6, w, 13, cv.rounded(scheme.wood, 0.35, 0.1), { rx: 6 })
}

export function drawLaptop({ cv }: Room, x: number, y: number): void {
  cv.shape(
    [
      [x + 8, y - 40],
      [x + 68, y - 40],
      [x + 72, y],
      [x + 4, y],
    ],
    cv.shade('#4a4a58', 0.1),
  )
  cv.shape(
    [
      [x, y + 2],
      [x + 76, y + 2],
      [x + 84, y + 12],
      [x - 8, y + 12],
    ],
    cv.lit('#c9c5c8', 0.2),
  )
}
