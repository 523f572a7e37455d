import type { Canvas } from './canvas.ts'
import { drawCubeHouse } from './cube.ts'
import { drawFlats } from './flats.ts'
import { drawDrive, drawForeground } from './garden.ts'
import { drawHouse } from './house.ts'
import { drawJacaranda, drawPetals } from './jacaranda.ts'
import type { PlantKind } from './palettes.ts'
import type { Rand } from './random.ts'
import { drawShrub } from './shrubs.ts'
import { drawSite, signatureTree } from './site.ts'
import { CAR_COLOURS, drawCar, drawStreet, drawStreetLamp } from './street.ts'
import { drawTownhouses } from './townhouses.ts'
import { drawPlant } from './trees.ts'

export function drawTownhouseScene(cv: Canvas): void {
  const { r, ground } = drawSite(cv, { ground: 580, w: 1100, x: 60 })
  const w = r.between(900, 980)
  const x = r.between(110, 1090 - w)
  drawPlant(cv, signatureTree(cv), x + w * r.between(0.3, 0.7), ground - 20, 350, 'behind')
  drawTownhouses(cv, x, ground, w, 'row')
  drawVerge(cv, ground + 4, 22)
  drawStreet(cv, ground + 26, r)
  drawStreetLamp(cv, r.between(700, 800), ground + 40, 190)
  drawPlant(cv, signatureTree(cv), r.between(60, 150), ground + 48, r.between(380, 440), 'left')
  drawJacaranda(cv, r.between(1090, 1170), ground + 48, r.between(330, 380), 'right')
  drawCar(cv, r.between(330, 560), ground + 96, 170, r.pick(CAR_COLOURS))
  drawPetals(cv, r.between(200, 500), 760, 420, 40, 120, 'street')
}

function drawVerge(cv: Canvas, y: number, h: number): void {
  const [far, near] = cv.palette.grass
  cv.rect(-10, y, 1220, h, cv.down(cv.lit(far, 0.15), cv.tone(near)))
}

/** Cluster homes: two houses behind a shared lane and a low estate wall with gate posts. */
export function drawClusterScene(cv: Canvas): void {
  const { r, ground } = drawSite(cv, { ground: 540, w: 1000, x: 100 })
  const draw = cv.look.roof === 'flat' ? drawCubeHouse : drawHouse
  drawPlant(cv, signatureTree(cv), r.between(560, 640), ground - 14, 330, 'behind')
  draw(cv, 20, ground - 8, 500, 'one')
  draw(cv, 640, ground - 8, 520, 'two')
  const lane = r.between(560, 620)
  drawDrive(cv, {
    x: lane,
    y: ground - 4,
    width: 90,
    toX: lane + r.between(-60, 60),
    toWidth: 620,
    colour: '#cdbfb4',
  })
  const wall = r.pick(['#f4ead8', '#d9b08c', '#e9dcc8'])
  for (const [from, to] of [
    [-10, 268],
    [932, 1220],
  ] as const) {
    cv.rect(from, 652, to - from, 62, cv.down(cv.lit(wall, 0.3), cv.shade(wall, 0.14)))
    cv.rect(from - 6, 642, to - from + 12, 13, cv.lit('#fbf5ea', 0.3))
    cv.rect(from, 714, to - from + 30, 16, cv.fade(cv.palette.shade, 0.4))
  }
  for (const x of [250, 904]) {
    cv.rect(x, 606, 46, 116, cv.rounded(wall, 0.35, 0.3))
    cv.rect(x - 7, 594, 60, 15, cv.lit('#fbf5ea', 0.3))
    if (cv.palette.night > 0.5) cv.glow(x + 23, 586, 90, '#ffc873', 0.7)
    cv.ellipse(x + 23, 582, 12, 13, cv.palette.night > 0.2 ? '#ffeab8' : cv.lit('#f4ead8', 0.3))
  }
  drawJacaranda(cv, r.between(70, 140), 690, r.between(400, 450), 'main')
  drawForeground(cv, 'estate')
}

export function drawApartmentScene(cv: Canvas): void {
  const { r, ground } = drawSite(cv, { ground: 600, rise: 40 })
  const w = r.between(420, 560)
  const x = r.between(330, 480)
  const floors = cv.look.floors ?? r.int(4, 8)
  if (r.chance(0.6)) {
    const behind = {
      floors: Math.max(3, floors - 2),
      seed: 'behind',
      floorHeight: 42,
      shadowDepth: 0,
      penthouse: false,
    }
    drawFlats(cv, x - 220 - r.between(10, 60), ground - 18, 220, behind)
  }
  drawFlats(cv, x, ground, w, {
    floors,
    seed: 'main',
    floorHeight: floors > 9 ? 44 : floors > 7 ? 50 : 54,
    shops: r.chance(0.5),
    glassRails: r.chance(0.5),
  })
  if (cv.rand.stream('front').chance(0.42)) drawFrontGarden(cv, x, w, ground, r)
  else drawFrontStreet(cv, x, w, ground, r)
}

function drawFrontStreet(cv: Canvas, x: number, w: number, ground: number, r: Rand): void {
  drawVerge(cv, ground, 14)
  drawStreet(cv, ground + 14, r)
  const side: PlantKind = cv.palette.region === 'durban' ? 'palm' : signatureTree(cv)
  drawPlant(cv, side, x + w + r.between(110, 170), ground + 24, r.between(290, 340), 'side')
  drawPlant(cv, signatureTree(cv), r.between(120, 200), ground + 34, r.between(370, 430), 'main')
  drawCar(cv, x + r.between(60, 260), ground + 92, 175, r.pick(CAR_COLOURS))
  drawStreetLamp(cv, x + w + 20, ground + 30, 200)
  if (cv.palette.region !== 'bushveld') drawPetals(cv, 260, 740, 380, 44, 120, 'street')
}

/** Lawn, a hedge and a paved way to the entrance. */
function drawFrontGarden(cv: Canvas, x: number, w: number, ground: number, r: Rand): void {
  for (let i = 0; i < 7; i++) {
    const flower = r.pick([null, null, cv.palette.jacaranda[2], '#e86a7a', '#ffffff'])
    drawShrub(cv, x + (i * w) / 6, ground + 12, r.between(52, 80), `hedge${i}`, { flower })
  }
  const door = x + w * 0.5
  const toX = door + r.between(-150, 150)
  drawDrive(cv, { x: door, y: ground + 6, width: 66, toX, toWidth: 330, colour: '#d8cabb' })
  const side: PlantKind = r.pick(cv.palette.plants)
  drawPlant(cv, side, x + w + r.between(130, 190), ground + 40, r.between(250, 330), 'side')
  const left = r.chance(0.6)
  const edge = left ? r.between(70, 150) : r.between(1060, 1140)
  drawPlant(cv, signatureTree(cv), edge, ground + 86, r.between(400, 450), 'main')
  drawForeground(cv, 'flats')
}
