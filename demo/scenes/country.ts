import { drawSilo } from './plant-equipment.ts'
import type { Canvas } from './canvas.ts'
import { drawCapeDutch } from './cape-dutch.ts'
import {
  drawBarn,
  drawFieldRows,
  drawSheep,
  drawSurveyPegs,
  drawWindpump,
  drawWireFence,
} from './farmyard.ts'
import { drawDrive, drawForeground } from './garden.ts'
import { drawHouse } from './house.ts'
import { drawBranch } from './jacaranda.ts'
import { drawBackdrop } from './backdrops.ts'
import { drawGround, drawTufts } from './land.ts'
import { drawLodge } from './lodge.ts'
import type { Look } from './look.ts'
import { range } from './random.ts'
import type { Rand } from './random.ts'
import { blob, outline, path, polygon } from './shapes.ts'
import { drawAloe, drawVines } from './shrubs.ts'
import { cornerOf, drawSite, signatureTree } from './site.ts'
import { drawStoepHouse } from './stoep-house.ts'
import { drawThatchedHouse } from './thatched-house.ts'
import { drawPlant, drawRoundTree } from './trees.ts'

/** What stands on a farm: the roof of the house decides how it looks. */
function homesteadFor(cv: Canvas) {
  const { region } = cv.palette
  if (cv.look.roof === 'thatch') {
    if (region === 'cape') return drawCapeDutch
    return region === 'bushveld' || region === 'berg' ? drawLodge : drawThatchedHouse
  }
  return cv.look.roof === 'iron' ? drawStoepHouse : drawHouse
}

/** Farm: the homestead at one side, a barn and a windpump behind, its crop or stock in front. */
export function drawFarmScene(cv: Canvas): void {
  const { region } = cv.palette
  const { r, ground, horizon, x, w } = drawSite(cv, {
    ground: 556,
    w: cv.rand.stream('size').between(520, 600),
    x: cv.rand.stream('place').between(380, 520),
    noSea: true,
  })
  const { farming, dam = false } = cv.look
  if (region !== 'cape') drawWindpump(cv, r.between(120, 190), horizon + 30, r.between(210, 250))
  if (farming === 'sheep' && (region === 'freestate' || region === 'gauteng')) {
    for (const i of [0, 1]) drawSilo(cv, x - 190 + i * 62, ground - 14, 56, r.between(150, 190))
  }
  drawBarn(cv, x - 250, ground - 4, r.between(180, 210), r)
  drawPlant(cv, signatureTree(cv), x + w * r.between(0.7, 0.95), ground - 10, 330, 'behind')
  const { door } = homesteadFor(cv)(cv, x, ground, w, 'homestead')
  const toX = door - r.between(40, 190)
  drawDrive(cv, { x: door, y: ground + 14, width: 54, toX, toWidth: 230, colour: cv.palette.soil })
  if (dam) drawDam(cv, ground + 96)
  drawFarming(cv, farming, ground, door, r)
  if (r.chance(0.5)) drawBranch(cv, 'farm', cornerOf(r))
  drawPlant(cv, signatureTree(cv), r.between(50, 110), ground + 116, 400, 'main')
  drawForeground(cv, 'farm')
}

function drawFarming(
  cv: Canvas,
  farming: Look['farming'],
  ground: number,
  door: number,
  r: Rand,
): void {
  if (farming === 'vines') return drawVines(cv, ground + 84, door, r)
  if (farming === 'tunnels') return drawTunnels(cv, ground + 150)
  if (farming === 'orchard') {
    for (let i = 0; i < 6; i++)
      drawRoundTree(cv, 800 + i * 76, ground + 86 + (i % 2) * 62, 96 + (i % 2) * 34, `tree${i}`)
    return
  }
  drawWireFence(cv, ground + 74)
  if (farming === 'sheep') {
    const flock = r.int(4, 7)
    for (let i = 0; i < flock; i++) {
      const sx = i % 2 === 0 ? r.between(230, 400) : r.between(820, 1140)
      drawSheep(cv, sx, ground + r.between(104, 170), r.between(44, 62), r.chance(0.5) ? 1 : -1)
    }
  }
  drawTufts(cv, ground + 90, 806, { count: 90, colour: cv.palette.grass[0], seed: 'veld' })
}

/** Plastic tunnels with their ribs, in which vegetables grow. */
function drawTunnels(cv: Canvas, y: number): void {
  for (const i of [0, 1, 2]) {
    const x = 740 + i * 152
    const foot = y + i * 12
    const d = path`M${x} ${foot}Q${x + 4} ${foot - 84} ${x + 70} ${foot - 86}Q${x + 136} ${foot - 84} ${x + 140} ${foot}Z`
    cv.fill(d, cv.across(cv.lit('#f4f6f4', 0.35), cv.shade('#cfd8d6', 0.25)), { opacity: 0.92 })
    cv.stroke(d, cv.shade('#b8c2c0', 0.2), 2)
    cv.rect(x + 52, foot - 58, 36, 58, cv.shade('#7f9a6a', 0.2))
    const ribs = [24, 104].map((dx) => path`M${x + dx} ${foot}v-70`)
    cv.stroke(ribs.join(''), cv.palette.shade, 2, { opacity: 0.2 })
  }
}

function drawDam(cv: Canvas, y: number): void {
  const { palette: p } = cv
  const dam = [
    [-80, y + 6],
    [180, y - 14],
    [430, y + 4],
    [500, y + 44],
    [360, y + 84],
    [-80, y + 110],
  ] as const
  cv.fill(outline(dam.map(([a, b]) => [a, b - 7] as const)), cv.lit('#e6cd9c', 0.25))
  cv.fill(outline(dam), cv.down(cv.lit('#7fb0c0', 0.3), cv.shade('#3f7f9a', 0.15)))
  const gleam = polygon([
    [40, y + 20],
    [260, y + 22],
    [250, y + 25],
    [60, y + 26],
  ])
  cv.fill(gleam, p.light, { opacity: 0.5 })
}

/** Vacant stand: pegs at its corners, a fence behind, a track that leads in, and the view. */
export function drawPlotScene(cv: Canvas): void {
  const { palette: p } = cv
  const r = cv.rand.stream('plot')
  const horizon = r.between(440, 490)
  drawBackdrop(cv, horizon)
  drawGround(cv, horizon + 8)
  if (r.chance(0.35)) drawFieldRows(cv, horizon + 12, r.between(420, 780), p.soil)
  for (let i = 0; i < 7; i++) {
    const side = i % 2 ? r.between(0, 330) : r.between(870, 1200)
    drawPlant(
      cv,
      r.pick(p.plants),
      side,
      horizon + r.between(20, 60),
      r.between(110, 190),
      `far${i}`,
    )
  }
  drawWireFence(cv, horizon + 46)
  const corners = [
    [330, horizon + 84],
    [900, horizon + 76],
    [1080, 700],
    [170, 716],
  ] as const
  cv.shape(corners, cv.down(cv.lit(p.grass[0], 0.34), cv.lit(p.grass[1], 0.2)), { opacity: 0.55 })
  const lane = r.between(560, 700)
  const track = {
    x: lane,
    y: horizon + 60,
    width: 26,
    toX: lane + r.between(-160, 160),
    toWidth: 250,
    colour: p.soil,
  }
  drawDrive(cv, track)
  drawTufts(cv, horizon + 60, 640, { count: 70, colour: p.grass[0], seed: 'back', height: 0.8 })
  drawSurveyPegs(cv, corners)
  const stones = range(6).map(() => {
    const x = r.chance(0.5) ? r.between(60, 420) : r.between(800, 1140)
    return blob(r, x, r.between(640, 760), r.between(14, 40), r.between(9, 20), 8, 0.15)
  })
  cv.fill(stones.join(''), cv.slant(cv.lit('#b0a398', 0.3), cv.shade('#8a7d78', 0.35), 0.6, 1))
  const left = r.chance(0.5)
  drawPlant(
    cv,
    signatureTree(cv),
    left ? r.between(80, 160) : r.between(1040, 1120),
    720,
    r.between(400, 460),
    'main',
  )
  if (p.region === 'karoo' || p.region === 'easterncape') {
    for (let i = 0; i < 3; i++)
      drawAloe(cv, r.between(240, 960), r.between(640, 720), r.between(54, 80), `plot${i}`)
  }
  drawTufts(cv, 640, 806, { count: 110, colour: p.grass[0], seed: 'front', height: 1.2 })
  drawForeground(cv, 'plot')
}

/** A dam in the Karoo veld with a stoep guest house. */
export function drawKarooScene(cv: Canvas): void {
  const { palette: p } = cv
  const { r, ground, horizon, x, w } = drawSite(cv, { ground: 556, w: 600 })
  drawWindpump(cv, x - 90, horizon + 40, r.between(220, 260))
  const { door } = drawStoepHouse(cv, x, ground, w, 'guest')
  drawDrive(cv, {
    x: door,
    y: ground + 14,
    width: 54,
    toX: door + r.between(60, 200),
    toWidth: 250,
    colour: p.soil,
  })
  drawDam(cv, ground + 96)
  for (let i = 0; i < 5; i++)
    drawAloe(cv, r.between(620, 1180), r.between(690, 800), r.between(64, 110), `k${i}`)
  for (let i = 0; i < 4; i++)
    drawSheep(
      cv,
      r.between(520, 1000),
      ground + r.between(60, 110),
      r.between(36, 50),
      r.chance(0.5) ? 1 : -1,
    )
  drawTufts(cv, ground + 40, 806, { count: 120, colour: p.grass[0], seed: 'veld', height: 0.8 })
  drawForeground(cv, 'karoo')
}
