import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { path } from '../shapes.ts'
import {
  drawArtWall,
  drawFloorLamp,
  drawPendant,
  drawPotPlant,
  drawRug,
  drawShelf,
  drawTable,
  drawVase,
} from './decor.ts'
import { inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawArmchair, drawSofa } from './seating.ts'
import { drawView } from './view.ts'

/** Three layouts: sofa under the window, a wide garden front, or the fireplace of a home with one. */
export function drawLiving(cv: Canvas): void {
  inRoom(cv, {}, (room) => {
    const plain = room.r.pick([sofaUnderWindow, gardenFront])
    const layout = cv.look.fireplace === true ? fireplace : plain
    layout(room)
  })
}

function drawCoffeeTable(room: Room, x: number, w: number): void {
  const { cv, floor, scheme } = room
  drawTable(room, x, floor + 168, w, 62)
  drawVase(room, x + w * 0.3, floor + 100, 44)
  cv.rect(x + w * 0.58, floor + 90, 80, 9, cv.tone(scheme.accent))
  cv.rect(x + w * 0.6, floor + 82, 68, 8, cv.tone('#e0b46a'))
}

function sofaUnderWindow(room: Room): void {
  const { r, scheme, floor } = room
  const at = { x: r.between(330, 420), y: 110, w: r.between(420, 520), h: r.between(270, 320) }
  const throwLight = drawView(room, at, {
    panes: r.int(2, 4),
    transom: r.chance(0.4),
    curtains: 'full',
  })
  if (r.chance(0.5)) drawArtWall(room, 50, 130)
  else for (const y of [250, 370]) drawShelf(room, 50, y, 210)
  drawPotPlant(room, 1080, floor + 34, r.between(320, 400))
  throwLight()
  drawRug(room, 210, floor + 66, 800, 140)
  const [x, w] = [r.between(310, 370), r.between(500, 560)]
  drawFloorLamp(room, x - 70, floor + 46, 300)
  drawSofa(room, x, floor + 84, w, scheme.sofa)
  drawCoffeeTable(room, x + w * 0.2, w * 0.6)
  drawArmchair(room, r.between(950, 985), floor + 160, 190, mix(scheme.accent, scheme.sofa, 0.25))
}

function fireplace(room: Room): void {
  const { cv, r, scheme, floor } = room
  const at = { x: 90, y: 130, w: r.between(300, 340), h: r.between(300, 340) }
  const throwLight = drawView(room, at, { panes: 2, transom: r.chance(0.5), curtains: 'full' })
  const stone = r.pick(['#d9c8b0', '#b5704f', '#f4ede0', '#8d8690'])
  const x = r.between(560, 600)
  cv.rect(x, 0, 300, floor, cv.rounded(stone, 0.25, 0.22))
  for (let i = 0; i < 12; i++) {
    cv.stroke(path`M${x} ${i * 48 + 20}h300`, cv.palette.shade, 1.6, { opacity: 0.16 })
  }
  cv.rect(x + 62, floor - 170, 176, 150, cv.shade('#2a2226', 0.2), { rx: 6 })
  cv.glow(x + 150, floor - 60, 170, '#ff9a4a', 0.75, 120)
  for (let i = 0; i < 5; i++) {
    const [fx, h] = [x + 98 + i * 26, r.between(50, 92)]
    const flame = path`M${fx - 13} ${floor - 28}Q${fx - 15} ${floor - 28 - h * 0.5} ${fx + r.between(-5, 5)} ${floor - 28 - h}Q${fx + 16} ${floor - 28 - h * 0.5} ${fx + 13} ${floor - 28}Z`
    cv.fill(flame, cv.down('#ffd97a', '#f2703a'))
  }
  cv.rect(x - 14, floor - 214, 328, 20, cv.rounded(scheme.wood, 0.3, 0.15), { rx: 4 })
  drawVase(room, x + 40, floor - 214, 42)
  drawArtWall(room, x + 48, 60)
  for (const y of [220, 330, 440]) drawShelf(room, x + 350, y, 220)
  throwLight()
  drawRug(room, 260, floor + 70, 740, 130)
  drawArmchair(room, x - 110, floor + 120, 185, scheme.accent)
  drawArmchair(room, x + 250, floor + 120, 185, scheme.sofa)
  drawCoffeeTable(room, x + 20, 270)
  drawPotPlant(room, 80, floor + 96, r.between(260, 320))
  drawFloorLamp(room, 1110, floor + 60, 310)
}

function gardenFront(room: Room): void {
  const { r, scheme, floor } = room
  const at = { x: 110, y: 96, w: r.between(700, 780), h: floor - 130 }
  const throwLight = drawView(room, at, { panes: 4, curtains: 'full' })
  drawArtWall(room, at.x + at.w + 85, 150)
  throwLight()
  drawRug(room, 190, floor + 62, 820, 140)
  drawPotPlant(room, 1120, floor + 50, r.between(280, 340))
  drawSofa(room, r.between(180, 230), floor + 100, 480, scheme.sofa)
  drawArmchair(room, 730, floor + 120, 180, scheme.accent)
  drawArmchair(room, 920, floor + 150, 180, mix(scheme.accent, scheme.sofa, 0.5))
  drawCoffeeTable(room, 390, 300)
  drawPendant(room, r.between(520, 620), 26, 60, r.pick([scheme.accent, '#f4ead8', '#e0b46a']))
}
