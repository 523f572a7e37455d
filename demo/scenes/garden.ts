import type { Canvas } from './canvas.ts'
import { mix, shift } from './colour.ts'
import { drawPetals } from './jacaranda.ts'
import { isSavanna } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, polygon } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawAloe, drawShrub } from './shrubs.ts'
import { drawPlant } from './trees.ts'

type Drive = { x: number; y: number; width: number; toX: number; toWidth: number; colour?: string }

/** A curved wedge, narrow at the door and wide at the lower edge: it leads the eye in. */
export function drawDrive(cv: Canvas, drive: Drive): void {
  const { x, y, width: w, toX, toWidth: tw, colour = '#d8c5ae' } = drive
  const left = path`M${x - w / 2} ${y}C${x - w} ${y + 90} ${toX - tw * 0.7} ${y + 110} ${toX - tw / 2} 810`
  const right = path`H${toX + tw / 2}C${toX + tw * 0.4} ${y + 120} ${x + w} ${y + 80} ${x + w / 2} ${y}Z`
  cv.fill(left + right, cv.down(cv.lit(colour, 0.3), cv.shade(colour, 0.18)))
}

export function drawBackgroundTrees(
  cv: Canvas,
  ground: number,
  from: number,
  to: number,
  seed: string,
): void {
  const r = cv.rand.stream(`background${seed}`)
  const count = r.int(3, 5)
  for (let i = 0; i < count; i++) {
    const x = i % 2 ? r.between(-10, from + 120) : r.between(to - 140, 1210)
    drawPlant(
      cv,
      r.pick(cv.palette.plants),
      x,
      ground + r.between(-26, -4),
      r.between(150, 240),
      `${seed}${i}`,
    )
  }
}

/** Half below the lower edge, and only in the outer 330 px on each side. */
export function drawForeground(cv: Canvas, seed: string): void {
  const { palette: p } = cv
  const r = cv.rand.stream(`foreground${seed}`)
  const count = r.int(4, 7)
  const aloes = isSavanna(p.region) || p.region === 'easterncape'
  for (let i = 0; i < count; i++) {
    const x = r.chance(0.5) ? r.between(-20, 330) : r.between(870, 1220)
    const y = r.between(776, 822)
    if (aloes && r.chance(0.5)) drawAloe(cv, x, y, r.between(70, 120), `${seed}${i}`)
    else {
      const flower = r.pick(['#fff6ec', p.jacaranda[2], '#ef8a7a', '#f2c14e', null])
      drawShrub(cv, x, y, r.between(110, 190), `fore${seed}${i}`, {
        colour: shift(p.foliage, 0, 1, 0.9),
        flower,
      })
    }
  }
}

export function drawBoundary(cv: Canvas, y: number, r: Rand): void {
  const colour = r.pick(['#fdfaf3', '#c9a27c', '#e9dcc8'])
  if (r.chance(0.5)) {
    cv.rect(-10, y - 44, 1230, 48, cv.down(cv.lit(colour, 0.3), cv.shade(colour, 0.1)))
    cv.rect(-10, y - 52, 1234, 11, cv.lit(colour, 0.4))
    cv.rect(-10, y + 2, 1280, 14, cv.fade(cv.palette.shade, 0.35))
    return
  }
  cv.rect(-10, y + 2, 1260, 8, cv.palette.shade, { opacity: 0.25 })
  cv.stroke(path`M-10 ${y - 36}H1230M-10 ${y - 14}H1230`, cv.shade(colour, 0.12), 6)
  const pickets = range(56).map((i) => path`M${i * 22 - 4} ${y + 4}v-48l6 -9l6 9v48Z`)
  cv.fill(pickets.join(''), cv.down(cv.lit(colour, 0.4), cv.shade(colour, 0.08)))
}

export function drawPool(
  cv: Canvas,
  x: number,
  y: number,
  w: number,
  depth: number,
  r: Rand,
): void {
  const { palette: p } = cv
  const water = cv.tone('#3fb4c4')
  const k = depth * 0.9
  const paving: Point[] = [
    [x - 26, y - 12],
    [x + w + 20, y - 12],
    [x + w + 20 - k * 0.2, y + depth + 20],
    [x - 26 - k * 0.5, y + depth + 20],
  ]
  cv.shape(paving, cv.down(cv.lit('#e9dcc8', 0.3), cv.shade('#d9c8b0', 0.1)))
  const basin: Point[] = [
    [x, y],
    [x + w, y],
    [x + w - k * 0.2, y + depth],
    [x - k * 0.46, y + depth],
  ]
  const deep = mix(water, cv.tone('#1f6f9a'), 0.5)
  cv.shape(
    basin,
    cv.linear([
      [0, mix(water, p.sky[2], 0.45)],
      [0.3, water],
      [1, deep],
    ]),
  )
  cv.clip(polygon(basin), () => {
    cv.rect(x - 100, y, w + 200, 9, p.shade, { opacity: 0.4 })
    const mirror: Point[] = [
      [x + w * 0.2, y],
      [x + w * 0.62, y],
      [x + w * 0.6, y + depth * 0.5],
      [x + w * 0.2, y + depth * 0.42],
    ]
    cv.shape(mirror, p.night > 0.5 ? '#ffcf86' : p.light, { opacity: 0.3 })
    const ripples = range(26).map(() => {
      const ry = y + 10 + r.next() * (depth - 12)
      return path`M${x + r.between(-0.1, 0.95) * w} ${ry}q${r.between(8, 22)} -4 ${r.between(20, 60)} 0`
    })
    cv.stroke(ripples.join(''), mix('#ffffff', p.sky[2], 0.3), 2.2, { opacity: 0.5 })
  })
  drawPetals(
    cv,
    x + w * r.between(0.2, 0.7),
    y + depth * 0.5,
    w * 0.2,
    depth * 0.25,
    22,
    'pool-petals',
  )
}
