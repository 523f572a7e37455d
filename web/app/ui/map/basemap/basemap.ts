import type L from 'leaflet'
import {
  cellsIn,
  detailZoom,
  type Cell,
  type MapFeature,
  type MapLayers,
} from '#contract/maps/basemap-file.ts'
import { labelCandidates, type MapNames } from '#contract/maps/label-candidates.ts'
import { toWorld } from '#contract/maps/mercator.ts'
import { placeLabels, type Obstacle } from '#contract/maps/place-labels.ts'
import { loadCell, loadCountry, type CountryData } from './basemap-files.ts'
import { drawGround, type GroundPart } from './draw-ground.ts'
import { drawLabels, measureWith } from './draw-labels.ts'
import { fit, follow, frameFor, stillCovers, type CanvasFrame } from './map-canvas.ts'
import { coloursNow, watchTheme } from './map-theme.ts'

export interface BasemapOptions {
  /** Whether the layers of the Global Map may be shown. */
  ngi: boolean
  /** Areas that no name may overlap, relative to Leaflet's origin: the pins. */
  obstacles: () => readonly Obstacle[]
  /** Additional names for the visible part of the map. */
  moreNames: () => NonNullable<MapNames['places']>
}

export interface Basemap {
  /** Call it after pins or names have changed. */
  redrawLabels(): void
}

const middle = toWorld(-29, 24)

/** Names of the next zoom level are shown a little early: those without space are left out anyway. */
const labelZoom = (zoom: number) => Math.floor(zoom + 0.75)

function canvasIn(map: L.Map, pane: string, zIndex: number): HTMLCanvasElement {
  const element = map.createPane(pane)
  element.style.zIndex = String(zIndex)
  element.style.pointerEvents = 'none'
  const canvas = document.createElement('canvas')
  canvas.classList.add('leaflet-zoom-animated')
  canvas.setAttribute('aria-hidden', 'true')
  element.append(canvas)
  return canvas
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser cannot draw on a canvas')
  return context
}

/** Draws the bundled map on two canvases that pan with the map: the ground, and the names above areas and routes. */
export function addBasemap(map: L.Map, { ngi, obstacles, moreNames }: BasemapOptions): Basemap {
  const ground = contextOf(canvasIn(map, 'basemap', 150))
  const names = contextOf(canvasIn(map, 'basemap-names', 450))
  const canvases = [ground.canvas, names.canvas]
  const measure = measureWith(names)
  const cells = new Map<string, { cell: Cell; parts: readonly MapLayers[] }>()
  const asked = new Set<string>()
  let country: CountryData | undefined
  let frame: CanvasFrame | undefined
  let planned = 0
  let closed = false

  function detailIn({ zoom, box }: CanvasFrame): Cell[] {
    return Math.round(zoom) >= detailZoom ? cellsIn(box) : []
  }

  function partsOf(shown: CanvasFrame): GroundPart[] {
    const loaded = detailIn(shown).flatMap(({ name }) => cells.get(name) ?? [])
    const except = loaded.map(({ cell }) => cell.box)
    const wide = (country?.parts ?? []).map((layers) => ({
      layers,
      origin: middle,
      // Our own roads have no detailed version.
      except: !ngi && layers.roads ? [] : except,
    }))
    const near = loaded.flatMap(({ cell, parts }) =>
      parts.map((layers) => ({ layers, origin: { x: cell.box.left, y: cell.box.top } })),
    )
    return [...wide, ...near]
  }

  function draw() {
    planned = 0
    if (closed || !country) return
    frame = frameFor(map)
    for (const canvas of canvases) fit(canvas, frame)
    drawGround(ground, partsOf(frame), frame, coloursNow())
    redrawLabels()
    loadDetail(frame)
  }
  function plan() {
    planned ||= requestAnimationFrame(draw)
  }

  function roads(shown: CanvasFrame): readonly MapFeature[] {
    const loaded = detailIn(shown).flatMap(({ name }) => cells.get(name)?.parts ?? [])
    const parts = loaded.some((layers) => layers.roads) ? loaded : (country?.parts ?? [])
    return parts.flatMap((layers) => layers.roads ?? [])
  }

  function redrawLabels() {
    if (!frame || !country) return
    const { corner, scale, box, ratio } = frame
    const candidates = labelCandidates(
      { ...country.names, places: [...(country.names.places ?? []), ...moreNames()] },
      roads(frame),
      { zoom: labelZoom(frame.zoom), scale, box },
    )
    const taken = obstacles().map(({ left, top, right, bottom, name }) => ({
      name,
      left: left - corner.x,
      right: right - corner.x,
      top: top - corner.y,
      bottom: bottom - corner.y,
    }))
    names.setTransform(1, 0, 0, 1, 0, 0)
    names.clearRect(0, 0, names.canvas.width, names.canvas.height)
    const { x: left, y: top } = map.containerPointToLayerPoint([0, 0]).subtract(corner)
    const view = { left, top, right: left + frame.view.x, bottom: top + frame.view.y }
    const placed = placeLabels(candidates, { measure, obstacles: taken, view })
    drawLabels(names, placed, ratio, coloursNow())
  }

  function loadDetail(shown: CanvasFrame) {
    for (const cell of detailIn(shown)) {
      if (asked.has(cell.name)) continue
      asked.add(cell.name)
      loadCell(cell, ngi).then(
        (parts) => {
          cells.set(cell.name, { cell, parts })
          plan()
        },
        // The coarse lines of the country remain; the next move retries.
        () => asked.delete(cell.name),
      )
    }
  }

  const stopWatching = watchTheme(plan)
  map.on('zoomanim', (event) => frame && follow(map, canvases, frame, event))
  map.on('zoom', () => {
    if (frame) follow(map, canvases, frame, { center: map.getCenter(), zoom: map.getZoom() })
  })
  map.on('move', () => {
    if (frame && map.getZoom() === frame.zoom && !stillCovers(map, frame, 0.02)) plan()
  })
  map.on('moveend viewreset resize', () => {
    if (!frame || !stillCovers(map, frame, 0.5)) draw()
  })
  map.on('unload', () => {
    closed = true
    stopWatching()
  })
  loadCountry(ngi).then(
    async (data) => {
      country = data
      plan()
      // Names must be measured in our own font, once it has loaded.
      await document.fonts.ready
      plan()
    },
    () => map.fire('basemapfailed'),
  )
  return { redrawLabels }
}
