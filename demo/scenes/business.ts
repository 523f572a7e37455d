import type { Canvas } from './canvas.ts'
import { drawFlats } from './flats.ts'
import { drawBackgroundTrees } from './garden.ts'
import { drawJacaranda, drawPetals } from './jacaranda.ts'
import { drawBackdrop } from './backdrops.ts'
import { drawGround } from './land.ts'
import { drawWindow } from './openings.ts'
import { drawChimneyStack, drawSilo, drawWaterTower } from './plant-equipment.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { castShadow } from './shadows.ts'
import { path } from './shapes.ts'
import { drawShed } from './shed.ts'
import { drawShopFront } from './shop-front.ts'
import { drawShrub } from './shrubs.ts'
import {
  CAR_COLOURS,
  drawCar,
  drawCrates,
  drawPeople,
  drawStreet,
  drawStreetLamp,
  drawTruck,
} from './street.ts'
import { drawTower } from './tower.ts'
import { drawPlant, drawRoundTree } from './trees.ts'

export function drawOfficeScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('office')
  const ground = 620
  drawBackdrop(cv, 560)
  drawGround(cv, 566)
  const { floors } = cv.look
  const park = floors === undefined ? r.chance(0.4) : floors < 4
  const w = park ? r.between(520, 600) : r.between(330, 420)
  const x = park ? r.between(300, 360) : r.between(380, 480)
  if (!park) {
    drawTower(cv, x - 250, ground - 16, 200, r.between(230, 330), 'left')
    drawTower(cv, x + w + 150, ground - 16, 190, r.between(200, 300), 'right')
  } else if (floors === undefined)
    drawTower(cv, x + w - 120, ground - 10, 190, r.between(330, 380), 'behind')
  drawJacaranda(cv, x - 60, ground - 4, 250, 'behind')
  drawTower(cv, x, ground, w, park ? 90 + (floors ?? 3) * 50 : r.between(400, 470), 'main')
  cv.rect(x - 26, ground - 62, w + 40, 12, cv.lit('#fbf6ec', 0.3))
  const lobby = { columns: 7, frame: '#4b4a55', noSill: true, litChance: 1, thickness: 3 }
  drawWindow(cv, x + 16, ground - 50, w - 32, 50, lobby)
  for (let i = 0; i < 5; i++) {
    cv.rect(x - 18 + (i * (w + 24)) / 4.2, ground - 50, 9, 50, cv.rounded('#f4efe6', 0.3, 0.35))
  }
  drawPlaza(cv, ground + 4)
  castShadow(cv, x, x + w + 90, ground + 4, 120, 1.1)
  for (const [px, name] of [
    [r.between(60, 130), 'west'],
    [r.between(1010, 1090), 'east'],
  ] as const) {
    cv.rect(px - 80, 690, 170, 26, cv.across(cv.lit('#f0e8dc', 0.25), cv.shade('#d6cabc', 0.2)), {
      rx: 4,
    })
    drawJacaranda(cv, px, 694, r.between(330, 390), name)
    drawShrub(cv, px - 40, 694, 80, `${name}1`)
    drawShrub(cv, px + 44, 694, 80, `${name}2`, { flower: '#ffffff' })
  }
  drawPeople(cv, r, { count: r.int(3, 5), top: 640, bottom: 740 })
  drawPetals(cv, 600, 780, 420, 30, 80, 'plaza')
  if (p.night > 0.5) cv.glow(x + w / 2, ground - 20, w * 0.7, '#ffc873', 0.35, 90)
}

function drawPlaza(cv: Canvas, y: number): void {
  cv.fill(path`M-10 ${y}H1210V810H-10Z`, cv.down(cv.lit('#ddd0c4', 0.3), cv.shade('#c2b2a8', 0.22)))
  const rays = range(13).map(
    (i) => path`M${600 + (i - 6) * 70} ${y + 2}L${600 + (i - 6) * 210} 810`,
  )
  const rows = [20, 48, 88, 142].map((dy) => path`M-10 ${y + dy - 4}H1210`)
  cv.stroke([...rays, ...rows].join(''), cv.palette.shade, 1.6, { opacity: 0.14 })
}

export function drawShopScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('shops')
  const ground = 640
  drawBackdrop(cv, 520)
  drawGround(cv, 524)
  const units = cv.look.doors ?? r.int(2, 3)
  const [from, span] = [95, 1010]
  castShadow(cv, from, from + span, ground, 60)
  for (let i = 0; i < units; i++) {
    drawShopFront(cv, r, from + (i * span) / units, ground, span / units, units < 3 ? 4 : 3)
  }
  drawStreet(cv, ground, r)
  for (let i = 0; i <= units; i++) {
    const x = from + 20 + (i * (span - 40)) / units
    const pot = cv.across(cv.lit('#c98a66', 0.25), cv.shade('#a5684a', 0.3))
    cv.shape(
      [
        [x - 24, ground - 22],
        [x + 24, ground - 22],
        [x + 18, ground + 16],
        [x - 18, ground + 16],
      ],
      pot,
    )
    drawShrub(cv, x, ground - 16, 66, `pot${i}`, {
      flower: r.pick([p.jacaranda[2], '#e86a7a', '#ffffff']),
    })
  }
  const edge = r.chance(0.5) ? r.between(40, 100) : r.between(1110, 1170)
  drawJacaranda(cv, edge, ground + 40, r.between(440, 500), 'main')
  drawPeople(cv, r, { count: 3, top: ground + 18, bottom: ground + 34, height: 128 })
  drawPetals(cv, 260, 740, 460, 44, 130, 'street')
}

function drawYard(cv: Canvas, y: number, r: Rand): void {
  cv.fill(path`M-10 ${y}H1210V810H-10Z`, cv.down(cv.lit('#cfc6c0', 0.2), cv.shade('#a59c9e', 0.3)))
  const start = r.between(280, 340)
  const bays = range(6).map((i) => path`M${start + i * 120} ${y + 20}L${start - 90 + i * 165} 800`)
  cv.stroke(bays.join(''), cv.lit('#fff3d8', 0.2), 4, { opacity: 0.5 })
}

export function drawWarehouseScene(cv: Canvas): void {
  const r = cv.rand.stream('warehouse')
  const ground = 590
  drawBackdrop(cv, 530)
  drawGround(cv, 536)
  const w = r.between(760, 860)
  const x = r.between(200, 300)
  drawBackgroundTrees(cv, ground - 10, x, x + w, 'yard')
  drawJacaranda(cv, x + w - 30, ground - 12, 300, 'behind')
  const twin = r.chance(0.4)
  if (twin) drawShed(cv, x + w * 0.46, ground - 8, w * 0.54, r.between(230, 260), { seed: 'back' })
  const doors = cv.look.doors
  const accent = drawShed(cv, x, ground, twin ? w * 0.62 : w, r.between(190, 225), {
    seed: 'front',
    ...(doors === undefined ? {} : { doors: Math.min(doors, twin ? 3 : 5) }),
  })
  drawYard(cv, ground, r)
  castShadow(cv, x, x + w, ground, 100, 0.9)
  drawTruck(cv, r.between(380, 560), ground + 110, 1.25, accent)
  if (r.chance(0.6)) drawTruck(cv, r.between(760, 840), ground + 62, 0.8, '#34708a')
  drawJacaranda(cv, r.between(70, 140), ground + 60, 410, 'main')
  drawPetals(cv, 200, 720, 300, 40, 70, 'yard')
  drawCrates(cv, r.between(940, 1010), ground + 96, r)
}

/** Three plants: silos and a water tower, a brick works with its stack, or a row of sheds. */
export function drawIndustrialScene(cv: Canvas): void {
  const r = cv.rand.stream('industrial')
  const ground = 560
  drawBackdrop(cv, 500)
  drawGround(cv, 506)
  const plant = r.pick(['silos', 'works', 'row'] as const)
  if (plant === 'silos') {
    for (let i = 0; i < 3; i++)
      drawSilo(cv, 770 + i * 92 + r.between(-6, 6), ground, 80, r.between(230, 290))
    drawWaterTower(cv, r.between(180, 260), ground)
    drawShed(cv, 330, ground, 420, 170, { seed: 'back', roof: 'sawtooth' })
    drawShed(cv, 690, ground + 36, 470, 180, { seed: 'front', roof: 'gable' })
  } else if (plant === 'works') {
    drawChimneyStack(cv, r.between(300, 360), ground, r.between(330, 380), r)
    drawShed(cv, 420, ground, 520, 210, { seed: 'back', roof: 'sawtooth' })
    for (let i = 0; i < 2; i++) drawSilo(cv, 960 + i * 84, ground + 4, 74, r.between(180, 220))
    drawShed(cv, 180, ground + 36, 400, 150, { seed: 'front', roof: 'barrel' })
  } else {
    drawWaterTower(cv, r.between(1000, 1060), ground)
    for (let i = 0; i < 3; i++)
      drawShed(cv, 160 + i * 300, ground + i * 14, 290, 190 - i * 8, {
        seed: `row${i}`,
        roof: 'gable',
        doors: 2,
      })
  }
  drawYard(cv, ground + 34, r)
  castShadow(
    cv,
    plant === 'works' ? 180 : 690,
    plant === 'works' ? 580 : 1160,
    ground + 36,
    90,
    0.8,
  )
  drawTruck(cv, r.between(380, 480), ground + 130, 1.1, '#c5703f')
  drawTruck(cv, r.between(820, 900), ground + 84, 0.75, '#6a4f93')
  drawJacaranda(cv, r.between(80, 150), ground + 100, 400, 'main')
  drawRoundTree(cv, 1150, ground + 130, 260, 'edge')
  drawCrates(cv, r.between(880, 960), ground + 150, r)
  drawPetals(cv, 220, 730, 300, 40, 70, 'yard')
}

/** Resort in town: a hotel tower among its neighbours, on a street with trees. */
export function drawCityScene(cv: Canvas): void {
  const r = cv.rand.stream('city-resort')
  const ground = 612
  drawBackdrop(cv, 552)
  drawGround(cv, 558)
  drawTower(cv, r.between(90, 140), ground - 14, 170, r.between(260, 330), 'left')
  drawTower(cv, r.between(930, 970), ground - 14, 180, r.between(300, 360), 'right')
  const x = r.between(400, 460)
  const hotel = {
    floors: r.int(8, 9),
    seed: 'hotel',
    floorHeight: 46,
    shops: true,
    glassRails: true,
  }
  drawFlats(cv, x, ground, r.between(340, 400), hotel)
  cv.rect(-10, ground, 1220, 14, cv.lit(cv.palette.grass[0], 0.1))
  drawStreet(cv, ground + 14, r)
  const tree = cv.palette.region === 'durban' ? 'palm' : 'jacaranda'
  drawPlant(cv, tree, x - 70, ground + 20, 270, 'near')
  drawPlant(cv, tree, r.between(1060, 1140), ground + 40, r.between(380, 430), 'main')
  drawPlant(cv, tree, r.between(70, 140), ground + 44, r.between(360, 420), 'edge')
  drawStreetLamp(cv, x + 470, ground + 30, 190)
  drawCar(cv, r.between(330, 460), ground + 94, 175, r.pick(CAR_COLOURS))
  drawPeople(cv, r, { count: 3, top: ground + 22, bottom: ground + 38, height: 74 })
  drawPetals(cv, 800, 744, 380, 44, 110, 'street')
}
