import { readFileSync } from 'node:fs'
import path from 'node:path'
import {
  allCells,
  type BasemapFile,
  type LayerName,
  type PackedName,
  type PackedPlace,
} from '#contract/maps/basemap-file.ts'
import { toWorld } from '#contract/maps/mercator.ts'
import { places } from '#server/gateways/routing/places.ts'
import { readRoads } from '#server/gateways/routing/road-graph.ts'
import { roadTable } from '#server/gateways/routing/roads.ts'
import { makeWays } from './road-ways.ts'
import { cutShapes, packShapes, toWorldShape, type WorldShape } from './pack.ts'
import { shapesOf, type Topology } from './topojson.ts'

const folder = path.resolve(import.meta.dirname, '../../contract/basemap')
export const sourceFolder = path.join(folder, 'source')
export const filesFolder = path.join(folder, 'files')

/** The bends of our own road graph, for the server. */
export const waysFile = path.join(folder, 'ways-ngi.json')

const read = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(sourceFolder, name), 'utf8'))

function shapes(file: string, object: string): WorldShape[] {
  return shapesOf(read(`${file}.topojson`) as Topology, object).map(toWorldShape)
}

interface Point {
  properties: { n: string; k?: string; r?: number; z: number; zx?: number; a?: number }
  geometry: { coordinates: [number, number] }
}

function points(file: string) {
  return (read(`${file}.geojson`) as { features: Point[] }).features.map((point) => {
    const [lng, lat] = point.geometry.coordinates
    const { x, y } = toWorld(lat, lng)
    return { ...point.properties, x: Math.round(x), y: Math.round(y) }
  })
}

const placesOf = (file: string): PackedPlace[] =>
  points(file).map(({ n, k = 'airport', r = 3, z, x, y }) => [n, k, r, z, x, y])

const always = 24
const namesOf = (file: string): PackedName[] =>
  points(file).map(({ n, k = '', z, zx = always, x, y, a = 0 }) => [n, k, z, zx, x, y, a])

/** Sea, borders and rivers: free to use. Lagoons and harbours come with the rivers. */
function openLayers(detail: 'lo' | 'hi'): Partial<Record<LayerName, WorldShape[]>> {
  const base = (object: string) => shapes(`base-${detail}`, object)
  return {
    countries: base('countries'),
    sea: base('sea'),
    rivers: shapes(`water-${detail}`, 'rivers'),
    lakes: lakes(detail, true),
    provborders: base('provborders'),
    borders: base('borders'),
    coast: base('coast'),
  }
}

function lakes(detail: 'lo' | 'hi', lagoons: boolean): WorldShape[] {
  const topology = read(`water-${detail}.topojson`) as Topology
  return shapesOf(topology, 'lakes')
    .filter(({ properties }) => (properties['k'] === 'lagoon') === lagoons)
    .map(toWorldShape)
}

/** From the Global Map of South Africa, whose licence has a condition. */
function ngiLayers(detail: 'lo' | 'hi'): Partial<Record<LayerName, WorldShape[]>> {
  return {
    urban: shapes(`urban-${detail}`, 'urban'),
    lakes: lakes(detail, false),
    ...(detail === 'hi' && { rail: shapes('rail', 'rail') }),
    roads: shapes(`roads-${detail}`, 'roads'),
  }
}

/** The roads of our own graph, as straight lines between its places. */
function ownRoads(): WorldShape[] {
  return readRoads(roadTable).map(({ road, from, to }) => ({
    closed: false,
    r: road.startsWith('N') ? 1 : 2,
    ...(road.startsWith('N') && { ref: road }),
    lines: [[from, to].map((name) => toWorld(...(places[name] ?? [0, 0])))],
  }))
}

function packed(layers: Partial<Record<LayerName, WorldShape[]>>): BasemapFile {
  const entries = Object.entries(layers)
    .map(([name, shapes]) => [name, packShapes(shapes)] as const)
    .filter(([, features]) => features.length)
  return { layers: Object.fromEntries(entries) }
}

function cut(layers: Partial<Record<LayerName, WorldShape[]>>, cell: (typeof allCells)[number]) {
  const entries = Object.entries(layers).map(([name, shapes]) => [
    name,
    cutShapes(shapes, cell.box),
  ])
  return packed(Object.fromEntries(entries) as typeof layers)
}

export const roadWays = () => makeWays(read('roads-hi.topojson') as Topology)

/** Every file of the map, by its name. */
export function makeFiles(): Map<string, BasemapFile> {
  const parks = shapes('parks', 'parks')
  const files = new Map<string, BasemapFile>([
    [
      'country',
      {
        ...packed({ ...openLayers('lo'), parks }),
        places: placesOf('places'),
        names: namesOf('names'),
        airports: placesOf('airports'),
      },
    ],
    ['country-ngi', packed(ngiLayers('lo'))],
    ['country-roads', packed({ roads: ownRoads() })],
  ])
  const open = openLayers('hi')
  const ngi = ngiLayers('hi')
  for (const cell of allCells) {
    files.set(`cell-${cell.name}`, cut(open, cell))
    files.set(`cell-${cell.name}-ngi`, cut(ngi, cell))
  }
  // A cell without a file is empty land.
  for (const [name, { layers }] of files) if (!Object.keys(layers).length) files.delete(name)
  return files
}
