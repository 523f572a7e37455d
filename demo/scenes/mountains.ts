import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path, polygon, wave } from './shapes.ts'
import type { Point } from './shapes.ts'

/** Table Mountain between Devil's Peak and Lion's Head. Larger than life, or the roof hides it. */
export function drawTableMountain(
  cv: Canvas,
  horizon: number,
  place: { x?: number; scale?: number } = {},
): void {
  const { palette: p } = cv
  const r = cv.rand.stream('table-mountain')
  const large = r.between(1.35, 1.65)
  const anywhere = r.between(360, 620)
  const { x: centre = anywhere, scale = large } = place
  const top = horizon - 205 * scale
  const x = (v: number): number => centre + v * scale
  const at = (v: number, height: number): Point => [x(v), horizon - height * scale]
  const edge = (v: number, dip: number): Point => [x(v), top + dip + r.between(-4, 4) * scale]
  const devilsPeak = [
    at(-420, 0),
    at(-330, 60),
    at(-262, 128),
    at(-236, 172),
    at(-218, 180),
    at(-200, 150),
    at(-168, 108),
    at(-140, 104),
  ]
  const plateau: Point[] = [
    [x(-112), top + 30],
    edge(-96, 4),
    edge(-20, 0),
    edge(70, 2),
    edge(160, -3),
    edge(226, 3),
    [x(250), top + 34],
    [x(282), top + 84],
  ]
  const lionsHead = [
    at(330, 74),
    at(372, 82),
    at(398, 128),
    at(414, 136),
    at(430, 122),
    at(462, 70),
    at(540, 46),
    at(640, 30),
    at(760, 0),
  ]
  const rock = cv.tone('#7c86ac', 0.28)
  const body = [...devilsPeak, ...plateau, ...lionsHead, at(760, -25), at(-420, -25)]
  const stops = [
    [0, mix(rock, p.light, 0.22)],
    [0.45, rock],
    [1, mix(rock, p.haze, 0.7)],
  ] as const
  cv.shape(body, cv.linear(stops))
  let gullies =
    polygon([at(-224, 179), at(-200, 150), at(-168, 108), at(-190, 60)]) +
    polygon([at(416, 136), at(430, 122), at(470, 66), at(430, 60)])
  for (let v = -90; v < 240; v += r.between(24, 44)) {
    const w = r.between(8, 20)
    const h = r.between(50, 130) * scale
    gullies += polygon([
      [x(v), top + 10],
      [x(v + w), top + 8],
      [x(v + w * 1.1), top + h * 0.5],
      [x(v + w * 1.9), top + h],
    ])
  }
  cv.fill(gullies, mix(rock, p.shade, 0.5), { opacity: 0.33 })
  if (r.chance(0.6)) drawTablecloth(cv, x, top)
}

function drawTablecloth(cv: Canvas, x: (v: number) => number, top: number): void {
  const cloud = mix(cv.palette.cloud[0], '#ffffff', 0.3)
  const folds = [
    [-150, 262, 26, 0.75],
    [-90, 180, 36, 0.55],
    [20, 290, 20, 0.6],
  ] as const
  for (const [from, to, height, opacity] of folds) {
    const middle = x((from + to) / 2)
    const rise = path`M${x(from)} ${top + 16}Q${x(from + 40)} ${top - height * 0.6} ${middle} ${top - height * 0.7}`
    const fall = path`T${x(to)} ${top + 22}Q${middle} ${top + 2} ${x(from)} ${top + 16}Z`
    cv.fill(rise + fall, cloud, { opacity })
  }
}

type Wall = { top: number; depth: number; colour: string; from: number; to: number; swing: number }

/** Basalt wall with buttresses. Its notches are few and uneven, or it turns into battlements. */
export function drawDrakensberg(cv: Canvas, horizon: number): void {
  const { palette: p } = cv
  const r = cv.rand.stream('berg')
  const far = { depth: 0.5, colour: '#8f98bb', from: -80, to: 1280, swing: 9 }
  drawEscarpment(cv, r, horizon, { ...far, top: horizon - r.between(225, 262) })
  const left = r.chance(0.5)
  drawEscarpment(cv, r, horizon, {
    top: horizon - r.between(170, 240),
    depth: 0.26,
    colour: '#737ca0',
    from: left ? -100 : 720,
    to: left ? r.between(380, 520) : 1300,
    swing: 34,
  })
  for (let i = 0; i < 3; i++) {
    const y = horizon - 86 + i * 28
    const grass = cv.tone('#8fa562', 0.4 - i * 0.1)
    const spur: Point[] = [[-60, y + 20]]
    for (let x = 0; x < 1200; x += r.between(120, 220)) {
      spur.push([x, y - r.between(0, 44)], [x + 70, y + r.between(4, 20)])
    }
    spur.push([1260, y])
    const d = wave(spur) + path`L1260 ${horizon + 20}L-60 ${horizon + 20}Z`
    cv.fill(d, cv.down(mix(grass, p.light, 0.24), mix(grass, p.haze, 0.4)))
  }
}

function drawEscarpment(cv: Canvas, r: Rand, horizon: number, wall: Wall): void {
  const { palette: p } = cv
  const { top, from, to } = wall
  const crest: Point[] = [
    [from - 90, horizon + 10],
    [from - 40, top + 70],
  ]
  let x = from
  while (x < to) {
    const w = r.between(70, 190)
    const y = top + r.between(-wall.swing, wall.swing) * 0.7
    crest.push([x, y + r.between(6, 16)], [x + w * 0.2, y])
    if (r.chance(0.24)) crest.push([x + w * 0.45, y - r.between(20, 48)], [x + w * 0.6, y - 4])
    else crest.push([x + w * 0.8, y + r.between(-5, 5)])
    if (r.chance(0.45)) crest.push([x + w * 0.92, y + r.between(14, 34)])
    x += w
  }
  const end = Math.max(x, to)
  crest.push([end + 50, top + 84], [end + 110, horizon + 10])
  const rock = cv.tone(wall.colour, wall.depth)
  const d = polygon(crest)
  const stops = [
    [0, mix(rock, p.light, 0.34)],
    [0.4, rock],
    [1, mix(rock, p.haze, 0.6)],
  ] as const
  cv.fill(d, cv.linear(stops))
  cv.clip(d, () => {
    let shadows = ''
    let lights = ''
    crest.slice(2, -2).forEach(([px, py], i) => {
      const [nx, ny] = crest[i + 3] ?? [px, py]
      if (ny > py + 3) {
        const foot = horizon - r.between(20, 60)
        shadows += polygon([
          [px, py],
          [nx, ny],
          [nx + 10, horizon - 40],
          [px + r.between(14, 30), foot],
        ])
      } else if (r.chance(0.6)) {
        lights += polygon([
          [px, py],
          [px + 12, py - 6],
          [px + 8, py + r.between(60, 120)],
        ])
      }
    })
    cv.fill(shadows, mix(rock, p.shade, 0.5), { opacity: 0.42 })
    cv.fill(lights, p.light, { opacity: 0.3 })
    const strata = [0.36, 0.52].map((t) =>
      wave(
        range(9).map((i): Point => {
          const sx = from - 60 + (i * (to - from + 120)) / 8
          return [sx, top + (horizon - top) * t + r.between(-8, 8)]
        }),
      ),
    )
    cv.stroke(strata.join(''), mix(rock, p.shade, 0.4), 5, { opacity: 0.22 })
  })
}
