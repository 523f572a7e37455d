import type { Canvas } from './canvas.ts'
import { drawCapeDutch } from './cape-dutch.ts'
import { drawCubeHouse } from './cube.ts'
import { drawFlats } from './flats.ts'
import { drawBackgroundTrees, drawBoundary, drawDrive, drawForeground, drawPool } from './garden.ts'
import { drawHouse } from './house.ts'
import type { Entrances } from './house.ts'
import { drawBranch, drawJacaranda, drawPetals } from './jacaranda.ts'
import { drawBackdrop, drawGround, drawTufts } from './land.ts'
import { isDry } from './palettes.ts'
import type { PlantKind } from './palettes.ts'
import type { Rand } from './random.ts'
import { drawVines } from './shrubs.ts'
import { drawStoepHouse } from './stoep-house.ts'
import { CAR_COLOURS, drawCar, drawStreet, drawStreetLamp } from './street.ts'
import { drawTownhouses } from './townhouses.ts'
import { drawPlant, drawRoundTree } from './trees.ts'
import { drawWindpump } from './farmyard.ts'

export type Site = { r: Rand; ground: number; horizon: number; x: number; w: number }
type SiteOptions = { ground?: number; rise?: number; x?: number; w?: number; noSea?: boolean }

/** Sky to lawn, with trees behind the place where a building of width w will stand. */
export function drawSite(cv: Canvas, options: SiteOptions = {}): Site {
  const r = cv.rand.stream('site')
  const ground = options.ground ?? r.between(556, 590)
  const horizon = ground - (options.rise ?? r.between(46, 70))
  const w = options.w ?? r.between(680, 780)
  const x = options.x ?? r.between(230, 1200 - w - 130)
  drawBackdrop(cv, horizon, options.noSea === undefined ? {} : { noSea: options.noSea })
  drawGround(cv, horizon + 8)
  drawTufts(cv, ground + 30, 806, { count: 60, colour: cv.palette.grass[1], seed: 'lawn' })
  drawBackgroundTrees(cv, ground, x, x + w, 'site')
  return { r, ground, horizon, x, w }
}

export const cornerOf = (r: Rand): 'left' | 'right' => (r.chance(0.5) ? 'left' : 'right')

/** The one big tree of a region, cropped by the edge of the picture. */
export function signatureTree(cv: Canvas): PlantKind {
  switch (cv.palette.region) {
    case 'bushveld':
      return 'acacia'
    case 'karoo':
    case 'easterncape':
      return 'round'
    default:
      return 'jacaranda'
  }
}

export function drawHouseScene(cv: Canvas): void {
  const dry = isDry(cv.palette.region)
  const layout = cv.rand.stream('layout').pick(['tree-left', 'tree-right', 'branch'] as const)
  const x = cv.rand.stream('place').between(180, 300)
  const site = drawSite(cv, layout === 'tree-left' ? {} : { x })
  const { r, ground, horizon, w } = site
  if (r.chance(0.5)) drawBoundary(cv, ground - 16, r)
  if (cv.palette.region === 'karoo')
    drawWindpump(cv, r.between(60, 150), horizon + 30, r.between(190, 240))
  if (r.chance(0.75)) {
    drawPlant(
      cv,
      signatureTree(cv),
      site.x + w * r.between(0.5, 0.85),
      ground - 12,
      r.between(310, 370),
      'behind',
    )
  }
  const stoepChance = dry ? 0.75 : cv.palette.region === 'easterncape' ? 0.55 : 0.2
  if (cv.rand.stream('style').chance(stoepChance)) {
    const { door } = drawStoepHouse(cv, site.x, ground, w, 'home')
    const colour = dry ? cv.palette.soil : '#e2d3bd'
    drawDrive(cv, {
      x: door,
      y: ground + 14,
      width: 60,
      toX: door + r.between(-120, 120),
      toWidth: 260,
      colour,
    })
  } else drawDrives(cv, drawHouse(cv, site.x, ground, w, 'home'), site)
  if (layout === 'tree-left') {
    drawPlant(
      cv,
      signatureTree(cv),
      r.between(90, 170),
      ground + r.between(60, 84),
      r.between(390, 450),
      'main',
    )
  } else if (layout === 'tree-right') {
    drawPlant(
      cv,
      signatureTree(cv),
      r.between(1090, 1160),
      ground + r.between(80, 110),
      r.between(400, 460),
      'main',
    )
  } else {
    drawBranch(cv, 'home', cornerOf(r))
    drawPlant(
      cv,
      r.pick(cv.palette.plants),
      r.between(60, 120),
      ground + 50,
      r.between(260, 320),
      'main',
    )
  }
  drawForeground(cv, 'home')
}

function drawDrives(cv: Canvas, { door, garage }: Entrances, { r, ground, w }: Site): void {
  if (garage !== undefined) {
    drawDrive(cv, {
      x: garage,
      y: ground + 3,
      width: w * 0.19,
      toX: garage + r.between(-120, 40),
      toWidth: 330,
    })
  }
  const toX = door - r.between(60, 190)
  drawDrive(cv, { x: door, y: ground + 4, width: 34, toX, toWidth: 120, colour: '#e2d3bd' })
}

export function drawCubeScene(cv: Canvas): void {
  const { r, ground, x, w } = drawSite(cv, { ground: 560 })
  drawPlant(
    cv,
    signatureTree(cv),
    x + w * r.between(0.78, 0.95),
    ground - 10,
    r.between(300, 350),
    'behind',
  )
  const { garage = x + w * 0.86 } = drawCubeHouse(cv, x, ground, w, 'home')
  const toX = garage + r.between(20, 130)
  drawDrive(cv, { x: garage, y: ground + 3, width: w * 0.2, toX, toWidth: 260, colour: '#cfc6bd' })
  if (r.chance(0.75)) drawPool(cv, x - 30, ground + 62, w * 0.6, 120, r)
  const tall: PlantKind[] = ['cypress', 'round', signatureTree(cv)]
  if (cv.palette.region === 'durban') tall.push('palm', 'palm')
  drawPlant(cv, r.pick(tall), r.between(70, 130), ground + 60, r.between(300, 360), 'main')
  drawForeground(cv, 'home')
}

export function drawCapeDutchScene(cv: Canvas): void {
  const size = cv.rand.stream('size')
  const { r, ground, x, w } = drawSite(cv, {
    ground: size.between(560, 580),
    w: size.between(720, 800),
    noSea: true,
  })
  drawRoundTree(cv, x - 40, ground - 10, r.between(300, 350), 'oak')
  drawJacaranda(cv, x + w - 10, ground - 6, r.between(300, 340), 'side')
  const { door } = drawCapeDutch(cv, x, ground, w, 'home')
  const toX = door + r.between(-80, 80)
  drawDrive(cv, { x: door, y: ground + 14, width: w * 0.13, toX, toWidth: 420, colour: '#e6d3b6' })
  drawVines(cv, ground + 70, door, r)
  if (r.chance(0.6)) drawBranch(cv, 'home', cornerOf(r))
  else drawJacaranda(cv, r.between(60, 120), ground + 90, 420, 'main')
}

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
  const modern = r.chance(0.5)
  const draw = modern ? drawCubeHouse : drawHouse
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
  const floors = r.int(6, 8)
  if (r.chance(0.6)) {
    const behind = {
      floors: floors - 2,
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
    floorHeight: 54,
    shops: true,
    glassRails: r.chance(0.5),
  })
  drawVerge(cv, ground, 14)
  drawStreet(cv, ground + 14, r)
  const side: PlantKind = cv.palette.region === 'durban' ? 'palm' : signatureTree(cv)
  drawPlant(cv, side, x + w + r.between(110, 170), ground + 24, r.between(290, 340), 'side')
  drawJacaranda(cv, r.between(120, 200), ground + 34, r.between(370, 430), 'main')
  drawCar(cv, x + r.between(60, 260), ground + 92, 175, r.pick(CAR_COLOURS))
  drawStreetLamp(cv, x + w + 20, ground + 30, 200)
  drawPetals(cv, 260, 740, 380, 44, 120, 'street')
}
