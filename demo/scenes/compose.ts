import { drawBeachScene } from './beach.ts'
import {
  drawCityScene,
  drawIndustrialScene,
  drawOfficeScene,
  drawShopScene,
  drawWarehouseScene,
} from './business.ts'
import { Canvas } from './canvas.ts'
import { drawFarmScene, drawKarooScene, drawPlotScene } from './country.ts'
import { drawCapeDutchScene, drawCottageScene, drawCubeScene, drawHouseScene } from './homes.ts'
import { drawBathroom } from './interiors/bathroom.ts'
import { drawBedroom } from './interiors/bedroom.ts'
import { drawDining } from './interiors/dining.ts'
import { drawKitchen } from './interiors/kitchen.ts'
import { drawLiving } from './interiors/living.ts'
import { drawMeeting, drawWorkspace } from './interiors/offices.ts'
import { drawPatio } from './interiors/patio.ts'
import { drawStudy } from './interiors/study.ts'
import { drawRetail, drawStorage } from './interiors/trade.ts'
import { FACE_BRICK, ROOF_COLOURS, WALL_PAINTS } from './look.ts'
import { paletteFor } from './palettes.ts'
import type { Palette } from './palettes.ts'
import { Rand } from './random.ts'
import {
  drawBergScene,
  drawBushveldScene,
  drawLagoonScene,
  drawLodgeScene,
  drawRiverScene,
  drawVineyardScene,
} from './resorts.ts'
import { drawApartmentScene, drawClusterScene, drawTownhouseScene } from './rows.ts'
import type { SceneSpec, SceneType } from './spec.ts'

const SIZE = { width: 1200, height: 800, units: 1200 }
type Draw = (cv: Canvas) => void

const OUTDOORS = {
  house: drawHouseScene,
  cottage: drawCottageScene,
  cube: drawCubeScene,
  capeDutch: drawCapeDutchScene,
  cluster: drawClusterScene,
  townhouses: drawTownhouseScene,
  apartments: drawApartmentScene,
  farm: drawFarmScene,
  plot: drawPlotScene,
  lodge: drawLodgeScene,
  office: drawOfficeScene,
  shop: drawShopScene,
  warehouse: drawWarehouseScene,
  industrial: drawIndustrialScene,
  beach: drawBeachScene,
  berg: drawBergScene,
  bushveld: drawBushveldScene,
  lagoon: drawLagoonScene,
  river: drawRiverScene,
  city: drawCityScene,
  vineyard: drawVineyardScene,
  karoo: drawKarooScene,
}

const ROOMS = {
  living: drawLiving,
  kitchen: drawKitchen,
  bedroom: drawBedroom,
  bathroom: drawBathroom,
  dining: drawDining,
  study: drawStudy,
  patio: drawPatio,
  meeting: drawMeeting,
  workspace: drawWorkspace,
  retail: drawRetail,
  storage: drawStorage,
}

const SCENES: Record<SceneType, Draw> = { ...OUTDOORS, ...ROOMS }

/** The region's colours; the roof has those of its material, and a wall of face brick its own. */
function paletteOf({ region, time, look = {} }: SceneSpec, rand: Rand): Palette {
  const palette = paletteFor(region, time, rand.stream('palette'))
  const paint = rand.stream('paint')
  const { roof, brick = false } = look
  if (roof !== undefined && roof !== 'thatch' && roof !== 'flat')
    palette.roof = paint.pick(ROOF_COLOURS[roof])
  if (brick) palette.wall = paint.pick(FACE_BRICK)
  else if (paint.chance(0.45)) palette.wall = paint.pick(WALL_PAINTS)
  return palette
}

/** SVG text, 1200 by 800. */
export function drawScene(spec: SceneSpec): string {
  const rand = new Rand(spec.seed)
  const palette = paletteOf(spec, rand)
  const cv = new Canvas(palette, rand, spec)
  SCENES[spec.type](cv)
  const indoors = spec.type in ROOMS
  const wash = [
    [0, palette.light, spec.time === 'noon' ? 0.06 : 0.16],
    [0.5, palette.light, 0.03],
    [1, palette.shade, 0.2],
  ] as const
  cv.rect(0, 0, 1200, 800, cv.radial(wash, 0.3, 0.35, 0.85))
  const { view = 0 } = spec
  const mirrored = rand.stream('camera').chance(0.5)
  const camera = rand.stream(view === 0 ? 'camera' : `camera${view}`)
  const nearer = indoors ? camera.between(1, 1.07) : camera.between(1, 1.17) + view * 0.16
  return cv.svg(SIZE, {
    mirrored,
    zoom: nearer,
    x: camera.between(480, 760),
    y: indoors ? 470 : 610,
  })
}
