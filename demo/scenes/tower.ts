import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { range } from './random.ts'
import { blob, box, path } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Glass tower that mirrors the sky and its clouds. */
export function drawTower(
  cv: Canvas,
  x: number,
  ground: number,
  w: number,
  h: number,
  seed: string,
): void {
  const { palette: p } = cv
  const r = cv.rand.stream(`tower${seed}`)
  const side = w * 0.28
  const top = ground - h
  const glass = cv.tone(r.pick(['#5a7f9a', '#4f7a86', '#6a7399', '#7a8f9a']))
  const frame = cv.lit('#f4efe6', 0.15)
  const right = x + w
  const face: Point[] = [
    [right, top],
    [right + side, top + 26],
    [right + side, ground - 14],
    [right, ground],
  ]
  cv.shape(face, cv.down(mix(glass, p.shade, 0.45), mix(glass, p.shade, 0.62)))
  const stops = [
    [0, mix(glass, p.sky[0], 0.45)],
    [0.5, mix(glass, p.sky[1], 0.55)],
    [1, mix(glass, p.sky[2], 0.55)],
  ] as const
  cv.rect(x, top, w, h, cv.linear(stops))
  cv.clip(box(x, top, w, h), () => {
    cv.shape(
      [
        [x, ground - h * 0.2],
        [x + w * 0.6, top],
        [x + w * 0.95, top],
        [x, ground + h * 0.2],
      ],
      p.light,
      { opacity: 0.22 },
    )
    const clouds = range(5).map(() =>
      blob(
        r,
        x + r.between(0, w),
        ground - h * r.between(0.2, 0.8),
        r.between(40, 80),
        r.between(14, 26),
        9,
        0.2,
      ),
    )
    cv.fill(clouds.join(''), p.cloud[0], { opacity: 0.3 })
  })
  const floors = Math.round(h / 34)
  const bays = Math.round(w / 30)
  const [cw, ch] = [w / bays, h / floors]
  const lit = range(floors * bays)
    .filter(() => r.next() < p.night * 0.42)
    .map((i) => box(x + (i % bays) * cw + 2, top + Math.floor(i / bays) * ch + 6, cw - 4, ch - 10))
  cv.fill(lit.join(''), '#ffd88f', { opacity: 0.9 })
  const banded = r.chance(0.5)
  const slabs = range(floors).map((f) => path`M${x} ${top + f * ch}h${w}`)
  cv.stroke(slabs.join(''), frame, banded ? 5 : 3, { opacity: banded ? 0.95 : 0.6 })
  const fins = range(bays + 1).map((b) => path`M${x + b * cw} ${top}v${h}`)
  cv.stroke(fins.join(''), frame, banded ? 1.6 : 3.6, { opacity: 0.6 })
  const sideSlabs = range(floors).map(
    (f) => path`M${right} ${top + f * ch}l${side} ${26 - (f / floors) * 12}`,
  )
  cv.stroke(sideSlabs.join(''), mix(frame, p.shade, 0.5), 3, { opacity: 0.6 })
  cv.rect(x - 4, top - 10, w + 6, 12, frame)
  const rim: Point[] = [
    [right + 2, top - 10],
    [right + side + 3, top + 16],
    [right + side + 3, top + 28],
    [right + 2, top + 2],
  ]
  cv.shape(rim, mix(frame, p.shade, 0.4))
}
