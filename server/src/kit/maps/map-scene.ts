import type { MapFeature } from '#contract/maps/basemap-file.ts'
import { lightColours } from '#contract/maps/map-colours.ts'
import { drawRules, isDrawn, widthAt, type DrawRule } from '#contract/maps/map-style.ts'
import { labelCandidates } from '#contract/maps/label-candidates.ts'
import { overlaps, pixelsPerUnit, toWorld, type WorldBox } from '#contract/maps/mercator.ts'
import {
  placeLabels,
  type Measure,
  type Obstacle,
  type PlacedLabel,
} from '#contract/maps/place-labels.ts'
import { basemapFor } from './basemap-data.ts'

export interface GeoPoint {
  lat: number
  lng: number
}

export type PicturePoint = [x: number, y: number]

/** A picture of a part of the world, in pixels or points. */
export interface PictureFrame {
  width: number
  height: number
  zoom: number
  scale: number
  box: WorldBox
}

export interface SceneShape {
  colour: string
  /** Areas have none. */
  width: number | undefined
  dash: readonly number[]
  lines: PicturePoint[][]
}

export interface MapScene {
  ground: string
  shapes: SceneShape[]
  labels: PlacedLabel[]
}

/** The frame around a point at a zoom level. */
export function frameAt(
  point: GeoPoint,
  zoom: number,
  width: number,
  height: number,
): PictureFrame {
  const scale = pixelsPerUnit(zoom)
  const { x, y } = toWorld(point.lat, point.lng)
  const left = x - width / 2 / scale
  const top = y - height / 2 / scale
  const box = { left, top, right: left + width / scale, bottom: top + height / scale }
  return { width, height, zoom, scale, box }
}

/** The frame around all points, with some space; a single point is not shown closer than `nearest`. */
export function frameAround(
  points: readonly GeoPoint[],
  {
    width,
    height,
    inset,
    nearest = 13,
  }: { width: number; height: number; inset: number; nearest?: number },
): PictureFrame {
  const world = points.map(({ lat, lng }) => toWorld(lat, lng))
  const xs = world.map(({ x }) => x)
  const ys = world.map(({ y }) => y)
  const left = Math.min(...xs)
  const top = Math.min(...ys)
  const across = Math.max(Math.max(...xs) - left, 1)
  const down = Math.max(Math.max(...ys) - top, 1)
  const fitting = Math.min((width - 2 * inset) / across, (height - 2 * inset) / down)
  const scale = Math.min(fitting, pixelsPerUnit(nearest))
  const box = {
    left: left + across / 2 - width / 2 / scale,
    top: top + down / 2 - height / 2 / scale,
    right: left + across / 2 + width / 2 / scale,
    bottom: top + down / 2 + height / 2 / scale,
  }
  return { width, height, zoom: Math.log2(scale / pixelsPerUnit(0)), scale, box }
}

export function inPicture({ lat, lng }: GeoPoint, { box, scale }: PictureFrame): PicturePoint {
  const { x, y } = toWorld(lat, lng)
  return [(x - box.left) * scale, (y - box.top) * scale]
}

/** Steps shorter than this, in pixels, are invisible. */
const smallest = 0.4

const rounded = (value: number) => Math.round(value * 20) / 20

function lineInPicture(line: Int32Array, { box, scale }: PictureFrame): PicturePoint[] {
  const points: PicturePoint[] = []
  for (let at = 0; at < line.length; at += 2) {
    const x = ((line[at] as number) - box.left) * scale
    const y = ((line[at + 1] as number) - box.top) * scale
    const last = points.at(-1)
    const isLast = at + 2 >= line.length
    if (last && !isLast && Math.hypot(x - last[0], y - last[1]) < smallest) continue
    points.push([rounded(x), rounded(y)])
  }
  return points
}

function shapeOf(
  rule: DrawRule,
  features: readonly MapFeature[],
  frame: PictureFrame,
  size: number,
): SceneShape | undefined {
  const lines = features
    .filter((feature) => isDrawn(rule, feature, frame.zoom) && overlaps(feature.box, frame.box))
    .flatMap((feature) => feature.lines)
    .map((line) => lineInPicture(line, frame))
    .filter((points) => points.length > 1)
  if (!lines.length) return undefined
  const width = rule.width && widthAt(rule.width, frame.zoom) * size
  const dash = (rule.dash ?? []).map((part) => part * (width ?? 1))
  return { colour: lightColours[rule.colour], width, dash, lines }
}

interface SceneOptions {
  ngi: boolean
  measure: Measure
  obstacles: readonly Obstacle[]
  /** A factor for names and lines, which are smaller on paper than on a screen. */
  size?: number
}

/** Lays out the map by the same rules as on screen; names avoid the obstacles and the edges. */
export function sceneOf(
  frame: PictureFrame,
  { ngi, measure, obstacles, size = 1 }: SceneOptions,
): MapScene {
  const { layers, names } = basemapFor(frame.box, frame.zoom, ngi)
  const shapes = drawRules.flatMap(
    (rule) =>
      shapeOf(
        rule,
        layers.flatMap((part) => part[rule.layer] ?? []),
        frame,
        size,
      ) ?? [],
  )
  const roads = layers.flatMap((part) => part.roads ?? [])
  const { scale, box, width, height } = frame
  const zoom = Math.floor(frame.zoom + 0.75)
  const candidates = labelCandidates(names, roads, { zoom, scale, box }).map((candidate) => ({
    ...candidate,
    style: { ...candidate.style, size: candidate.style.size * size },
  }))
  const labels = placeLabels(candidates, { measure, obstacles, frame: { width, height } })
  return { ground: lightColours.land, shapes, labels }
}
