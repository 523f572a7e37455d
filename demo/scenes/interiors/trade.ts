import type { Canvas } from '../canvas.ts'
import { range } from '../random.ts'
import { blossom, path } from '../shapes.ts'
import { drawTruck } from '../street.ts'
import { drawPendant, drawPotPlant, drawRug, drawShelf, drawTable, drawVase } from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawView } from './view.ts'

const STEEL = '#4f4d58'

function goodsColours({ scheme, outside }: Room): string[] {
  return [
    scheme.accent,
    scheme.sofa,
    '#e0b46a',
    outside.jacaranda[2],
    '#f4ead8',
    '#c56a4f',
    '#7d9a84',
  ]
}

/** Inside a shop: window, clothes rail, shelves and a counter. */
export function drawRetail(cv: Canvas): void {
  inRoom(cv, { floor: 560, panelling: false }, (room) => {
    const { r, scheme } = room
    drawView(room, { x: 70, y: 120, w: 330, h: 380 }, { panes: 2, frame: STEEL })()
    for (let i = 0; i < 4; i++) drawShelf(room, 840, 170 + i * 96, 310)
    for (const x of [832, 1150]) cv.rect(x, 90, 8, 470, cv.shade(scheme.wood, 0.2))
    if (r.chance(0.6)) drawClothesRail(room, 470)
    else for (let i = 0; i < 3; i++) drawShelf(room, 480, 310 + i * 92, 290)
    drawSign(room, 470)
    drawRug(room, 300, 640, 560, 130)
    drawCounter(room, 140)
    drawTable(room, 620, 750, 280, 110)
    const colours = goodsColours(room)
    for (const i of range(4)) {
      for (const j of range(r.int(2, 4))) {
        const colour = colours[(i + j) % colours.length] ?? '#f4ead8'
        cv.rect(640 + i * 62, 622 - j * 13, 50, 12, cv.rounded(colour, 0.25, 0.1), { rx: 5 })
      }
    }
    drawPotPlant(room, 1050, 740, 250)
    for (let i = 0; i < 4; i++)
      drawPendant(room, 180 + i * 280, 36, 38, r.pick(['#e0b46a', '#f4ead8', scheme.accent]))
  })
}

function drawClothesRail(room: Room, x: number): void {
  const { cv, r } = room
  const rail = path`M${x} 290H${x + 310}M${x + 10} 290V600M${x + 300} 290V600M${x - 14} 600h48M${x + 276} 600h48`
  cv.stroke(rail, cv.shade('#4a4652', 0.2), 7)
  const colours = goodsColours(room)
  for (let i = 0; i < 9; i++) {
    const gx = x + 24 + i * 30
    const length = r.between(90, 170)
    cv.stroke(path`M${gx + 15} 290v8l-14 12M${gx + 15} 298l14 12`, cv.shade('#6a5a50', 0.1), 3)
    const garment = path`M${gx} 308q15 -8 30 0l10 40l-8 4l2 ${length}h-38l2 ${-length}l-8 -4Z`
    cv.fill(garment, cv.rounded(r.pick(colours), 0.28, 0.25))
  }
}

function drawSign({ cv, scheme, outside }: Room, x: number): void {
  cv.rect(x, 100, 310, 90, cv.shade(scheme.accent, 0.1), { rx: 10 })
  cv.fill(blossom(x + 70, 146, 26), cv.lit(outside.jacaranda[3], 0.2))
  cv.rect(x + 112, 128, 160, 12, '#fff6e6', { rx: 6, opacity: 0.9 })
  cv.rect(x + 112, 152, 100, 9, '#fff6e6', { rx: 4, opacity: 0.6 })
}

function drawCounter(room: Room, x: number): void {
  const { cv, scheme } = room
  drawFloorShadow(cv, x, 760, 330, 14)
  cv.rect(
    x,
    610,
    330,
    146,
    cv.slant(cv.lit(scheme.wood, 0.3), cv.shade(scheme.wood, 0.25), 1, 0.3),
    { rx: 4 },
  )
  const boards = range(8).map((i) => path`M${x + 36 + i * 38} 616v136`)
  cv.stroke(boards.join(''), cv.palette.shade, 2, { opacity: 0.2 })
  cv.rect(x - 12, 596, 354, 18, cv.lit('#f4ead8', 0.3), { rx: 4 })
  drawVase(room, x + 70, 596, 52)
  cv.shape(
    [
      [x + 190, 550],
      [x + 262, 550],
      [x + 272, 596],
      [x + 180, 596],
    ],
    cv.shade('#4a4a58', 0.1),
  )
}

/** Inside a warehouse: racking on both sides, roof trusses, and an open roller door at the end. */
export function drawStorage(cv: Canvas): void {
  inRoom(
    cv,
    { floor: 500, floorStyle: 'concrete', panelling: false, schemes: ['sage', 'sand', 'lilac'] },
    (room) => {
      const { r, floor } = room
      const wide = r.between(300, 380)
      drawView(
        room,
        { x: 600 - wide / 2, y: 220, w: wide, h: floor - 222 },
        { panes: 1, frame: STEEL },
      )()
      drawTrusses(room)
      drawRacking(room, 1)
      drawRacking(room, -1)
      const lane = path`M${600 - wide * 0.3} ${floor + 20}L330 806M${600 + wide * 0.3} ${floor + 20}L870 806`
      cv.stroke(lane, cv.lit('#f2c14e', 0.1), 9, { opacity: 0.75 })
      if (r.chance(0.5))
        drawTruck(
          cv,
          r.between(470, 500),
          floor + 70,
          0.85,
          r.pick(['#6a4f93', '#c5703f', '#34708a']),
        )
      else drawForklift(room, r.between(520, 580), floor + 150)
    },
  )
}

function drawTrusses({ cv, lampsOn }: Room): void {
  for (const [y, k] of [
    [40, 1],
    [96, 0.8],
    [140, 0.64],
  ] as const) {
    const half = 640 * k
    const webs = range(12).map((i) => {
      const x = 600 - half + (i * half) / 6
      return path`M${x} ${y + 30 * k}L${x + half / 12} ${y}L${x + half / 6} ${y + 30 * k}`
    })
    cv.stroke(
      path`M${600 - half} ${y}h${half * 2}M${600 - half} ${y + 30 * k}h${half * 2}${webs.join('')}`,
      cv.shade('#7f8a92', 0.3),
      5 * k,
    )
    for (const dx of [-0.4, 0, 0.4]) {
      const x = 600 + dx * half
      cv.glow(x, y + 46 * k, 130 * k, '#fff0c8', lampsOn ? 0.6 : 0.3)
      cv.rect(x - 34 * k, y + 34 * k, 68 * k, 9 * k, '#fff6dc', { rx: 4 })
    }
  }
}

/** Upright frames in perspective: each bay nearer to the viewer is wider and taller. */
function drawRacking({ cv, r, floor, scheme, outside }: Room, side: 1 | -1): void {
  const boxes = ['#c99a66', '#b98a5a', '#d8b07a', outside.jacaranda[1], scheme.accent, '#e9dcc8']
  const x = (v: number): number => (side === 1 ? v : 1200 - v)
  const stops = [395, 330, 230, 90, -120]
  const top = (v: number): number => 232 - (395 - v) * 0.42
  const foot = (v: number): number => floor + 12 + (395 - v) * 0.5
  const ends = [395, -120] as const
  const shelves = [
    [x(ends[0]), foot(ends[0])],
    [x(ends[1]), foot(ends[1])],
    [x(ends[1]), top(ends[1])],
    [x(ends[0]), top(ends[0])],
  ] as const
  cv.shape(shelves, cv.shade('#8d8690', 0.35), { opacity: 0.55 })
  stops.slice(0, -1).forEach((far, bay) => {
    const near = stops[bay + 1] ?? far
    for (const level of [0, 1, 2, 3]) {
      const at = (v: number, t: number): number => foot(v) + (top(v) - foot(v)) * t
      const [low, high] = [level / 4, level / 4 + r.between(0.13, 0.2)]
      const inset = (far - near) * 0.08
      const stack = [
        [x(far - inset), at(far - inset, low)],
        [x(near + inset), at(near + inset, low)],
        [x(near + inset), at(near + inset, high)],
        [x(far - inset), at(far - inset, high)],
      ] as const
      const colour = r.pick(boxes)
      cv.shape(stack, cv.slant(cv.lit(colour, 0.22), cv.shade(colour, 0.25)))
      cv.stroke(
        path`M${x(far)} ${at(far, low)}L${x(near)} ${at(near, low)}`,
        cv.shade('#e08a3c', 0.12),
        4 + bay * 2,
      )
    }
    cv.stroke(path`M${x(far)} ${foot(far)}V${top(far)}`, cv.shade('#34587a', 0.15), 5 + bay * 2)
  })
}

function drawForklift({ cv }: Room, x: number, y: number): void {
  drawFloorShadow(cv, x - 20, y + 2, 190, 12)
  cv.stroke(
    path`M${x} ${y}V${y - 150}M${x + 12} ${y}V${y - 150}M${x - 46} ${y - 12}h58`,
    cv.shade('#4a4652', 0.2),
    7,
  )
  cv.rect(x - 48, y - 74, 56, 58, cv.slant(cv.lit('#c99a66', 0.3), cv.shade('#b98a5a', 0.25)))
  cv.fill(
    path`M${x + 20} ${y - 14}v-56h50l16 -10h34q12 0 12 14v52Z`,
    cv.slant(cv.lit('#f2b04a', 0.3), cv.shade('#d98a2e', 0.25)),
  )
  cv.stroke(path`M${x + 30} ${y - 68}l10 -62h62l16 52`, cv.shade('#3d3b46', 0.2), 7)
  for (const k of [38, 112]) {
    cv.ellipse(x + k, y - 10, 20, 20, cv.shade('#2c2a33', 0.2))
    cv.ellipse(x + k, y - 10, 8, 8, cv.tone('#c9c5c8'))
  }
}
