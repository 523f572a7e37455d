import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toWorld, type WorldBox, type WorldPoint } from '#contract/maps/mercator.ts'
import { clipRing } from './clip.ts'
import { sourceFolder } from './make-files.ts'
import { shapesOf, type LngLat, type Topology } from './topojson.ts'

const codes: Readonly<Record<string, string>> = {
  'Eastern Cape': 'EC',
  'Free State': 'FS',
  Gauteng: 'GP',
  'KwaZulu-Natal': 'KZN',
  Limpopo: 'LP',
  Mpumalanga: 'MP',
  'North West': 'NW',
  'Northern Cape': 'NC',
  'Western Cape': 'WC',
}

/** Where the name of a province fits better than at the point that the map uses. */
const ownMiddles: Readonly<Record<string, [x: number, y: number]>> = {
  'KwaZulu-Natal': [1118, 552],
  Mpumalanga: [1072, 316],
  'Western Cape': [322, 985],
}

const width = 1300
const corner = toWorld(-21.7, 15.7)
const far = toWorld(-35.3, 33.6)
const scale = width / (far.x - corner.x)
const height = Math.round((far.y - corner.y) * scale)
const frame: WorldBox = { left: corner.x, top: corner.y, right: far.x, bottom: far.y }

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(sourceFolder, name), 'utf8'))

const inFrame = ({ x, y }: WorldPoint) => [
  Math.round((x - corner.x) * scale),
  Math.round((y - corner.y) * scale),
]

/** The minimum length of a step, in pixels. */
const shortest = 2.2

function pathOf(ring: readonly WorldPoint[]): string {
  let lastX = 0
  let lastY = 0
  let text = ''
  for (const point of ring) {
    const [x = 0, y = 0] = inFrame(point)
    if (text && Math.hypot(x - lastX, y - lastY) < shortest) continue
    const dy = y - lastY
    text += text ? `${x - lastX}${dy < 0 ? '' : ' '}${dy} ` : `M${x} ${y}l`
    lastX = x
    lastY = y
  }
  return `${text.trim()}z`
}

const world = (ring: readonly LngLat[]) => ring.map(([lng, lat]) => toWorld(lat, lng))

function paths(rings: readonly LngLat[][]): string {
  return rings
    .map((ring) => clipRing(world(ring), frame))
    .filter(({ length }) => length > 2)
    .map(pathOf)
    .filter((text) => text.length > 30)
    .join('')
}

interface Named {
  properties: { n: string; k: string }
  geometry: { coordinates: LngLat }
}

/** The module with the outlines of the province choosers. */
export function provinceModule(): string {
  const base = read('base-lo.topojson') as Topology
  const names = (read('names.geojson') as { features: Named[] }).features
  const middleOf = (province: string) => {
    const moved = ownMiddles[province]
    if (moved) return moved
    const found = names.find(({ properties: { n, k } }) => k === 'province' && n === province)
    const [lng, lat] = found?.geometry.coordinates ?? [0, 0]
    return inFrame(toWorld(lat, lng))
  }
  const provinces = shapesOf(base, 'provinces').map(({ properties, lines }) => {
    const name = String(properties['n'])
    const [x, y] = middleOf(name)
    return `  {\n    code: '${codes[name]}',\n    label: [${x}, ${y}],\n    path: '${paths(lines)}',\n  },`
  })
  const abroad = shapesOf(base, 'countries')
    .map(({ lines }) => paths(lines))
    .join('')
  return `/** Outlines of the provinces and their neighbours, made by scripts/basemap from Who’s On First and Natural Earth. */
export const provinceMapBox = '0 0 ${width} ${height}'

interface ProvinceShape {
  code: string
  /** The position of the name. */
  label: readonly [x: number, y: number]
  path: string
}

/** Land of other countries: what is neither this nor a province is the sea. */
export const abroadPath =
  '${abroad}'

export const provinceShapes: readonly ProvinceShape[] = [
${provinces.toSorted().join('\n')}
]
`
}
