import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  cellFiles,
  cellsIn,
  countryFiles,
  detailZoom,
  unpackLayers,
  type BasemapFile,
  type MapLayers,
} from '#contract/maps/basemap-file.ts'
import type { MapNames } from '#contract/maps/label-candidates.ts'
import type { WorldBox } from '#contract/maps/mercator.ts'

const folder = path.resolve(import.meta.dirname, '../../../../contract/basemap/files')

interface Loaded {
  layers: MapLayers
  names: MapNames
}

/** Only the files of the whole country are cached; those of cells are read when they are drawn. */
const cached = new Map<string, Loaded>()

function read(name: string): Loaded | undefined {
  const file = path.join(folder, `${name}.json`)
  if (!existsSync(file)) return undefined
  const content = JSON.parse(readFileSync(file, 'utf8')) as BasemapFile
  const { places = [], names = [], airports = [] } = content
  return { layers: unpackLayers(content), names: { places, names, airports } }
}

function country(name: string): Loaded | undefined {
  const known = cached.get(name) ?? read(name)
  if (known) cached.set(name, known)
  return known
}

export interface BasemapData {
  layers: readonly MapLayers[]
  names: MapNames
}

/** The map data that a picture of this part of the world needs. */
export function basemapFor(box: WorldBox, zoom: number, ngi: boolean): BasemapData {
  const wide = countryFiles(ngi).flatMap((name) => country(name) ?? [])
  const names = wide[0]?.names ?? {}
  if (Math.round(zoom) < detailZoom) return { layers: wide.map(({ layers }) => layers), names }
  const near = cellsIn(box)
    .flatMap(({ name }) => cellFiles(name, ngi))
    .flatMap((name) => read(name) ?? [])
  // Parks and our own roads have no detailed version.
  const parks = wide.flatMap(({ layers }) => (layers.parks ? [{ parks: layers.parks }] : []))
  const ownRoads = ngi ? [] : wide.flatMap(({ layers }) => (layers.roads ? [layers] : []))
  return { layers: [...parks, ...near.map(({ layers }) => layers), ...ownRoads], names }
}
