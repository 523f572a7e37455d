import { drawBackdrop } from './backdrops.ts'
import type { Canvas } from './canvas.ts'
import { drawBackgroundTrees } from './garden.ts'
import { drawGround, drawTufts } from './land.ts'
import type { PlantKind } from './palettes.ts'
import type { Rand } from './random.ts'

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
