import type { Canvas } from '../canvas.ts'
import { path } from '../shapes.ts'
import { drawArt, drawPendant, drawPotPlant, drawRug, drawTableLamp, drawVase } from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawDiningChair } from './seating.ts'
import { drawView } from './view.ts'

export function drawDining(cv: Canvas): void {
  inRoom(cv, {}, (room) => {
    const { r, scheme, floor } = room
    const wide = r.chance(0.5)
    const at = wide
      ? { x: 260, y: 100, w: r.between(600, 680), h: r.between(300, 330) }
      : { x: r.between(110, 150), y: 110, w: r.between(330, 380), h: r.between(330, 370) }
    const throwLight = drawView(room, at, {
      panes: wide ? 4 : 2,
      transom: r.chance(0.4),
      curtains: 'full',
    })
    drawSideboard(room, wide ? 930 : 700, wide ? 230 : 400)
    if (!wide) drawArt(room, 780, 130, 260, 170)
    drawPotPlant(room, wide ? 110 : 1120, floor + 40, r.between(320, 380))
    throwLight()
    drawRug(room, 180, floor + 70, 840, 140)
    drawTableAndChairs(room)
    const shade = r.pick([scheme.accent, '#e0b46a', '#f4ead8'])
    if (r.chance(0.5)) drawPendant(room, 600, 150, 84, shade)
    else for (const x of [470, 600, 730]) drawPendant(room, x, 160, 48, shade)
  })
}

function drawSideboard(room: Room, x: number, w: number): void {
  const { cv, floor, scheme } = room
  drawFloorShadow(cv, x, floor + 26, w, 10)
  cv.rect(x, floor - 120, w, 140, cv.rounded(scheme.wood, 0.28, 0.2), { rx: 5 })
  const doors = Math.round(w / 100)
  for (let i = 0; i < doors; i++) {
    const dw = w / doors
    cv.rect(x + i * dw + 7, floor - 108, dw - 14, 112, cv.lit(scheme.wood, 0.14), { rx: 3 })
    cv.dots([[x + i * dw + dw - 20, floor - 54]], cv.shade('#c9a060', 0.1), 8)
  }
  drawTableLamp(room, x + w * 0.24, floor - 120)
  drawVase(room, x + w * 0.72, floor - 120, 44)
}

function drawTableAndChairs(room: Room): void {
  const { cv, r, scheme, floor } = room
  const [x, w, y] = [r.between(270, 310), r.between(600, 640), floor + 78]
  for (const k of [0.12, 0.33, 0.54, 0.75])
    drawDiningChair(room, x + w * k, floor + 130, 84, scheme.sofa)
  drawFloorShadow(cv, x, 786, w, 20)
  cv.stroke(
    path`M${x + 50} 792L${x + 66} ${y + 24}M${x + w - 50} 792L${x + w - 66} ${y + 24}`,
    cv.shade(scheme.wood, 0.25),
    16,
  )
  const top = cv.slant(cv.lit(scheme.wood, 0.42), cv.lit(scheme.wood, 0.08))
  cv.shape(
    [
      [x + 40, y - 26],
      [x + w - 40, y - 26],
      [x + w + 20, y + 26],
      [x - 20, y + 26],
    ],
    top,
  )
  cv.rect(x - 20, y + 26, w + 40, 14, cv.shade(scheme.wood, 0.22))
  for (let i = 0; i < 4; i++) {
    const px = x + w * (0.14 + i * 0.24)
    if (i !== 1) cv.ellipse(px, y + 6, 40, 9, cv.lit('#fbf6ec', 0.35))
    cv.rect(px + 48, y - 24, 9, 26, cv.lit('#e6edf0', 0.2), { rx: 3, opacity: 0.75 })
  }
  drawVase(room, x + w * 0.46, y + 4, 64)
}
