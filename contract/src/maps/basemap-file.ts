import { overlaps, toWorld, type WorldBox } from './mercator.ts'

/** In drawing order, lowest first. */
export const layerNames = [
  'countries',
  'parks',
  'urban',
  'sea',
  'rivers',
  'lakes',
  'provborders',
  'borders',
  'coast',
  'rail',
  'roads',
] as const

export type LayerName = (typeof layerNames)[number]

/** A line or a ring in world units: the first point, then the offset to each further one. */
export type PackedLine = readonly number[]

export interface PackedFeature {
  lines: readonly PackedLine[]
  /** Rank: 1 is the most important. */
  r?: number
  /** The number of a national road: `N1`, `N10/N9`. */
  ref?: string
  /** The last zoom at which it is drawn. */
  zx?: number
}

export type PackedPlace = readonly [
  name: string,
  kind: string,
  rank: number,
  from: number,
  x: number,
  y: number,
]

export type PackedName = readonly [
  name: string,
  kind: string,
  from: number,
  to: number,
  x: number,
  y: number,
  angle: number,
]

export interface BasemapFile {
  layers: Partial<Record<LayerName, readonly PackedFeature[]>>
  places?: readonly PackedPlace[]
  names?: readonly PackedName[]
  airports?: readonly PackedPlace[]
}

export interface MapFeature {
  lines: readonly Int32Array[]
  rank: number
  ref: string
  to: number
  box: WorldBox
}

export type MapLayers = Partial<Record<LayerName, readonly MapFeature[]>>

/** The points of a line: x, y, x, y, … */
export function unpackLine(packed: PackedLine): Int32Array {
  const points = Int32Array.from(packed)
  for (let at = 2; at < points.length; at++) {
    points[at] = (points[at] as number) + (points[at - 2] as number)
  }
  return points
}

function boxOf(lines: readonly Int32Array[]): WorldBox {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  for (const line of lines) {
    for (let at = 0; at < line.length; at += 2) {
      const x = line[at] as number
      const y = line[at + 1] as number
      if (x < box.left) box.left = x
      if (x > box.right) box.right = x
      if (y < box.top) box.top = y
      if (y > box.bottom) box.bottom = y
    }
  }
  return box
}

const lastZoom = 24

export function unpackLayers({ layers }: BasemapFile): MapLayers {
  const unpacked: MapLayers = {}
  for (const name of layerNames) {
    const features = layers[name]
    if (!features) continue
    unpacked[name] = features.map(({ lines: packed, r = 1, ref = '', zx = lastZoom }) => {
      const lines = packed.map(unpackLine)
      return { lines, rank: r, ref, to: zx, box: boxOf(lines) }
    })
  }
  return unpacked
}

/** From this zoom level, the detail of each cell is drawn instead of the country's. */
export const detailZoom = 9

/** Detail covers this part of the world, in square cells. */
const corner = toWorld(-21, 15)
const origin = { x: Math.round(corner.x), y: Math.round(corner.y) }
const across = 9
const down = 9
const cellSize = 24_576

export interface Cell {
  /** As in the names of its files: `3-5`. */
  name: string
  box: WorldBox
}

function cellAt(column: number, row: number): Cell {
  const left = origin.x + column * cellSize
  const top = origin.y + row * cellSize
  return {
    name: `${column}-${row}`,
    box: { left, top, right: left + cellSize, bottom: top + cellSize },
  }
}

export const allCells: readonly Cell[] = Array.from({ length: across * down }, (_, index) =>
  cellAt(index % across, Math.floor(index / across)),
)

export function cellsIn(box: WorldBox): Cell[] {
  return allCells.filter((cell) => overlaps(cell.box, box))
}

/**
 * The files of one view. Data from the Global Map of South Africa is kept separate because of its
 * licence condition. Without it, the roads are those of our own road graph.
 */
export const countryFiles = (ngi: boolean) =>
  ngi ? (['country', 'country-ngi'] as const) : (['country', 'country-roads'] as const)

export const cellFiles = (cell: string, ngi: boolean) =>
  ngi ? [`cell-${cell}`, `cell-${cell}-ngi`] : [`cell-${cell}`]
