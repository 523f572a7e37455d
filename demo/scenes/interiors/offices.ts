import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { range } from '../random.ts'
import { path } from '../shapes.ts'
import { drawLaptop, drawPendant, drawPotPlant, drawShelf, drawVase } from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawTubChair } from './seating.ts'
import { drawView } from './view.ts'

const OFFICE_SCHEMES = ['sage', 'sand', 'lilac', 'ink', 'teal']
const STEEL = '#4f4d58'

export function drawMeeting(cv: Canvas): void {
  inRoom(cv, { floor: 570, panelling: false, schemes: OFFICE_SCHEMES }, (room) => {
    const { r, scheme } = room
    const at = { x: 60, y: r.between(80, 120), w: r.between(520, 720), h: r.between(340, 400) }
    const throwLight = drawView(room, at, { panes: r.int(2, 5), frame: STEEL })
    drawScreen(room, 850, 168)
    throwLight()
    drawPotPlant(room, 800, 620, 260, true)
    const chairs = r.int(4, 6)
    for (let i = 0; i < chairs; i++) {
      const colour = i % 2 ? scheme.sofa : mix(scheme.sofa, scheme.accent, 0.4)
      drawTubChair(room, 170 + i * (840 / chairs), 640, 650 / chairs, colour)
    }
    drawBoardTable(room)
    for (let i = 0; i < 3; i++)
      drawPendant(room, 330 + i * 270, 70, 46, r.pick([scheme.accent, '#e0b46a', '#f4ead8']))
  })
}

/** A ring and level bars: nothing that reads wrong when the picture is mirrored. */
function drawScreen({ cv, outside }: Room, x: number, y: number): void {
  cv.rect(x + 6, y + 8, 280, 170, cv.palette.shade, { opacity: 0.25, rx: 6 })
  cv.rect(x, y, 280, 170, cv.shade('#2f2e3a', 0.15), { rx: 6 })
  cv.rect(
    x + 8,
    y + 8,
    264,
    154,
    cv.slant(cv.tone(outside.jacaranda[1]), cv.tone(outside.jacaranda[0]), 1, 1),
  )
  cv.stroke(path`M${x + 56} ${y + 85}a36 36 0 1 0 36 -36`, '#ffe0a0', 13)
  const bars = [44, 66, 88, 60, 76].map(
    (h, i) => path`M${x + 160 + i * 20} ${y + 130}v${-h}h12v${h}Z`,
  )
  cv.fill(bars.join(''), '#ffffff', { opacity: 0.5 })
}

function drawBoardTable(room: Room): void {
  const { cv, r, scheme } = room
  drawFloorShadow(cv, 110, 780, 940, 22)
  const top = cv.slant(cv.lit(scheme.wood, 0.42), cv.lit(scheme.wood, 0.1), 1, 0.6)
  cv.shape(
    [
      [210, 634],
      [990, 634],
      [1090, 690],
      [110, 690],
    ],
    top,
  )
  cv.rect(110, 690, 980, 18, cv.across(cv.shade(scheme.wood, 0.1), cv.shade(scheme.wood, 0.35)))
  for (const x of [220, 930])
    cv.shape(
      [
        [x, 708],
        [x + 60, 708],
        [x + 48, 790],
        [x + 12, 790],
      ],
      cv.shade('#3d3b46', 0.2),
    )
  for (let i = 0; i < 4; i++) {
    const [x, y] = [250 + i * 190 + r.between(-10, 10), r.between(650, 664)]
    cv.shape(
      [
        [x, y],
        [x + 60, y],
        [x + 66, y + 18],
        [x - 6, y + 18],
      ],
      cv.lit('#fbf8f0', 0.2),
    )
    if (i % 2) drawLaptop(room, x + 72, y)
  }
  drawVase(room, 600, 660, 50)
}

/** Open plan: rows of desks with screens before a long window. */
export function drawWorkspace(cv: Canvas): void {
  inRoom(cv, { floor: 540, panelling: false, schemes: OFFICE_SCHEMES }, (room) => {
    const { r, scheme, floor } = room
    const at = { x: r.between(60, 120), y: 90, w: r.between(700, 800), h: r.between(300, 340) }
    const throwLight = drawView(room, at, { panes: r.int(4, 6), frame: STEEL })
    for (const y of [200, 310, 420]) drawShelf(room, 950, y, 210)
    throwLight()
    drawPotPlant(room, 900, floor + 30, r.between(220, 270), true)
    drawDeskRow(room, { y: floor + 46, from: 150, step: 240, count: 4, k: 0.72 })
    drawDeskRow(room, { y: floor + 190, from: 60, step: 370, count: 3, k: 1.12 })
    const ducts = cv.across(cv.lit('#d6d2cc', 0.2), cv.shade('#a59fa0', 0.25))
    cv.rect(-10, 24, 1220, 22, ducts, { rx: 11 })
    for (let i = 0; i < 4; i++)
      drawPendant(room, 190 + i * 260, 66, 40, i % 2 ? scheme.accent : '#f4ead8')
  })
}

type DeskRow = { y: number; from: number; step: number; count: number; k: number }

function drawDeskRow({ cv, scheme, outside }: Room, row: DeskRow): void {
  const { y, k } = row
  for (const i of range(row.count)) {
    const x = row.from + i * row.step
    const w = 250 * k
    const top = y - 92 * k
    drawFloorShadow(cv, x, y + 2, w, 10 * k)
    cv.stroke(
      path`M${x + 14 * k} ${y}V${top}M${x + w - 14 * k} ${y}V${top}`,
      cv.shade('#4a4652', 0.2),
      7 * k,
    )
    const seat = x + w * 0.5
    cv.rect(
      seat - 38 * k,
      top - 6 * k,
      76 * k,
      84 * k,
      cv.slant(cv.lit(scheme.sofa, 0.25), cv.shade(scheme.sofa, 0.25), 0.7, 1),
      { rx: 22 * k },
    )
    cv.stroke(
      path`M${seat} ${y + 6}v${-30 * k}M${seat - 36 * k} ${y + 10}q${36 * k} ${-18 * k} ${72 * k} 0`,
      cv.shade('#3d3b46', 0.2),
      6 * k,
    )
    cv.rect(x, top - 8 * k, w, 14 * k, cv.rounded(scheme.wood, 0.4, 0.08), { rx: 4 * k })
    for (const dx of [0.12, 0.56]) {
      const sx = x + w * dx
      cv.rect(sx + 32 * k, top - 26 * k, 14 * k, 18 * k, cv.shade('#4a4652', 0.2))
      cv.rect(sx, top - 82 * k, 78 * k, 58 * k, cv.shade('#2f2e3a', 0.15), { rx: 4 * k })
      cv.rect(
        sx + 4 * k,
        top - 78 * k,
        70 * k,
        50 * k,
        cv.slant(cv.tone(outside.jacaranda[dx > 0.5 ? 2 : 1]), cv.tone(outside.jacaranda[0]), 1, 1),
      )
    }
  }
}
