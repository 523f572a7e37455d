import { drawBackdrop } from './backdrops.ts'
import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawFlats } from './flats.ts'
import { drawPool } from './garden.ts'
import { drawHills } from './hills.ts'
import { drawBranch } from './jacaranda.ts'
import { drawGround, drawTreeLine } from './land.ts'
import { drawChalet } from './lodge.ts'
import { drawHoleInTheWall, drawLighthouse, drawStadium } from './landmarks.ts'
import { drawTableMountain } from './mountains.ts'
import type { Rand } from './random.ts'
import { outline, path } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawShrub } from './shrubs.ts'
import { drawSky } from './sky.ts'
import { drawPalm, drawPlant } from './trees.ts'
import { drawSailboat, drawSea } from './water.ts'
import { drawHeadland } from './wild-coast.ts'

const BEACHFRONT = ['#fdf7ea', '#f7e3c8', '#fbe9dc', '#eef2f0']
const UMBRELLAS = ['#e86a5a', '#f4c24f', '#8a6fc5', '#3fa0a8', '#fdf3e0']

/** A beach with the resort along it, or the resort seen from its own pool, with the sea behind. */
export function drawBeachScene(cv: Canvas): void {
  const facing = cv.palette.region === 'durban' && cv.rand.stream('side').chance(0.42)
  if (facing) drawPoolside(cv)
  else drawAlongTheBeach(cv)
}

function drawPoolside(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('poolside')
  drawBackdrop(cv, 486, { noTrees: true })
  drawGround(cv, 500)
  const ground = 572
  const low = r.chance(0.4)
  const x = r.between(330, 420)
  for (let i = 0; i < 6; i++)
    drawPalm(
      cv,
      i < 3 ? r.between(20, 300) : r.between(900, 1190),
      ground - 10,
      r.between(170, 250),
      `back${i}`,
    )
  if (low) {
    for (let i = 0; i < 3; i++)
      drawChalet(cv, 170 + i * 300, ground + (i % 2) * 10, 260, `unit${i}`)
  } else {
    drawFlats(cv, x, ground, r.between(400, 500), {
      floors: r.int(4, 8),
      seed: 'front',
      floorHeight: 46,
      glassRails: r.chance(0.6),
      wall: r.pick(BEACHFRONT),
      shops: true,
    })
  }
  for (let i = 0; i < 10; i++) {
    const flower = i % 3 ? null : r.pick(['#ee6a7a', '#f4c24f'])
    drawShrub(cv, 60 + i * 120 + r.between(-20, 20), ground + 18, r.between(56, 90), `hedge${i}`, {
      flower,
    })
  }
  cv.fill(
    path`M-10 ${ground + 24}H1210V810H-10Z`,
    cv.down(cv.lit('#ead9bd', 0.35), cv.shade('#d2b892', 0.2)),
  )
  drawPool(cv, r.between(260, 380), ground + 66, r.between(480, 620), 116, r)
  for (let i = 0; i < 3; i++)
    drawUmbrella(cv, 960 + i * 96, ground + 96 + i * 26, 60, UMBRELLAS[(i * 2) % 5] ?? '#fdf3e0')
  drawPalm(cv, r.between(60, 130), 770, 470, 'main')
  drawShrub(cv, 1130, 815, 200, 'corner', { flower: p.jacaranda[2] })
}

function drawAlongTheBeach(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('beach')
  const horizon = 430
  drawSky(cv, horizon)
  const water = r.pick(['#2a8fb0', '#2f9aa8', '#2b84b0'])
  const inTheSea = cv.backdrop === 'holeInTheWall' || cv.backdrop === 'headland'
  if (!inTheSea) drawAcrossTheBay(cv, r, horizon)
  drawSea(cv, horizon, 700, water)
  if (inTheSea) drawAcrossTheBay(cv, r, horizon)
  const top = 520
  drawShore(cv, r, top)
  cv.clip('M860 0H1240V640H860Z', () => drawTreeLine(cv, top - 4, r.stream('trees'), 0.05))
  if (cv.backdrop === 'lighthouse') drawLighthouse(cv, r.between(560, 640), top + 76, 230)
  const quiet = p.region === 'easterncape'
  const blocks = r.int(2, 4)
  for (let i = 0; i < blocks; i++) {
    const x = 1080 - i * 190 + r.between(-10, 20)
    if (quiet) drawChalet(cv, x - 40, top + 20 + i * 12, r.between(170, 210), `unit${i}`)
    else {
      drawFlats(cv, x, top + 6 + i * 8, r.between(120, 170), {
        floors: r.int(6, 12) - i,
        seed: `front${i}`,
        floorHeight: 31,
        bays: r.int(3, 4),
        side: 34,
        glassRails: true,
        shadowDepth: 46,
        wall: r.pick(BEACHFRONT),
      })
    }
  }
  for (let i = 0; i < 9; i++) {
    const flower = i % 3 ? null : '#ee6a7a'
    drawShrub(
      cv,
      520 + i * 84 + r.between(-20, 20),
      top + 76 - i * 7,
      r.between(60, 100),
      `dune${i}`,
      { flower },
    )
  }
  const palms = p.region === 'durban'
  for (let i = 0; i < 5; i++) {
    const x = 560 + i * 150 + r.between(-30, 40)
    if (palms) drawPalm(cv, x, top + 84 - i * 8, r.between(150, 210), `row${i}`)
    else if (i % 2 === 0)
      drawPlant(
        cv,
        r.pick(['pine', 'round', 'aloe']),
        x,
        top + 84 - i * 8,
        r.between(120, 170),
        `row${i}`,
      )
  }
  for (let i = 0; i < (quiet ? 4 : 7); i++) {
    const x = 470 + i * 108 + r.between(-26, 26)
    drawUmbrella(
      cv,
      x,
      700 - i * 12 + r.between(-18, 30),
      r.between(46, 64),
      UMBRELLAS[i % 5] ?? '#fdf3e0',
    )
  }
  if (palms) drawPalm(cv, r.between(1040, 1110), 800, 470, 'main')
  else drawPlant(cv, 'round', r.between(1100, 1160), 800, 420, 'main')
  drawShrub(cv, 1120, 815, 210, 'corner', { flower: p.jacaranda[2] })
  if (r.chance(0.8)) drawBranch(cv, 'beach', 'left')
  if (r.chance(0.8))
    drawSailboat(cv, r.between(150, 420), horizon + r.between(26, 70), r.between(46, 70))
}

function drawAcrossTheBay(cv: Canvas, r: Rand, horizon: number): void {
  const { palette: p } = cv
  switch (cv.backdrop) {
    case 'tableMountain':
      return drawTableMountain(cv, horizon + 6, { x: r.between(300, 420), scale: 1.2 })
    case 'stadium':
      drawHills(cv, horizon - 14, 12, p.hills[1], { depth: 0.55, bottom: horizon + 10 })
      return drawStadium(cv, horizon + 34)
    case 'holeInTheWall':
      return drawHoleInTheWall(cv, horizon + 62)
    case 'headland':
      return drawHeadland(cv, horizon, r.chance(0.5))
    default:
      drawHills(cv, horizon - 20, 20, p.hills[1], { depth: 0.5, bottom: horizon + 10 })
  }
}

export function drawShore(cv: Canvas, r: Rand, top: number): void {
  const { palette: p } = cv
  const shore: Point[] = [
    [1260, top - 40],
    [980, top - 14],
    [780, top + 30],
    [560, top + 110],
    [300, top + 170],
    [-60, top + 210],
  ]
  for (const [dy, opacity] of [
    [-30, 0.35],
    [-12, 0.75],
  ] as const) {
    const foam = shore.map(([x, y]): Point => [x, y + dy + r.between(-5, 5)])
    cv.fill(outline([...foam, [-60, 860], [1260, 860]]), mix('#ffffff', p.sky[2], 0.25), {
      opacity,
    })
  }
  const stops = [
    [0, cv.lit('#f0d9ac', 0.35)],
    [0.5, cv.tone('#ecd0a0')],
    [1, cv.shade('#d8b482', 0.2)],
  ] as const
  cv.fill(
    outline([...shore, [-200, 900], [1400, 900], [1400, top - 60]]),
    cv.linear(stops, 0.7, 0, 0.3, 1),
  )
  const wet = [
    ...shore.map(([x, y]): Point => [x, y + 3]),
    ...shore.toReversed().map(([x, y]): Point => [x, y + 26]),
  ]
  cv.fill(outline(wet), cv.shade('#c9a878', 0.1), { opacity: 0.5 })
}

export function drawUmbrella(cv: Canvas, x: number, y: number, s: number, colour: string): void {
  const { shade, shadow, shadowLength } = cv.palette
  cv.ellipse(x + s * 0.45 * shadowLength, y, s * 0.9, s * 0.14, shade, { opacity: shadow * 0.8 })
  cv.stroke(path`M${x} ${y}L${x - s * 0.08} ${y - s}`, cv.lit('#f6eee0', 0.2), 3)
  const [ux, uy] = [x - s * 0.08, y - s * 0.85]
  const canopy = path`M${ux - s * 0.7} ${uy}Q${ux} ${uy - s * 0.85} ${ux + s * 0.7} ${uy}Q${ux} ${uy - s * 0.12} ${ux - s * 0.7} ${uy}Z`
  cv.fill(canopy, cv.rounded(colour, 0.3, 0.25))
  const left = path`M${ux - s * 0.24} ${uy - s * 0.06}Q${ux - s * 0.16} ${uy - s * 0.35} ${ux} ${uy - s * 0.425}`
  const right = path`Q${ux + s * 0.16} ${uy - s * 0.35} ${ux + s * 0.24} ${uy - s * 0.06}Z`
  cv.fill(left + right, cv.lit('#fffaf0', 0.2), { opacity: 0.8 })
  const lounger: Point[] = [
    [x + s * 0.3, y],
    [x + s, y - 3],
    [x + s * 1.2, y - s * 0.24],
    [x + s * 1.12, y + 4],
    [x + s * 0.34, y + 7],
  ]
  cv.shape(lounger, cv.lit('#fdf6ea', 0.25))
}
