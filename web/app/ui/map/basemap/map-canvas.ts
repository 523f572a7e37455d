import L from 'leaflet'
import { pixelsPerUnit, worldSize, type WorldBox } from '#contract/maps/mercator.ts'

/** The share of the map's width and height that is drawn beyond each edge, so that panning shows no gap. */
const beyond = 0.35
/** A larger canvas would not fit into the memory of a phone. */
const mostPixels = 9_000_000

/** The part of the world that a canvas shows once it is drawn. */
export interface CanvasFrame {
  zoom: number
  scale: number
  ratio: number
  box: WorldBox
  /** In pixels of the screen. */
  width: number
  height: number
  /** The upper left corner, relative to Leaflet's origin at this zoom level. */
  corner: L.Point
  /** The size of the map itself. */
  view: L.Point
}

/** The part of the world to draw for the current view. */
export function frameFor(map: L.Map): CanvasFrame {
  const zoom = map.getZoom()
  const view = map.getSize()
  const pad = L.point(Math.round(view.x * beyond), Math.round(view.y * beyond))
  const corner = map.containerPointToLayerPoint([0, 0]).subtract(pad).round()
  const width = view.x + 2 * pad.x
  const height = view.y + 2 * pad.y
  const scale = pixelsPerUnit(zoom)
  const pixel = map.getPixelOrigin().add(corner)
  const left = pixel.x / scale
  const top = pixel.y / scale
  const ratio = Math.min(window.devicePixelRatio || 1, Math.sqrt(mostPixels / (width * height)))
  const box = { left, top, right: left + width / scale, bottom: top + height / scale }
  return { zoom, scale, ratio, box, width, height, corner, view }
}

/** Whether the canvas still covers the current view, with a margin left on each side. */
export function stillCovers(map: L.Map, frame: CanvasFrame, left: number): boolean {
  if (map.getZoom() !== frame.zoom) return false
  const view = map.getSize()
  if (!view.equals(frame.view)) return false
  const from = map.containerPointToLayerPoint([0, 0]).subtract(frame.corner)
  const to = L.point(frame.width, frame.height).subtract(from).subtract(view)
  return (
    Math.min(from.x, to.x) >= view.x * beyond * left &&
    Math.min(from.y, to.y) >= view.y * beyond * left
  )
}

/** Clears the canvas and moves it to the position of the frame, ready to draw on. */
export function fit(canvas: HTMLCanvasElement, { width, height, ratio, corner }: CanvasFrame) {
  const pixelsX = Math.round(width * ratio)
  const pixelsY = Math.round(height * ratio)
  if (canvas.width !== pixelsX || canvas.height !== pixelsY) {
    canvas.width = pixelsX
    canvas.height = pixelsY
    canvas.style.width = `${width}px`
    canvas.style.height = `${height}px`
  }
  L.DomUtil.setPosition(canvas, corner)
}

/** Moves and scales the canvas while the map zooms, until it is redrawn. */
export function follow(
  map: L.Map,
  canvases: readonly HTMLCanvasElement[],
  frame: CanvasFrame,
  { center, zoom }: { center: L.LatLng; zoom: number },
): void {
  const scale = map.getZoomScale(zoom, frame.zoom)
  const pane = L.DomUtil.getPosition(map.getPane('mapPane') as HTMLElement)
  const origin = map.project(center, zoom).subtract(map.getSize().divideBy(2)).add(pane).round()
  const world = (256 * 2 ** zoom) / worldSize
  const corner = L.point(frame.box.left * world, frame.box.top * world).subtract(origin)
  for (const canvas of canvases) L.DomUtil.setTransform(canvas, corner, scale)
}
