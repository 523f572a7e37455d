import type { Canvas } from '../canvas.ts'
import { range } from '../random.ts'
import { path } from '../shapes.ts'
import {
  drawArt,
  drawFloorLamp,
  drawPendant,
  drawPotPlant,
  drawRug,
  drawTableLamp,
  drawVase,
} from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawArmchair } from './seating.ts'
import { drawView } from './view.ts'

export function drawBedroom(cv: Canvas): void {
  inRoom(cv, { floor: 580 }, (room) => {
    const { r } = room
    if (r.chance(0.55)) bedBesideWindow(room)
    else bedUnderWindow(room)
    if (r.chance(0.6)) drawPendant(room, r.between(560, 820), 20, 54, '#f4ead8')
  })
}

function bedBesideWindow(room: Room): void {
  const { r } = room
  const at = { x: r.between(80, 110), y: 130, w: r.between(270, 330), h: r.between(270, 330) }
  const throwLight = drawView(room, at, {
    panes: r.int(1, 3),
    transom: r.chance(0.35),
    curtains: 'full',
  })
  const x = r.between(520, 570)
  if (r.chance(0.5)) drawArt(room, x + 90, 90, 300, 150)
  else for (const dx of [40, 180, 320]) drawArt(room, x + dx, 120 + r.between(-14, 14), 120, 150)
  throwLight()
  drawRug(room, x - 170, 650, 820, 150)
  drawBed(room, x, 480)
  drawPotPlant(room, 55, 690, 260)
}

function bedUnderWindow(room: Room): void {
  const { cv, r, scheme } = room
  const x = r.between(300, 340)
  const at = { x: x + 20, y: 90, w: 440, h: 230 }
  const throwLight = drawView(room, at, {
    panes: r.int(2, 4),
    transom: r.chance(0.35),
    curtains: 'short',
  })
  const left = 960
  cv.rect(left, 150, 230, 436, cv.rounded(scheme.cabinet, 0.24, 0.18), { rx: 4 })
  cv.stroke(
    path`M${left + 115} 158v420M${left + 98} 350v44M${left + 132} 350v44`,
    cv.palette.shade,
    3,
    { opacity: 0.4 },
  )
  drawVase(room, left + 60, 150, 40)
  throwLight()
  drawRug(room, x - 150, 650, 780, 150)
  drawBed(room, x, 480)
  if (r.chance(0.5)) drawArmchair(room, 30, 730, 170, scheme.accent)
  else drawPotPlant(room, 90, 720, 330)
  drawFloorLamp(room, 920, 680, 300)
}

function drawNightstand(room: Room, x: number): void {
  const { cv, scheme } = room
  drawFloorShadow(cv, x, 640, 104, 10)
  cv.rect(x, 520, 104, 118, cv.rounded(scheme.wood, 0.3, 0.2), { rx: 6 })
  cv.stroke(path`M${x + 10} 560h84M${x + 42} 542h20M${x + 42} 590h20`, cv.palette.shade, 2.5, {
    opacity: 0.4,
  })
  drawTableLamp(room, x + 52, 520)
}

function drawBed(room: Room, x: number, w: number): void {
  const { cv, r, scheme, outside } = room
  const middle = x + w / 2
  drawNightstand(room, x - 116)
  drawNightstand(room, x + w + 12)
  drawFloorShadow(cv, x, 745, w, 20)
  const tufted = r.chance(0.5)
  const board = cv.slant(cv.lit(scheme.sofa, 0.24), cv.shade(scheme.sofa, 0.2), 1, 0.6)
  cv.rect(x - 8, 350, w + 16, 260, board, { rx: tufted ? 30 : 110 })
  if (tufted) {
    const seams = range(7).map((i) => path`M${x + 40 + i * 66} 360v180`)
    cv.stroke(seams.join(''), cv.palette.shade, 3, { opacity: 0.16 })
  }
  const pillow = (px: number, y: number, pw: number, colour: string): void =>
    cv.rect(px, y, pw, 86, cv.slant(cv.lit(colour, 0.35), cv.shade(colour, 0.2), 0.5, 1), {
      rx: 26,
    })
  pillow(x + 24, 446, 200, '#fdf9f0')
  pillow(x + 256, 446, 200, '#fdf9f0')
  pillow(x + 74, 474, 150, scheme.accent)
  pillow(x + 258, 474, 150, outside.jacaranda[2])
  pillow(x + 170, 492, 140, '#f0dcc0')
  const duvet = path`M${x - 6} 548Q${middle} 524 ${x + w + 6} 548L${x + w + 26} 730Q${middle} 752 ${x - 26} 730Z`
  const linen = [
    [0, cv.lit('#fdf9f0', 0.3)],
    [0.6, cv.tone('#f4ecdf')],
    [1, cv.shade('#e0d2c2', 0.2)],
  ] as const
  cv.fill(duvet, cv.linear(linen, 0, 0, 0.7, 1))
  const top = r.between(622, 650)
  const throwCloth = path`M${x - 16} ${top}Q${middle} ${top - 24} ${x + w + 16} ${top}L${x + w + 28} 738Q${middle} 760 ${x - 28} 738Z`
  cv.fill(throwCloth, cv.slant(cv.lit(scheme.accent, 0.24), cv.shade(scheme.accent, 0.25)))
  const seam = path`M${x - 18} ${top + 20}Q${middle} ${top - 4} ${x + w + 18} ${top + 20}`
  cv.stroke(seam, cv.lit('#fff4e0', 0.2), 4, { opacity: 0.5 })
}
