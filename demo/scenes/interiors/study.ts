import type { Canvas } from '../canvas.ts'
import { path } from '../shapes.ts'
import {
  drawArtWall,
  drawLaptop,
  drawPendant,
  drawPotPlant,
  drawRug,
  drawShelf,
  drawTableLamp,
  drawVase,
} from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawArmchair } from './seating.ts'
import { drawView } from './view.ts'

/** The room to work from home. */
export function drawStudy(cv: Canvas): void {
  inRoom(cv, {}, (room) => {
    const { r, scheme, floor } = room
    const at = { x: r.between(420, 470), y: 110, w: r.between(340, 420), h: r.between(240, 280) }
    const throwLight = drawView(room, at, {
      panes: r.int(2, 3),
      transom: r.chance(0.4),
      curtains: 'short',
    })
    for (const y of [170, 280, 390, 500]) drawShelf(room, 60, y, 270)
    cv.rect(52, 90, 8, floor - 90, cv.shade(scheme.wood, 0.2))
    cv.rect(330, 90, 8, floor - 90, cv.shade(scheme.wood, 0.2))
    if (r.chance(0.5)) drawArtWall(room, 940, 120)
    else for (const y of [230, 340]) drawShelf(room, 930, y, 220)
    throwLight()
    drawRug(room, 300, floor + 80, 660, 130)
    drawDesk(room, r.between(430, 470), r.between(380, 430))
    drawArmchair(room, r.between(900, 940), floor + 150, 190, scheme.sofa)
    drawPotPlant(room, 1130, floor + 40, r.between(260, 320))
    drawPendant(room, r.between(600, 680), 24, 56, r.pick([scheme.accent, '#e0b46a', '#f4ead8']))
  })
}

function drawDesk(room: Room, x: number, w: number): void {
  const { cv, scheme, floor } = room
  const y = floor - 10
  drawFloorShadow(cv, x, floor + 122, w, 14)
  cv.rect(x + w - 110, y + 14, 100, 116, cv.rounded(scheme.cabinet, 0.2, 0.2), { rx: 4 })
  cv.stroke(path`M${x + w - 76} ${y + 44}h32M${x + w - 76} ${y + 82}h32`, cv.palette.shade, 4, {
    opacity: 0.4,
  })
  cv.stroke(path`M${x + 22} ${y + 132}L${x + 34} ${y + 12}`, cv.shade(scheme.wood, 0.25), 11)
  cv.rect(x, y, w, 17, cv.rounded(scheme.wood, 0.36, 0.12), { rx: 5 })
  drawLaptop(room, x + w * 0.4, y - 12)
  drawTableLamp(room, x + 54, y)
  drawVase(room, x + w - 56, y, 38)
  const seat = x + w * 0.48
  cv.stroke(
    path`M${seat} ${floor + 140}v-40M${seat - 48} ${floor + 150}q48 -26 96 0`,
    cv.shade('#3d3b46', 0.2),
    8,
  )
  cv.rect(seat - 54, floor + 82, 108, 22, cv.rounded(scheme.accent, 0.25, 0.15), { rx: 11 })
  cv.rect(
    seat - 46,
    floor - 18,
    92,
    92,
    cv.slant(cv.lit(scheme.accent, 0.25), cv.shade(scheme.accent, 0.25), 0.7, 1),
    { rx: 26 },
  )
}
