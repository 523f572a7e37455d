import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { range } from '../random.ts'
import { path } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { drawPendant, drawPotPlant, drawShelf, drawVase } from './decor.ts'
import { drawFloorShadow, drawUnderShade, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawDiningChair, drawStool } from './seating.ts'
import { drawView } from './view.ts'

const COUNTER = 420

export function drawKitchen(cv: Canvas): void {
  inRoom(cv, { floor: 570, panelling: false }, (room) => {
    const { r, scheme } = room
    const worktop = r.pick(['#f3ede2', '#d9cfc4', '#6a6068'])
    drawWallTiles(room)
    const at = { x: r.between(400, 470), y: 110, w: r.between(300, 420), h: r.between(220, 260) }
    const throwLight = drawView(room, at, { panes: r.int(2, 3), transom: r.chance(0.4) })
    const hobX = r.chance(0.5) ? 130 : 930
    const shelfX = hobX < 500 ? 880 : 60
    if (r.chance(0.6)) for (const y of [200, 300]) drawShelf(room, shelfX, y, 260)
    else drawWallCupboards(room, shelfX - 20)
    drawHood(room, hobX)
    drawBaseUnits(room, hobX, worktop)
    drawTap(room, at.x + at.w / 2)
    for (let i = 0; i < 3; i++) {
      const jar = cv.across(cv.lit('#f0e4d0', 0.3), cv.shade('#d9bfa0', 0.2))
      cv.rect(shelfX + 60 + i * 46, COUNTER - 52 + i * 8, 36, 40 - i * 8, jar, { rx: 6 })
    }
    throwLight()
    if (r.chance(0.65)) drawIsland(room, worktop)
    else drawBreakfastTable(room)
    const shades = [scheme.accent, '#e0b46a', '#f4ead8']
    const shade = r.pick(shades)
    for (let i = 0; i < 3; i++) drawPendant(room, 400 + i * 180, r.between(120, 128), 44, shade)
  })
}

function drawWallTiles({ cv, scheme }: Room): void {
  cv.rect(0, 270, 1200, 150, cv.lit(mix(scheme.wall, '#ffffff', 0.5), 0.1))
  const lines = range(5).map((row) => {
    const joints = range(21).map((i) => path`M${i * 60 + (row % 2) * 30} ${270 + row * 30}v30`)
    return path`M0 ${270 + row * 30}H1200${joints.join('')}`
  })
  cv.stroke(lines.join(''), cv.palette.shade, 1.4, { opacity: 0.14 })
}

function drawWallCupboards({ cv, scheme }: Room, x: number): void {
  cv.rect(x + 6, 268, 300, 16, cv.palette.shade, { opacity: 0.2 })
  for (let i = 0; i < 3; i++) {
    cv.rect(x + i * 100, 80, 98, 190, cv.rounded(scheme.cabinet, 0.24, 0.12), { rx: 3 })
    cv.rect(x + i * 100 + 12, 94, 74, 162, cv.lit(scheme.cabinet, 0.18), { rx: 2 })
    cv.dots([[x + i * 100 + 84, 236]], cv.shade('#c9a060', 0.1), 8)
  }
}

function drawHood({ cv }: Room, x: number): void {
  const hood: Point[] = [
    [x + 50, 0],
    [x + 110, 0],
    [x + 110, 190],
    [x + 170, 250],
    [x - 10, 250],
    [x + 50, 190],
  ]
  cv.shape(hood, cv.across(cv.lit('#e6e0d8', 0.3), cv.shade('#b0a9a6', 0.3)))
}

function drawBaseUnits({ cv, scheme, lampsOn }: Room, hobX: number, worktop: string): void {
  const { cabinet, accent } = scheme
  cv.rect(0, COUNTER, 1200, 150, cv.slant(cv.lit(cabinet, 0.2), cv.shade(cabinet, 0.16), 1, 0.2))
  for (let i = 0; i < 10; i++) {
    cv.rect(i * 120 + 8, COUNTER + 24, 104, 116, cv.lit(cabinet, 0.14), { rx: 3 })
    cv.stroke(path`M${i * 120 + 46} ${COUNTER + 40}h28`, cv.shade('#c9a060', 0.1), 5)
  }
  cv.rect(hobX - 4, COUNTER + 18, 132, 126, cv.shade('#3d3b46', 0.15), { rx: 4 })
  const oven = lampsOn ? cv.down('#ffcf86', '#d9783f') : cv.shade('#22222c', 0.1)
  cv.rect(hobX + 12, COUNTER + 54, 100, 68, oven, { rx: 4 })
  cv.rect(-5, COUNTER - 12, 1210, 22, cv.rounded(worktop, 0.35, 0.08))
  drawUnderShade(cv, 0, COUNTER + 10, 1200)
  cv.rect(hobX + 10, COUNTER - 18, 110, 7, cv.shade('#3d3b46', 0.2))
  cv.rect(hobX + 26, COUNTER - 58, 70, 40, cv.rounded(accent, 0.3, 0.3), { rx: 8 })
  cv.rect(hobX + 18, COUNTER - 62, 86, 8, cv.shade(accent, 0.1), { rx: 4 })
}

function drawTap({ cv }: Room, x: number): void {
  cv.stroke(path`M${x} ${COUNTER - 12}v-44q0 -22 22 -22t22 22v8`, cv.lit('#c9c5c8', 0.3), 8)
}

function drawFruitBowl({ cv, scheme }: Room, x: number, y: number): void {
  cv.fill(
    path`M${x} ${y - 30}h110q-6 30 -40 30h-30q-34 0 -40 -30Z`,
    cv.rounded(scheme.wood, 0.3, 0.2),
  )
  const oranges = range(6).map((i): Point => [x + 20 + i * 14, y - 36 - (i % 2) * 8])
  cv.dots(oranges, cv.tone('#f0a03f'), 24)
  cv.dots(
    [
      [x + 40, y - 44],
      [x + 70, y - 38],
    ],
    cv.tone('#c9d05a'),
    22,
  )
}

function drawIsland(room: Room, worktop: string): void {
  const { cv, r, scheme } = room
  const [x, w, y] = [r.between(250, 330), r.between(560, 640), 600]
  drawFloorShadow(cv, x, 776, w, 18)
  cv.rect(
    x + 14,
    y,
    w - 28,
    174,
    cv.slant(cv.lit(scheme.accent, 0.18), cv.shade(scheme.accent, 0.3), 1, 0.3),
  )
  const boards = range(12).map((i) => path`M${x + 14 + ((w - 28) * (i + 1)) / 13} ${y + 6}v166`)
  cv.stroke(boards.join(''), cv.palette.shade, 2, { opacity: 0.16 })
  cv.rect(x - 16, y - 22, w + 32, 26, cv.rounded(worktop, 0.45, 0.1), { rx: 4 })
  drawUnderShade(cv, x + 14, y + 4, w - 28)
  drawVase(room, x + w * 0.24, y - 22, 62)
  drawFruitBowl(room, x + w * 0.5, y - 22)
  for (const k of [0.14, 0.44, 0.74]) drawStool(room, x + w * k, 796)
}

function drawBreakfastTable(room: Room): void {
  const { cv, r, scheme } = room
  const [x, w, y] = [r.between(340, 420), 430, 640]
  for (const k of [0.1, 0.38, 0.66]) drawDiningChair(room, x + w * k, 760, 88, scheme.accent)
  drawFloorShadow(cv, x, 790, w, 16)
  cv.stroke(
    path`M${x + 40} 796L${x + 52} ${y + 16}M${x + w - 40} 796L${x + w - 52} ${y + 16}`,
    cv.shade(scheme.wood, 0.2),
    14,
  )
  cv.shape(
    [
      [x + 30, y - 20],
      [x + w - 30, y - 20],
      [x + w + 14, y + 22],
      [x - 14, y + 22],
    ],
    cv.rounded(scheme.wood, 0.42, -0.05),
  )
  cv.rect(x - 14, y + 22, w + 28, 13, cv.shade(scheme.wood, 0.2))
  drawVase(room, x + w * 0.3, y + 4, 54)
  drawFruitBowl(room, x + w * 0.52, y + 6)
  drawPotPlant(room, 1090, 760, 320)
}
