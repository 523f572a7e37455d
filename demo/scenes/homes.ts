import type { Canvas } from './canvas.ts'
import { drawCapeDutch } from './cape-dutch.ts'
import { drawCottage } from './cottage.ts'
import { drawCubeHouse } from './cube.ts'
import { drawWindpump } from './farmyard.ts'
import { drawBoundary, drawDrive, drawForeground, drawPool } from './garden.ts'
import { drawHouse } from './house.ts'
import type { Entrances } from './house.ts'
import { drawBranch, drawJacaranda } from './jacaranda.ts'
import { isDry } from './palettes.ts'
import type { PlantKind } from './palettes.ts'
import type { Rand } from './random.ts'
import { range } from './random.ts'
import { path } from './shapes.ts'
import { drawVines } from './shrubs.ts'
import { cornerOf, drawSite, signatureTree } from './site.ts'
import type { Site } from './site.ts'
import { drawStoepHouse } from './stoep-house.ts'
import { drawThatchedHouse } from './thatched-house.ts'
import { drawPlant, drawRoundTree } from './trees.ts'

type Builder = (cv: Canvas, x: number, ground: number, w: number, seed: string) => Entrances

/** The roof decides the house: thatch, the iron of a stoep house, or tiles. */
function builderFor(cv: Canvas): Builder {
  const { roof, storeys = 1 } = cv.look
  if (roof === 'thatch') return drawThatchedHouse
  if (roof === 'iron' && storeys === 1) return drawStoepHouse
  return drawHouse
}

export function drawHouseScene(cv: Canvas): void {
  const { pool = false, garden } = cv.look
  const layouts = pool
    ? (['tree-right', 'branch'] as const)
    : (['tree-left', 'tree-right', 'branch'] as const)
  const layout = cv.rand.stream('layout').pick<'tree-left' | 'tree-right' | 'branch'>(layouts)
  const x = cv.rand.stream('place').between(180, 300)
  const site = drawSite(cv, layout === 'tree-left' ? {} : { x })
  const { r, ground, horizon, w } = site
  const wall = r.chance(0.4)
  if (garden === 'walled' || (garden === undefined && wall)) drawBoundary(cv, ground - 16, r)
  if (cv.palette.region === 'karoo' && r.chance(0.5))
    drawWindpump(cv, r.between(60, 150), horizon + 30, r.between(190, 240))
  if (cv.look.jacarandas === true || r.chance(0.7)) {
    const behind =
      cv.look.jacarandas === true ? 'jacaranda' : r.pick([signatureTree(cv), 'round'] as const)
    const bx = site.x + w * r.between(0.5, 0.85)
    drawPlant(cv, behind, bx, ground - 12, r.between(310, 370), 'behind')
  }
  const entrances = builderFor(cv)(cv, site.x, ground, w, 'home')
  if (garden === 'paved') drawForecourt(cv, ground + 12, r)
  drawDrives(cv, entrances, site, pool)
  if (pool)
    drawPool(cv, r.between(130, 190), ground + r.between(84, 100), r.between(280, 340), 92, r)
  drawMainTree(cv, layout, site)
  drawForeground(cv, 'home')
}

function drawMainTree(cv: Canvas, layout: 'tree-left' | 'tree-right' | 'branch', site: Site): void {
  const { r, ground } = site
  const tree = cv.look.jacarandas === true ? 'jacaranda' : signatureTree(cv)
  if (layout === 'branch') {
    drawBranch(cv, 'home', cornerOf(r))
    const plant = r.pick(cv.palette.plants)
    if (cv.look.pool !== true)
      drawPlant(cv, plant, r.between(60, 120), ground + 50, r.between(260, 320), 'main')
    return
  }
  const left = layout === 'tree-left'
  const x = left ? r.between(90, 170) : r.between(1090, 1160)
  const foot = ground + (left ? r.between(60, 84) : r.between(80, 110))
  drawPlant(cv, tree, x, foot, r.between(390, 455), 'main')
}

/** A small garden is paved, with pots along the wall. */
function drawForecourt(cv: Canvas, y: number, r: Rand): void {
  const stone = r.pick(['#d8c8b4', '#cbbfb2', '#dcc3a8'])
  cv.fill(path`M120 ${y}H1090L1230 812H-30Z`, cv.down(cv.lit(stone, 0.3), cv.shade(stone, 0.2)))
  const joints = range(9).map((i) => path`M${160 + i * 112} ${y}L${40 + i * 145} 812`)
  const rows = [26, 62, 108, 166].map((dy) => path`M-10 ${y + dy}H1210`)
  cv.stroke([...joints, ...rows].join(''), cv.palette.shade, 1.6, { opacity: 0.13 })
}

/** A cottage at the end of a garden: small, between trees, with stepping stones to its door. */
export function drawCottageScene(cv: Canvas): void {
  const size = cv.rand.stream('size')
  const w = size.between(330, 400)
  const { r, ground, x } = drawSite(cv, {
    ground: size.between(572, 600),
    w,
    x: size.between(330, 520),
  })
  drawBoundary(cv, ground - 18, r)
  drawPlant(
    cv,
    signatureTree(cv),
    x + w + r.between(20, 120),
    ground - 8,
    r.between(300, 350),
    'behind',
  )
  drawRoundTree(cv, x - r.between(60, 140), ground - 6, r.between(230, 290), 'side')
  const { door } = drawCottage(cv, x, ground, w, 'home')
  const bend = r.between(-70, 70)
  for (let i = 0; i < 6; i++) {
    const y = ground + 26 + i * (22 + i * 5)
    const sx = door + (bend * i * i) / 18
    cv.ellipse(
      sx,
      y,
      26 + i * 7,
      7 + i * 2.2,
      cv.down(cv.lit('#d9ccb8', 0.3), cv.shade('#b9a894', 0.2)),
    )
  }
  if (r.chance(0.5)) drawBranch(cv, 'home', cornerOf(r))
  else
    drawPlant(cv, signatureTree(cv), r.between(60, 140), ground + 90, r.between(390, 440), 'main')
  drawForeground(cv, 'home')
}

function drawDrives(
  cv: Canvas,
  { door, garage }: Entrances,
  { r, ground, w }: Site,
  pool: boolean,
): void {
  const dry = isDry(cv.palette.region)
  if (garage !== undefined) {
    const width = w * (0.13 + 0.045 * Math.min(cv.look.garages ?? 1, 3))
    const toX = garage + r.between(pool ? -20 : -120, 40)
    drawDrive(cv, { x: garage, y: ground + 3, width, toX, toWidth: 330 })
  } else if (cv.look.roof === 'iron') {
    const toX = door + r.between(pool ? 20 : -120, 120)
    const colour = dry ? cv.palette.soil : '#e2d3bd'
    drawDrive(cv, { x: door, y: ground + 14, width: 60, toX, toWidth: 260, colour })
    return
  }
  const toX = pool ? door + r.between(10, 70) : door - r.between(60, 190)
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
  if (cv.look.pool === true) drawPool(cv, x - 30, ground + 62, w * 0.6, 120, r)
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
  if (cv.look.pool === true) drawPool(cv, 110, ground + 90, 300, 92, r)
  else if (cv.look.farming === 'vines') drawVines(cv, ground + 70, door, r)
  if (r.chance(0.6)) drawBranch(cv, 'home', cornerOf(r))
  else drawJacaranda(cv, r.between(60, 120), ground + 90, 420, 'main')
}
