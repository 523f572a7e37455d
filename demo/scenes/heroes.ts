import { drawShore, drawUmbrella } from './beach.ts'
import { Canvas } from './canvas.ts'
import { drawCapeDutch } from './cape-dutch.ts'
import { drawAntelope, drawSheep, drawWindpump } from './farmyard.ts'
import { drawFlats } from './flats.ts'
import { drawDrive } from './garden.ts'
import { drawHills } from './hills.ts'
import { drawJacaranda, drawPetals } from './jacaranda.ts'
import { drawBackdrop } from './backdrops.ts'
import { drawGround, drawTreeLine, drawTufts } from './land.ts'
import { drawChalet, drawLodge } from './lodge.ts'
import { paletteFor } from './palettes.ts'
import type { Region, TimeOfDay } from './palettes.ts'
import { Rand, range } from './random.ts'
import { polygon } from './shapes.ts'
import { drawAloe, drawShrub, drawVines } from './shrubs.ts'
import { drawSky } from './sky.ts'
import { drawStoepHouse } from './stoep-house.ts'
import { drawStreetLamp } from './street.ts'
import { drawAcacia, drawCypress, drawPalm, drawPlant } from './trees.ts'
import type { Backdrop } from './towns.ts'
import { drawUnionBuildings } from './union-buildings.ts'
import { drawLake, drawSailboat, drawSea } from './water.ts'

/** Drawn in units of 1200 by 562.5 with the subject on the right: the left half carries text. */
const SIZE = { width: 1920, height: 900, units: 1200 }

type Hero = { region: Region; time: TimeOfDay; backdrop?: Backdrop; draw: (cv: Canvas) => void }

const HEROES: readonly Hero[] = [
  { region: 'gauteng', time: 'dusk', draw: drawJacarandaAvenue },
  { region: 'cape', time: 'golden', draw: drawWinelands },
  { region: 'durban', time: 'golden', draw: drawBeachfront },
  { region: 'bushveld', time: 'golden', draw: drawBushveld },
  { region: 'berg', time: 'morning', backdrop: 'drakensberg', draw: drawMountainLake },
  { region: 'karoo', time: 'dusk', draw: drawKarooEvening },
]

export function drawHero(n: number): string {
  const hero = HEROES[((n % HEROES.length) + HEROES.length) % HEROES.length]
  if (hero === undefined) throw new Error(`no hero picture ${n}`)
  const rand = new Rand(`hero-${n}`)
  const cv = new Canvas(paletteFor(hero.region, hero.time, rand.stream('palette')), rand, hero)
  hero.draw(cv)
  drawTextShade(cv)
  return cv.svg(SIZE)
}

/** Deep violet over the left half, so that white text keeps its contrast on every picture. */
function drawTextShade(cv: Canvas): void {
  const deep = '#1e1440'
  const side = [
    [0, deep, 0.86],
    [0.3, deep, 0.76],
    [0.5, deep, 0.46],
    [0.66, deep, 0.12],
    [0.78, deep, 0],
  ] as const
  cv.rect(0, 0, 1200, 563, cv.linear(side, 0, 0, 1, 0))
  cv.rect(
    0,
    0,
    1200,
    563,
    cv.linear([
      [0, deep, 0.2],
      [0.25, deep, 0],
      [0.7, deep, 0],
      [1, deep, 0.42],
    ]),
  )
}

function drawJacarandaAvenue(cv: Canvas): void {
  const r = cv.rand.stream('avenue')
  const [vx, horizon] = [812, 322]
  drawSky(cv, horizon, vx)
  drawHills(cv, horizon - 40, 18, cv.palette.hills[0], {
    depth: 0.5,
    bottom: horizon + 30,
    rugged: true,
  })
  drawUnionBuildings(cv, vx, horizon - 26, 400)
  drawHills(cv, horizon - 26, 8, cv.palette.hills[1], { depth: 0.42, bottom: horizon + 40 })
  drawTreeLine(cv, horizon + 2, r.stream('trees'), 0.32)
  drawGround(cv, horizon + 6)
  const edge = (side: number, s: number): number => vx + side * (12 + s * 300)
  const road = polygon([
    [edge(-1, 0), horizon + 8],
    [edge(1, 0), horizon + 8],
    [edge(1, 1.2), 600],
    [edge(-1, 1.2), 600],
  ])
  cv.fill(road, cv.down(cv.lit('#a59aa8', 0.2), cv.shade('#6a6474', 0.3)))
  const dashes = range(7).map((i) => {
    const [a, b] = [(i / 7) ** 2, ((i + 0.5) / 7) ** 2]
    const y = (s: number): number => horizon + 14 + s * 250
    return polygon([
      [vx - 1 - a * 5, y(a)],
      [vx + 1 + a * 5, y(a)],
      [vx + 1 + b * 5, y(b)],
      [vx - 1 - b * 5, y(b)],
    ])
  })
  cv.fill(dashes.join(''), cv.lit('#f6eee0', 0.1), { opacity: 0.75 })
  for (const side of [-1, 1]) {
    drawPetals(cv, edge(side, 0.5), 500, 170, 52, 320, `carpet${side}`)
  }
  const rows = [0.1, 0.17, 0.26, 0.38, 0.56, 0.84, 1.22]
  for (const s of rows) {
    for (const side of [-1, 1]) {
      const x = edge(side, s) + side * (14 + s * 58)
      drawJacaranda(cv, x, horizon + 10 + s * 196, 24 + s * 350, `row${s}${side}`)
    }
    if (s > 0.3 && s < 0.6) drawStreetLamp(cv, edge(1, s) - 6, horizon + 12 + s * 190, 60 + s * 120)
  }
}

function drawWinelands(cv: Canvas): void {
  const r = cv.rand.stream('winelands')
  drawBackdrop(cv, 318, { noSea: true, sunX: 560 })
  drawGround(cv, 324)
  const [x, w, ground] = [700, 360, 392]
  drawPlant(cv, 'round', x - 20, ground - 6, 190, 'oak')
  drawJacaranda(cv, x + w + 56, ground + 10, 220, 'side')
  const { door } = drawCapeDutch(cv, x, ground, w, 'estate')
  drawDrive(cv, {
    x: door,
    y: ground + 10,
    width: 44,
    toX: door - 60,
    toWidth: 460,
    colour: '#e6d3b6',
  })
  drawVines(cv, ground + 26, door - 10, r)
  for (const [dx, y, h] of [
    [-78, 430, 120],
    [66, 430, 120],
    [-150, 500, 190],
    [108, 500, 190],
  ] as const) {
    drawCypress(cv, door + dx, y, h, `drive${dx}`)
  }
}

function drawBeachfront(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('beachfront')
  drawSky(cv, 292, 640)
  drawHills(cv, 278, 14, p.hills[1], { depth: 0.5, bottom: 300 })
  drawSea(cv, 292, 520, '#2a8fb0')
  cv.group('translate(0 -150)', () => drawShore(cv, r, 520))
  cv.clip('M640 0H1240V460H640Z', () => drawTreeLine(cv, 370, r.stream('trees'), 0.05))
  const blocks = [
    [1090, 378, 130, 10],
    [930, 386, 120, 8],
    [790, 396, 110, 6],
  ] as const
  blocks.forEach(([x, y, w, floors], i) =>
    drawFlats(cv, x, y, w, {
      floors,
      seed: `front${i}`,
      floorHeight: 24,
      bays: 4,
      side: 26,
      glassRails: true,
      shadowDepth: 34,
      wall: ['#fdf7ea', '#fbe9dc', '#eef2f0'][i] ?? '#fdf7ea',
    }),
  )
  for (let i = 0; i < 8; i++)
    drawShrub(cv, 620 + i * 80, 436 - i * 6, r.between(46, 74), `dune${i}`)
  for (let i = 0; i < 5; i++)
    drawPalm(cv, 640 + i * 120 + r.between(-16, 16), 440 - i * 7, r.between(110, 150), `row${i}`)
  const colours = ['#e86a5a', '#f4c24f', '#8a6fc5', '#fdf3e0', '#3fa0a8']
  colours.forEach((colour, i) => drawUmbrella(cv, 660 + i * 96, 522 - i * 11, 40, colour))
  drawPalm(cv, 1120, 580, 360, 'near')
  drawSailboat(cv, 520, 326, 34)
}

function drawBushveld(cv: Canvas): void {
  const { palette: p } = cv
  drawBackdrop(cv, 330, { sunX: 720 })
  drawGround(cv, 336)
  drawAcacia(cv, 560, 366, 120, 'far', 0.25)
  const [x, w, ground] = [700, 400, 410]
  drawAcacia(cv, x + w - 30, ground - 8, 250, 'behind')
  const { door } = drawLodge(cv, x, ground, w, 'lodge')
  drawChalet(cv, 545, ground - 8, 120, 'unit')
  drawDrive(cv, {
    x: door,
    y: ground + 8,
    width: 34,
    toX: door - 160,
    toWidth: 300,
    colour: p.soil,
  })
  drawAntelope(cv, 600, 470, 44, 1)
  drawAntelope(cv, 668, 484, 38, -1)
  drawAcacia(cv, 130, 520, 380, 'left')
  drawTufts(cv, 430, 566, { count: 150, colour: p.grass[0], seed: 'veld' })
  for (const [ax, h] of [
    [960, 70],
    [1080, 92],
    [1150, 74],
  ] as const)
    drawAloe(cv, ax, 562, h, `aloe${ax}`)
}

function drawMountainLake(cv: Canvas): void {
  const r = cv.rand.stream('lake')
  drawBackdrop(cv, 330, { sunX: 560 })
  drawGround(cv, 336)
  for (let i = 0; i < 9; i++) {
    drawPlant(
      cv,
      r.pick(['poplar', 'pine', 'round']),
      i < 4 ? r.between(0, 520) : r.between(640, 1200),
      372,
      r.between(70, 110),
      `bank${i}`,
    )
  }
  drawJacaranda(cv, 1090, 400, 210, 'side')
  drawLodge(cv, 690, 402, 360, 'lodge')
  drawLake(cv, 446, r)
  drawPlant(cv, 'round', 1170, 560, 260, 'near')
  for (const x of [880, 1010, 1130])
    drawShrub(cv, x, 576, r.between(110, 150), `near${x}`, { flower: '#fff6ec' })
}

function drawKarooEvening(cv: Canvas): void {
  const { palette: p } = cv
  drawBackdrop(cv, 330, { sunX: 700 })
  drawGround(cv, 336)
  const [x, w, ground] = [630, 390, 414]
  drawWindpump(cv, 1085, 408, 180)
  drawPlant(cv, 'round', x - 30, ground - 8, 170, 'pepper')
  const { door } = drawStoepHouse(cv, x, ground, w, 'farm')
  drawDrive(cv, {
    x: door,
    y: ground + 12,
    width: 36,
    toX: door - 200,
    toWidth: 320,
    colour: p.soil,
  })
  for (const [sx, sy] of [
    [560, 470],
    [610, 486],
    [980, 492],
    [1050, 478],
  ] as const)
    drawSheep(cv, sx, sy, 34, 1)
  drawTufts(cv, 430, 566, { count: 120, colour: p.grass[0], seed: 'veld', height: 0.8 })
  for (const [ax, h] of [
    [900, 78],
    [1010, 64],
    [1100, 100],
  ] as const)
    drawAloe(cv, ax, 560, h, `aloe${ax}`)
}
