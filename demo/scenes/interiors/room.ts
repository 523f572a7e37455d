import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import type { Palette } from '../palettes.ts'
import type { Rand } from '../random.ts'
import { range } from '../random.ts'
import { path } from '../shapes.ts'

export type Scheme = {
  name: string
  wall: string
  sofa: string
  accent: string
  floor: string
  rug: string
  wood: string
  cabinet: string
}

export const SCHEMES: readonly Scheme[] = [
  {
    name: 'sage',
    wall: '#dde2d0',
    sofa: '#7d9a84',
    accent: '#6a4f93',
    floor: '#c99f72',
    rug: '#f1e6d2',
    wood: '#a9764a',
    cabinet: '#8ea58f',
  },
  {
    name: 'clay',
    wall: '#f1dcc8',
    sofa: '#b8694b',
    accent: '#34606a',
    floor: '#b98a5e',
    rug: '#f3e7d6',
    wood: '#8a5c3c',
    cabinet: '#c98f6c',
  },
  {
    name: 'lilac',
    wall: '#e7e0f0',
    sofa: '#6d5c9e',
    accent: '#d9a441',
    floor: '#cfae86',
    rug: '#f6eee4',
    wood: '#9a6c48',
    cabinet: '#9a8fc0',
  },
  {
    name: 'sand',
    wall: '#f4ebda',
    sofa: '#c7ad8c',
    accent: '#6a4f93',
    floor: '#a5784f',
    rug: '#e9dccb',
    wood: '#7f5738',
    cabinet: '#e9dfcd',
  },
  {
    name: 'teal',
    wall: '#5c8784',
    sofa: '#e3cfae',
    accent: '#d98a4a',
    floor: '#c49a6c',
    rug: '#efe2cc',
    wood: '#a9764a',
    cabinet: '#3f6a6c',
  },
  {
    name: 'blush',
    wall: '#f3ddd4',
    sofa: '#9a80b8',
    accent: '#3f7a74',
    floor: '#d2b189',
    rug: '#f8f0e6',
    wood: '#a5704a',
    cabinet: '#d9a99a',
  },
  {
    name: 'ink',
    wall: '#4d5674',
    sofa: '#d9a86a',
    accent: '#b9a0e6',
    floor: '#b98e66',
    rug: '#e6d8c8',
    wood: '#8f623f',
    cabinet: '#39425e',
  },
]

export type Room = {
  cv: Canvas
  r: Rand
  scheme: Scheme
  /** Where the back wall meets the floor. */
  floor: number
  /** The palette of the landscape behind the windows. */
  outside: Palette
  lampsOn: boolean
}

type RoomOptions = {
  floor?: number
  floorStyle?: 'plank' | 'tile' | 'concrete'
  panelling?: boolean
  schemes?: readonly string[]
}

function indoors(outside: Palette): Palette {
  const night = outside.night > 0.5
  return {
    ...outside,
    tint: night ? '#f4dccb' : mix(outside.tint, '#fff6ea', 0.6),
    light: night ? '#ffdf9f' : mix(outside.light, '#fff4e0', 0.3),
    shade: mix(outside.shade, '#6b4660', 0.45),
    haze: '#f0e4d6',
  }
}

/** Builds wall and floor, then furnishes them in the warmer light of a room. */
export function inRoom(cv: Canvas, options: RoomOptions, furnish: (room: Room) => void): void {
  const r = cv.rand.stream('room')
  const { schemes } = options
  const scheme = r.pick(schemes ? SCHEMES.filter(({ name }) => schemes.includes(name)) : SCHEMES)
  const outside = cv.palette
  const floor = options.floor ?? r.between(560, 590)
  const room: Room = { cv, r, scheme, floor, outside, lampsOn: outside.night > 0.2 }
  cv.withPalette(indoors(outside), () => {
    drawWall(room)
    if (options.panelling ?? r.chance(0.4)) drawPanelling(room)
    drawFloor(room, options.floorStyle ?? r.pick(['plank', 'plank', 'tile']))
    furnish(room)
  })
}

function drawWall({ cv, scheme, floor }: Room): void {
  const { wall } = scheme
  const stops = [
    [0, cv.shade(wall, 0.16)],
    [0.45, cv.lit(wall, 0.16)],
    [1, cv.shade(wall, 0.1)],
  ] as const
  cv.rect(0, 0, 1200, floor, cv.linear(stops, 0, 0, 1, 0.5))
  cv.rect(0, 0, 1200, 60, cv.fade(cv.palette.shade, 0.25))
}

function drawPanelling({ cv, scheme, floor }: Room): void {
  const y = floor - 150
  cv.rect(0, y, 1200, 150, cv.palette.light, { opacity: 0.14 })
  cv.rect(0, y, 1200, 6, cv.lit(scheme.wall, 0.5))
  const panels = range(12).map((i) => path`M${i * 110 + 14} ${y + 22}h82v94h-82Z`)
  cv.stroke(panels.join(''), cv.palette.shade, 2, { opacity: 0.13 })
}

function drawFloor({ cv, r, scheme, floor }: Room, style: 'plank' | 'tile' | 'concrete'): void {
  const colour = style === 'concrete' ? '#b9b2ad' : scheme.floor
  const depth = 800 - floor
  const stops = [
    [0, cv.shade(colour, 0.22)],
    [0.4, cv.tone(colour)],
    [1, cv.lit(colour, 0.1)],
  ] as const
  cv.rect(0, floor, 1200, depth, cv.linear(stops))
  const rays = style === 'concrete' ? [-9, -3, 3, 9] : range(29).map((i) => i - 14)
  let d = rays.map((i) => path`M${600 + i * 62} ${floor}L${600 + i * 190} 805`).join('')
  if (style === 'tile')
    d += [0.08, 0.22, 0.42, 0.7].map((t) => path`M0 ${floor + depth * t}H1200`).join('')
  if (style === 'plank') {
    for (let i = 0; i < 26; i++) {
      const t = r.next() * 0.9 + 0.04
      const pitch = 62 + t * 128
      d += path`M${600 + r.int(-13, 13) * pitch} ${floor + depth * t}h${pitch}`
    }
  }
  cv.stroke(d, cv.shade(colour, 0.5), 2, { opacity: 0.3 })
  cv.rect(0, floor - 14, 1200, 14, cv.lit('#fbf6ec', 0.1))
  cv.rect(0, floor, 1200, 22, cv.fade(cv.palette.shade, 0.3))
}

/** The line of shade under a worktop or table edge. */
export function drawUnderShade(cv: Canvas, x: number, y: number, w: number): void {
  cv.rect(x, y, w, 20, cv.fade(cv.palette.shade, 0.32))
}

export function drawFloorShadow(cv: Canvas, x: number, y: number, w: number, h = 12): void {
  const { shade } = cv.palette
  const paint = cv.linear(
    [
      [0, shade, 0.45],
      [1, shade, 0.1],
    ],
    0,
    0,
    1,
    0,
  )
  cv.ellipse(x + w * 0.59, y, w * 0.586, h, paint)
}
