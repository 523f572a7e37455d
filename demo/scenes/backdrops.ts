import type { Canvas } from './canvas.ts'
import { mix } from './colour.ts'
import { drawHills } from './hills.ts'
import { drawKoppies, drawSandstone } from './koppies.ts'
import { drawTreeLine } from './land.ts'
import {
  drawHeads,
  drawHoleInTheWall,
  drawLighthouse,
  drawOrlandoTowers,
  drawStadium,
} from './landmarks.ts'
import { drawDrakensberg, drawTableMountain } from './mountains.ts'
import { drawEscarpmentHills, drawFoldMountains, drawMagaliesberg } from './ranges.ts'
import { path } from './shapes.ts'
import type { Point } from './shapes.ts'
import { drawSky } from './sky.ts'
import type { Backdrop } from './towns.ts'
import { drawUnionBuildings } from './union-buildings.ts'
import { drawSea } from './water.ts'
import { drawHeadlandCoast, drawWildCoast } from './wild-coast.ts'

/** Towers in the distance; only Johannesburg has the one on its ridge. */
function drawSkyline(cv: Canvas, horizon: number, tall: boolean): void {
  const r = cv.rand.stream('city')
  const base = cv.tone('#7f86a5', 0.55)
  const lights: Point[] = []
  const foot = horizon + 20
  const count = r.int(9, 16)
  let x = r.between(480, 640)
  let d = ''
  for (let i = 0; i < count; i++) {
    const w = r.between(16, 36)
    const h = r.between(24, 92) * (1 - Math.abs(i - count / 2) / count)
    d += path`M${x} ${foot}V${horizon - 30 - h}h${w}V${foot}Z`
    for (let k = 0; k < 5; k++)
      lights.push([x + r.between(4, w - 4), horizon - 20 - r.between(0, h)])
    x += w + r.between(-4, 10)
  }
  if (tall) {
    const tower = r.between(560, 760)
    d += path`M${tower} ${horizon}L${tower + 3} ${horizon - 190}h5L${tower + 11} ${horizon}Z`
    d += path`M${tower - 8} ${horizon - 160}h27l-4 24h-19ZM${tower + 4} ${horizon - 232}h2.5v50h-2.5Z`
  }
  cv.fill(d, cv.down(base, mix(base, cv.palette.haze, 0.6)))
  if (cv.palette.night > 0.5) cv.dots(lights, '#ffdf9f', 3, { opacity: 0.8 })
}

type BackdropOptions = {
  noSea?: boolean
  noTrees?: boolean
  sunX?: number
  mountain?: { x: number; scale: number }
}

/** Everything from the sky down to the horizon line, as the town has it. */
export function drawBackdrop(cv: Canvas, horizon: number, options: BackdropOptions = {}): void {
  drawSky(cv, horizon, options.sunX)
  BEHIND[cv.backdrop](cv, horizon, options)
  if (options.noTrees !== true)
    drawTreeLine(cv, horizon + 4, cv.rand.stream('backdrop').stream('trees'))
}

type Draw = (cv: Canvas, horizon: number, options: BackdropOptions) => void

function far(cv: Canvas, horizon: number, y: number, swing: number, depth: number): void {
  const [colour] = cv.palette.hills
  drawHills(cv, horizon - y, swing, colour, { depth, bottom: horizon + 30, rugged: true })
}

function near(cv: Canvas, horizon: number, y: number, swing: number, depth: number): void {
  const [, , colour] = cv.palette.hills
  drawHills(cv, horizon - y, swing, colour, { depth, bottom: horizon + 40 })
}

function middle(cv: Canvas, horizon: number, y: number, swing: number, depth: number): void {
  const [, colour] = cv.palette.hills
  drawHills(cv, horizon - y, swing, colour, { depth, bottom: horizon + 40 })
}

/** Far hills, something that stands in front of them, and near hills at its foot. */
const ridgeWith =
  (draw: (cv: Canvas, horizon: number) => void): Draw =>
  (cv, horizon) => {
    far(cv, horizon, 64, 36, 0.55)
    draw(cv, horizon)
    middle(cv, horizon, 34, 22, 0.4)
  }

const shoreWith =
  (draw: (cv: Canvas, horizon: number) => void): Draw =>
  (cv, horizon) => {
    drawSea(cv, horizon - 74, horizon + 20)
    draw(cv, horizon)
    middle(cv, horizon, 26, 24, 0.3)
  }

const BEHIND: Record<Backdrop, Draw> = {
  ridge: ridgeWith(() => {}),
  skyline: ridgeWith((cv, horizon) => drawSkyline(cv, horizon - 20, false)),
  brixtonTower: ridgeWith((cv, horizon) => drawSkyline(cv, horizon - 20, true)),
  orlandoTowers: ridgeWith((cv, horizon) => drawOrlandoTowers(cv, horizon - 24)),
  unionBuildings: ridgeWith((cv, horizon) => {
    const x = cv.rand.stream('union').between(360, 840)
    middle(cv, horizon, 62, 10, 0.5)
    drawUnionBuildings(cv, x, horizon - 52, 300)
  }),
  tableMountain(cv, horizon, { mountain, noSea }) {
    drawTableMountain(cv, horizon - 4, mountain)
    if (noSea !== true && cv.look.sea === true) {
      const bay = mix(cv.tone('#3f8fb0', 0.3), cv.palette.sky[2], 0.3)
      cv.rect(0, horizon - 22, 1200, 40, cv.down(bay, cv.tone('#4f9fb5', 0.2)))
    }
    near(cv, horizon, 18, 14, 0.25)
  },
  fold(cv, horizon) {
    drawFoldMountains(cv, horizon)
    near(cv, horizon, 20, 16, 0.25)
  },
  heads: drawHeads,
  midlands(cv, horizon) {
    far(cv, horizon, 92, 30, 0.56)
    middle(cv, horizon, 56, 34, 0.42)
    near(cv, horizon, 22, 24, 0.26)
  },
  shore: shoreWith(() => {}),
  lighthouse: shoreWith((cv, horizon) => {
    const x = cv.rand.stream('lighthouse').between(300, 900)
    drawLighthouse(cv, x, horizon - 8, 150)
  }),
  stadium: shoreWith(drawStadium),
  valley(cv, horizon) {
    far(cv, horizon, 80, 26, 0.55)
    middle(cv, horizon, 44, 26, 0.36)
    near(cv, horizon, 14, 14, 0.24)
  },
  headland: drawHeadlandCoast,
  holeInTheWall(cv, horizon) {
    drawSea(cv, horizon - 66, horizon + 20, '#3f83a6')
    drawHoleInTheWall(cv, horizon)
    drawWildCoast(cv, horizon)
  },
  bushveld(cv, horizon) {
    far(cv, horizon, 60, 34, 0.5)
    drawKoppies(cv, horizon, '#a8825f', 2, 0.3)
    middle(cv, horizon, 20, 10, 0.35)
  },
  escarpment(cv, horizon) {
    drawEscarpmentHills(cv, horizon)
    near(cv, horizon, 20, 16, 0.24)
  },
  magalies(cv, horizon) {
    drawMagaliesberg(cv, horizon)
    middle(cv, horizon, 20, 12, 0.32)
  },
  karoo(cv, horizon) {
    far(cv, horizon, 56, 22, 0.6)
    drawKoppies(cv, horizon, '#b08468', 4, 0.8)
    near(cv, horizon, 10, 8, 0.25)
  },
  plains(cv, horizon) {
    far(cv, horizon, 34, 12, 0.6)
    drawKoppies(cv, horizon, '#b39a70', 1, 0.6)
    near(cv, horizon, 10, 6, 0.28)
  },
  sandstone(cv, horizon) {
    far(cv, horizon, 70, 30, 0.55)
    drawSandstone(cv, horizon)
    near(cv, horizon, 16, 12, 0.25)
  },
  drakensberg(cv, horizon) {
    drawDrakensberg(cv, horizon)
    near(cv, horizon, 24, 20, 0.2)
  },
}
