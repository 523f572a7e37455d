import type { Canvas } from '../canvas.ts'
import { mix } from '../colour.ts'
import { range } from '../random.ts'
import { path } from '../shapes.ts'
import type { Point } from '../shapes.ts'
import { drawPotPlant, drawVase } from './decor.ts'
import { drawFloorShadow, inRoom } from './room.ts'
import type { Room } from './room.ts'
import { drawView } from './view.ts'

const BRASS = '#c9a060'

export function drawBathroom(cv: Canvas): void {
  const floorStyle = cv.rand.stream('bathroom-floor').pick(['tile', 'tile', 'plank'] as const)
  inRoom(cv, { floor: 580, floorStyle, panelling: false }, (room) => {
    const { r } = room
    drawTiles(room)
    const withShower = r.chance(0.45)
    const at = {
      x: withShower ? r.between(420, 470) : r.between(300, 430),
      y: r.between(70, 110),
      w: r.between(260, 360),
      h: r.between(200, 240),
    }
    const throwLight = drawView(room, at, { panes: r.int(1, 3), transom: r.chance(0.3) })
    throwLight()
    drawVanity(room, 850)
    if (withShower) {
      drawShower(room)
      drawBath(room, r.between(380, 410), 400)
    } else {
      drawBath(room, r.between(210, 270), 470)
      drawPotPlant(room, 110, 680, 360, true)
    }
    drawTowelStool(room, r.between(770, 800))
  })
}

function drawTiles({ cv, scheme }: Room): void {
  cv.rect(0, 330, 1200, 250, cv.lit(mix(scheme.cabinet, '#ffffff', 0.35), 0.12))
  const columns = range(31).map((i) => path`M${i * 40} 330v236`)
  const rows = range(6).map((i) => path`M0 ${330 + i * 40}H1200`)
  cv.stroke([...columns, ...rows].join(''), '#ffffff', 2, { opacity: 0.4 })
  cv.rect(0, 322, 1200, 10, cv.lit('#fdfaf2', 0.2))
}

function drawVanity(room: Room, x: number): void {
  const { cv, r, scheme, outside } = room
  const silver = cv.linear(
    [
      [0, cv.lit('#dfe9ee', 0.2)],
      [0.5, mix(cv.lit('#c4d4dc', 0.1), outside.sky[1], 0.4)],
      [1, mix(cv.tone('#9fb4c0'), outside.sky[2], 0.4)],
    ],
    0,
    0,
    1,
    1,
  )
  if (r.chance(0.6)) {
    cv.ellipse(x + 130, 232, 98, 98, cv.palette.shade, { opacity: 0.2 })
    cv.ellipse(x + 124, 224, 98, 98, cv.shade(BRASS, 0.05))
    cv.ellipse(x + 124, 224, 88, 88, silver)
  } else {
    cv.rect(x + 30, 120, 196, 220, cv.palette.shade, { opacity: 0.2, rx: 60 })
    cv.rect(x + 24, 112, 196, 220, cv.shade(BRASS, 0.05), { rx: 60 })
    cv.rect(x + 33, 121, 178, 202, silver, { rx: 52 })
  }
  cv.shape(
    [
      [x + 70, 270],
      [x + 150, 150],
      [x + 176, 160],
      [x + 96, 292],
    ],
    '#ffffff',
    { opacity: 0.25 },
  )
  drawFloorShadow(cv, x - 10, 620, 280, 14)
  cv.rect(x - 20, 440, 290, 170, cv.rounded(scheme.wood, 0.3, 0.2), { rx: 4 })
  cv.stroke(path`M${x + 125} 450v150M${x + 90} 500v34M${x + 160} 500v34`, cv.palette.shade, 3, {
    opacity: 0.4,
  })
  cv.rect(x - 30, 426, 310, 18, cv.lit('#fbf6ec', 0.35))
  cv.fill(
    path`M${x + 60} 392h130q-4 36 -34 36h-62q-30 0 -34 -36Z`,
    cv.across(cv.lit('#ffffff', 0.3), cv.shade('#e6ddd0', 0.2)),
  )
  cv.stroke(path`M${x + 212} 426v-54q0 -14 -14 -14h-26v10`, cv.shade(BRASS, 0.05), 7)
  drawVase(room, x + 20, 426, 42)
}

function drawBath({ cv, r, scheme }: Room, x: number, w: number): void {
  const y = 560
  drawFloorShadow(cv, x, 726, w, 18)
  const tub = path`M${x} ${y}H${x + w}Q${x + w - 6} 716 ${x + w - 90} 716H${x + 90}Q${x + 6} 716 ${x} ${y}Z`
  const enamel = [
    [0, cv.lit('#ffffff', 0.35)],
    [0.6, cv.tone('#f4eee6')],
    [1, cv.shade('#e0d6cb', 0.35)],
  ] as const
  cv.fill(tub, cv.linear(enamel, 0, 0, 1, 0.3))
  cv.rect(
    x - 14,
    y - 12,
    w + 28,
    22,
    cv.across(cv.lit('#ffffff', 0.5), cv.shade('#efe6da', 0.12)),
    { rx: 11 },
  )
  cv.stroke(path`M${x + w - 60} ${y - 10}v-70q0 -18 -18 -18h-30v14`, cv.shade(BRASS, 0.05), 9)
  cv.fill(path`M${x + 60} ${y - 14}h110v92q-55 14 -110 0Z`, cv.rounded(scheme.accent, 0.3, 0.12))
  cv.stroke(path`M${x + 60} ${y + 56}q55 14 110 0`, cv.lit('#fff4e0', 0.2), 4, { opacity: 0.6 })
  const foam = range(26).map((): Point => [
    x + w * 0.55 + r.bell() * w * 0.2,
    y - 18 + r.bell() * 8,
  ])
  cv.dots(foam, '#ffffff', 24, { opacity: 0.85 })
  const mat: Point[] = [
    [x + w * 0.2, 752],
    [x + w * 0.8, 752],
    [x + w * 0.88, 796],
    [x + w * 0.12, 796],
  ]
  cv.shape(mat, cv.rounded(scheme.rug, 0.3, 0.1))
}

function drawShower({ cv }: Room): void {
  const { shade } = cv.palette
  cv.rect(
    40,
    60,
    290,
    560,
    cv.linear(
      [
        [0, '#ffffff', 0.3],
        [0.5, '#ffffff', 0.08],
        [1, '#ffffff', 0.22],
      ],
      0,
      0,
      1,
      0.3,
    ),
  )
  cv.shape(
    [
      [60, 600],
      [180, 80],
      [230, 80],
      [110, 600],
    ],
    '#ffffff',
    { opacity: 0.16 },
  )
  cv.stroke('M40 60H330V620H40Z', cv.shade(BRASS, 0.08), 6)
  cv.stroke('M110 300V150q0 -26 28 -26h40', cv.shade(BRASS, 0.05), 8)
  cv.ellipse(186, 128, 44, 9, cv.shade(BRASS, 0.12))
  const drops = range(9).map((i) => path`M${150 + i * 9} ${150 + (i % 3) * 22}v26`)
  cv.stroke(drops.join(''), '#ffffff', 2.5, { opacity: 0.5 })
  cv.stroke('M312 300v60', cv.shade('#4a4652', 0.2), 7)
  cv.rect(40, 616, 296, 14, cv.lit('#fbf6ec', 0.3))
  cv.rect(40, 630, 320, 10, shade, { opacity: 0.16 })
}

function drawTowelStool({ cv, scheme, outside }: Room, x: number): void {
  cv.stroke(path`M${x - 30} 640l10 -50M${x + 30} 640l-10 -50`, cv.shade(scheme.wood, 0.2), 6)
  cv.rect(x - 38, 580, 76, 12, cv.lit(scheme.wood, 0.2), { rx: 6 })
  ;['#f4ead8', outside.jacaranda[2]].forEach((cloth, i) => {
    cv.rect(
      x - 30,
      562 - i * 18,
      60,
      17,
      cv.across(cv.lit(cloth, 0.25), cv.shade('#d9c8b0', 0.1)),
      { rx: 7 },
    )
  })
}
