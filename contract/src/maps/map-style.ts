import type { LayerName, MapFeature } from './basemap-file.ts'
import type { MapColours } from './map-colours.ts'

type ColourName = keyof MapColours

/** Pixels at some zoom levels; in between, the width is interpolated linearly. */
export type Stops = readonly (readonly [zoom: number, width: number])[]

export function widthAt(stops: Stops, zoom: number): number {
  const [first] = stops
  const last = stops.at(-1)
  if (!first || !last) return 0
  if (zoom <= first[0]) return first[1]
  for (let at = 1; at < stops.length; at++) {
    const from = stops[at - 1] as (typeof stops)[number]
    const to = stops[at] as (typeof stops)[number]
    if (zoom <= to[0]) return from[1] + ((to[1] - from[1]) * (zoom - from[0])) / (to[0] - from[0])
  }
  return last[1]
}

export interface DrawRule {
  layer: LayerName
  colour: ColourName
  /** Lines have a width; areas do not. */
  width?: Stops
  /** In multiples of the width. */
  dash?: readonly number[]
  /** Only features with these ranks. */
  ranks?: readonly number[]
  /** The first zoom at which it is drawn. */
  from?: number
  opacity?: number
}

const national: Stops = [
  [4, 0.8],
  [5, 1.3],
  [7, 2],
  [9, 2.8],
  [11, 4.2],
  [13, 7],
  [16, 14],
]
const primary: Stops = [
  [5, 0.5],
  [7, 1.1],
  [9, 1.9],
  [11, 3],
  [13, 5],
  [16, 11],
]
const secondary: Stops = [
  [9, 0.9],
  [11, 1.9],
  [13, 3.6],
  [16, 8],
]
/** The edge on both sides of a road. */
const edged = (stops: Stops, edge: number): Stops =>
  stops.map(([zoom, width]) => [zoom, width + edge])

/** How the map is drawn, lowest first, on a background of land. */
export const drawRules: readonly DrawRule[] = [
  { layer: 'countries', colour: 'abroad' },
  { layer: 'parks', colour: 'park' },
  { layer: 'urban', colour: 'urban' },
  { layer: 'sea', colour: 'sea' },
  {
    layer: 'rivers',
    colour: 'river',
    ranks: [1, 2],
    width: [
      [5, 0.7],
      [9, 1.2],
      [13, 2.2],
      [16, 4],
    ],
  },
  {
    layer: 'rivers',
    colour: 'river',
    ranks: [3, 4],
    from: 7,
    width: [
      [7, 0.5],
      [9, 0.7],
      [13, 1.3],
      [16, 2.4],
    ],
  },
  { layer: 'lakes', colour: 'lake' },
  {
    layer: 'provborders',
    colour: 'provinceBorder',
    dash: [4, 2],
    width: [
      [5, 0.9],
      [9, 1.2],
      [13, 1.6],
    ],
  },
  {
    layer: 'borders',
    colour: 'border',
    dash: [6, 2, 1, 2],
    width: [
      [5, 1.1],
      [9, 1.6],
      [13, 2.2],
    ],
  },
  {
    layer: 'coast',
    colour: 'coast',
    width: [
      [5, 0.7],
      [9, 1],
      [13, 1.4],
    ],
  },
  {
    layer: 'rail',
    colour: 'rail',
    dash: [5, 3],
    from: 9,
    width: [
      [9, 0.7],
      [12, 1.1],
      [16, 2],
    ],
  },
  { layer: 'roads', colour: 'roadCasing', ranks: [3], from: 9, width: edged(secondary, 1.2) },
  { layer: 'roads', colour: 'roadCasing', ranks: [2], width: edged(primary, 1.1) },
  { layer: 'roads', colour: 'nationalCasing', ranks: [1], width: edged(national, 1.2) },
  { layer: 'roads', colour: 'road', ranks: [3], from: 9, width: secondary },
  { layer: 'roads', colour: 'road', ranks: [2], width: primary },
  { layer: 'roads', colour: 'national', ranks: [1], width: national },
]

export function isDrawn({ ranks, from = 0 }: DrawRule, feature: MapFeature, zoom: number): boolean {
  return zoom >= from && zoom <= feature.to + 0.5 && (!ranks || ranks.includes(feature.rank))
}
