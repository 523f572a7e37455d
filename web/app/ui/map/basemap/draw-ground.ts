import type { MapLayers } from '#contract/maps/basemap-file.ts'
import type { MapColours } from '#contract/maps/map-colours.ts'
import { drawRules, widthAt, type DrawRule } from '#contract/maps/map-style.ts'
import { toWorld, type WorldBox, type WorldPoint } from '#contract/maps/mercator.ts'
import { pathsOf, type PathGroup } from './layer-paths.ts'

/** Some of the map's data, and where on the canvas it may be drawn. */
export interface GroundPart {
  layers: MapLayers
  origin: WorldPoint
  /** Not drawn inside these boxes, which have detailed data. */
  except?: readonly WorldBox[]
}

export interface GroundView {
  zoom: number
  /** Pixels of the screen for each unit of the world. */
  scale: number
  /** Pixels of the canvas for each pixel of the screen. */
  ratio: number
  box: WorldBox
}

function isShown({ ranks, from = 0 }: DrawRule, { rank, to }: PathGroup, zoom: number): boolean {
  return zoom >= from && zoom <= to + 0.5 && (!ranks || ranks.includes(rank))
}

function clipOut(context: CanvasRenderingContext2D, view: GroundView, boxes: readonly WorldBox[]) {
  const { scale, ratio, box } = view
  context.setTransform(ratio, 0, 0, ratio, 0, 0)
  const area = new Path2D()
  area.rect(0, 0, (box.right - box.left) * scale, (box.bottom - box.top) * scale)
  for (const { left, top, right, bottom } of boxes) {
    area.rect(
      (left - box.left) * scale,
      (top - box.top) * scale,
      (right - left) * scale,
      (bottom - top) * scale,
    )
  }
  context.clip(area, 'evenodd')
}

function drawPart(
  context: CanvasRenderingContext2D,
  rule: DrawRule,
  { layers, origin, except }: GroundPart,
  view: GroundView,
) {
  const { zoom, scale, ratio, box } = view
  const groups = pathsOf(layers, origin)[rule.layer]?.filter((group) => isShown(rule, group, zoom))
  if (!groups?.length) return
  context.save()
  // Parks have no detailed version.
  if (except?.length && rule.layer !== 'parks') clipOut(context, view, except)
  const size = scale * ratio
  context.setTransform(size, 0, 0, size, (origin.x - box.left) * size, (origin.y - box.top) * size)
  const width = rule.width && widthAt(rule.width, zoom) / scale
  if (width) {
    context.lineWidth = width
    context.setLineDash((rule.dash ?? []).map((part) => part * width))
  }
  for (const { path } of groups) {
    if (width) context.stroke(path)
    else context.fill(path)
  }
  context.restore()
}

/** Where the data ends: beyond it there is land in the north, and sea on the other sides. */
const dataEnds = { ...toWorld(-14, 4), far: toWorld(-46, 46) }

function drawBeyond(
  context: CanvasRenderingContext2D,
  { box, scale, ratio }: GroundView,
  colours: MapColours,
) {
  const { width, height } = context.canvas
  const size = scale * ratio
  const left = (dataEnds.x - box.left) * size
  const top = (dataEnds.y - box.top) * size
  const right = (dataEnds.far.x - box.left) * size
  const bottom = (dataEnds.far.y - box.top) * size
  context.fillStyle = colours.sea
  if (left > 0) context.fillRect(0, 0, left, height)
  if (right < width) context.fillRect(right, 0, width - right, height)
  if (bottom < height) context.fillRect(0, bottom, width, height - bottom)
  context.fillStyle = colours.abroad
  if (top > 0) context.fillRect(left, 0, right - left, top + 1)
}

/** Land, sea, borders and roads, in the order of the rules. */
export function drawGround(
  context: CanvasRenderingContext2D,
  parts: readonly GroundPart[],
  view: GroundView,
  colours: MapColours,
): void {
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = colours.land
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  drawBeyond(context, view, colours)
  context.lineJoin = 'round'
  for (const rule of drawRules) {
    context.lineCap = rule.dash ? 'butt' : 'round'
    context.fillStyle = colours[rule.colour]
    context.strokeStyle = colours[rule.colour]
    for (const part of parts) drawPart(context, rule, part, view)
  }
}
