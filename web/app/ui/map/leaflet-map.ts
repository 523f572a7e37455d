import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { drawOnce, type Drawing } from './draw-area.ts'
import { editCorners, type CornerEditing } from './edit-corners.ts'
import { dragPin } from './drag-pin.ts'
import { groupPins } from './group-pins.ts'
import {
  country,
  type Bounds,
  type MapPin,
  type MapView,
  type Position,
  type ShownView,
} from './map-types.ts'
import { addAttribution, asText, drawGround, type Name } from './map-ground.ts'
import type { MapSettings } from './map-settings.ts'
import { pinBoxes } from './pin-boxes.ts'
import { boundsAround, groupOf, isSpot } from './pin-group.ts'
import styles from './leaflet-map.module.css'

export interface MapOptions extends MapSettings {
  view: MapView | Bounds
  /** The person, and not the page, has panned or zoomed the map. */
  onMoved?: (bounds: Bounds) => void
  /** Called once the map has opened and after each move; `placed` if the page has moved it. */
  onViewChange?: (view: ShownView, placed: boolean) => void
  onPin?: (pin: MapPin) => void
  /** A group of pins was pressed that no zoom can separate, such as those at the centre of a suburb. */
  onSpot?: (spot: MapPin) => void
  onPick?: (position: Position) => void
  /** If given, the pin of a place can be dragged, or moved with the arrow keys. */
  onPinMoved?: ((position: Position) => void) | undefined
  /** The pointer is on a pin, or has left it. */
  onHover?: (pin: MapPin | null) => void
  /** The corner of the zoom buttons; the upper left one by default. */
  zoomAt?: L.ControlPosition | undefined
  /** How many pixels at the top and the bottom are covered by other things. */
  room?: (() => { top: number; bottom: number }) | undefined
  /** The names around a point, requested when the map is zoomed in enough to show them. */
  loadNames?: (centre: Position) => Promise<readonly Name[]>
}

export interface OpenMap {
  showPins(pins: readonly MapPin[]): void
  /** A place that is known only roughly. */
  showCircle(circle: (Position & { metres: number }) | null): void
  /** With `onArea`, the corners of the area can be dragged and removed. */
  showArea(corners: readonly Position[] | null, onArea?: (corners: Position[]) => void): void
  /** A route. */
  showLine(points: readonly Position[] | null): void
  /** The outline of what can be reached by car. */
  showReach(corners: readonly Position[] | null): void
  /** Highlights the pin with this key, or the group that it is in. */
  mark(key: string | null): void
  look(view: MapView | Bounds): void
  /** The next stroke draws an area. Returns a function that cancels this. */
  draw(drawing: Drawing): () => void
  close(): void
}

/** To screen readers a pin is a button, so Enter and Space must press it. */
function onPressKey(marker: L.Marker, onPress: () => void) {
  marker.on('keypress', ({ originalEvent }: L.LeafletKeyboardEvent) => {
    if (!['Enter', ' '].includes(originalEvent.key)) return
    originalEvent.preventDefault()
    onPress()
  })
}

function pinIcon(pin: MapPin): L.DivIcon {
  return L.divIcon({
    className: `${styles.pin} ${styles[pin.kind] ?? ''}`,
    html: asText(pin.text),
    iconSize: [0, 0],
  })
}

/**
 * How far a map zooms in on a single point or something small: close enough for orientation, but no closer than the
 * data has detail. The bundled map has no streets.
 */
export function closestZoom({ tiles }: MapSettings): number {
  return tiles ? 16 : 13.5
}

/** How far it zooms in to separate pins that are close together. */
const separatingZoom = 16

function boundsOf(map: L.Map): Bounds {
  const box = map.getBounds()
  return { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() }
}

/** A route, with an outline that sets it off from the roads below. */
function routeLine(points: readonly Position[]): L.LayerGroup {
  const way = points.map(({ lat, lng }): L.LatLngTuple => [lat, lng])
  const look = { interactive: false, smoothFactor: 0.5 }
  return L.layerGroup([
    L.polyline(way, { ...look, className: styles.casing ?? '', weight: 8, opacity: 0.9 }),
    L.polyline(way, { ...look, className: styles.line ?? '', weight: 4.5 }),
  ])
}

function asLatLngBounds({ south, west, north, east }: Bounds): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east])
}

const still = { animate: false }

/** Adds some sea in the south, which things that overlay the lower part of the map may cover. */
function withSea(bounds: L.LatLngBounds): L.LatLngBounds {
  return bounds.extend([bounds.getSouth() - 14, bounds.getWest()])
}

/** Opens a Leaflet map in this element. The bundled map needs no other server. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  if (styles.map) element.classList.add(styles.map)
  const map = L.map(element, {
    maxBounds: withSea(asLatLngBounds(country).pad(0.5)),
    minZoom: 4,
    maxZoom: 18,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    scrollWheelZoom: false,
    attributionControl: false,
    zoomControl: !options.zoomAt,
    // The bundled map is sharp at any zoom, so fractional zoom levels can fit bounds closely; tiles are not.
    zoomSnap: options.tiles ? 1 : 0.25,
  })
  // Leaflet stacks controls from the edge of a corner, so the first one, the attribution, is the lowest.
  addAttribution(map, options)
  if (options.zoomAt) L.control.zoom({ position: options.zoomAt }).addTo(map)
  /** True while the page or a pressed group of pins is moving the map. */
  let placed = false
  let moving = false
  // A pin extends above its point and to both sides. What is covered changes as the page scrolls.
  const room = {
    get paddingTopLeft(): L.PointTuple {
      return [40, options.room?.().top ?? 44]
    },
    get paddingBottomRight(): L.PointTuple {
      return [40, options.room?.().bottom ?? 24]
    },
  }
  // The wheel zooms only a focused map, so that people can scroll past it.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  L.control.scale({ imperial: false }).addTo(map)
  map.on('moveend', () => {
    const { lat, lng } = map.getCenter()
    options.onViewChange?.({ lat, lng, zoom: map.getZoom(), bounds: boundsOf(map) }, placed)
  })
  look(options.view)
  const pins = L.layerGroup().addTo(map)
  const ground = drawGround(map, { ...options, obstacles: () => pinBoxes(pins, map) })

  let known: readonly MapPin[] = []
  let circle: L.Circle | null = null
  let area: L.Polygon | null = null
  let editing: CornerEditing | undefined
  let line: L.LayerGroup | null = null
  let reach: L.Polygon | null = null
  let marked: string | null = null
  const elements = new Map<string, HTMLElement>()

  function look(view: MapView | Bounds) {
    placed = true
    if ('zoom' in view) quietly(() => map.setView([view.lat, view.lng], view.zoom, still))
    else fit(view, closestZoom(options))
    placed = false
  }
  function fit(bounds: Bounds, maxZoom: number) {
    quietly(() => map.fitBounds(asLatLngBounds(bounds), { maxZoom, ...still, ...room }))
  }
  function quietly(move: () => void) {
    moving = true
    move()
    moving = false
  }
  function addPin(pin: MapPin, members: readonly MapPin[], onPress: () => void) {
    const movable = pin.kind === 'place' ? options.onPinMoved : undefined
    const isActive = pin.kind !== 'place' || movable !== undefined
    const marker = L.marker([pin.lat, pin.lng], {
      icon: pinIcon(pin),
      title: pin.title,
      interactive: isActive,
      keyboard: isActive,
      draggable: movable !== undefined,
      riseOnHover: true,
    })
    if (pin.kind !== 'place') {
      marker.on('click', onPress)
      onPressKey(marker, onPress)
    }
    pins.addLayer(marker)
    if (members.length === 1) {
      marker.on('mouseover', () => options.onHover?.(pin))
      marker.on('mouseout', () => options.onHover?.(null))
    }
    if (movable) dragPin(map, marker, movable)
    const element = marker.getElement()
    element?.setAttribute('aria-label', pin.title)
    for (const { key } of element ? members : []) elements.set(key, element as HTMLElement)
  }
  function mark(key: string | null) {
    if (marked) elements.get(marked)?.classList.remove(styles.on ?? '')
    marked = key
    if (key) elements.get(key)?.classList.add(styles.on ?? '')
  }
  function drawPins() {
    pins.clearLayers()
    elements.clear()
    const zoom = map.getZoom()
    for (const { members } of groupPins(known, (pin) => map.project([pin.lat, pin.lng], zoom))) {
      const [only] = members as [MapPin]
      if (members.length === 1) addPin(only, members, () => options.onPin?.(only))
      else {
        const group = groupOf(members)
        addPin(group, members, () =>
          isSpot(members) ? options.onSpot?.(group) : fit(boundsAround(members), separatingZoom),
        )
      }
    }
    mark(marked)
    ground.redrawLabels()
  }
  map.on('zoomend', drawPins)
  map.on('dragend', () => options.onMoved?.(boundsOf(map)))
  map.on('zoomend', () => {
    if (!moving) options.onMoved?.(boundsOf(map))
  })
  map.on('click', ({ latlng }) => options.onPick?.({ lat: latlng.lat, lng: latlng.lng }))
  const watcher = new ResizeObserver(() => map.invalidateSize({ animate: false }))
  watcher.observe(element)

  return {
    showPins(shown) {
      known = shown
      drawPins()
    },
    showCircle(shown) {
      circle?.remove()
      circle =
        shown &&
        L.circle([shown.lat, shown.lng], {
          radius: shown.metres,
          className: styles.circle ?? '',
          interactive: false,
        }).addTo(map)
    },
    showArea(corners, onArea) {
      area?.remove()
      const focused = editing?.stop()
      editing = undefined
      area =
        corners &&
        L.polygon(
          corners.map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
          { className: styles.area ?? '', interactive: false, weight: 2 },
        ).addTo(map)
      if (area && corners && onArea) editing = editCorners(map, area, corners, onArea, focused)
    },
    showLine(points) {
      line?.remove()
      line = points && routeLine(points).addTo(map)
    },
    showReach(corners) {
      reach?.remove()
      reach =
        corners &&
        L.polygon(
          corners.map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
          { className: styles.reach ?? '', interactive: false, weight: 2 },
        ).addTo(map)
    },
    mark,
    look,
    draw(drawing) {
      return drawOnce(map, drawing)
    },
    close() {
      watcher.disconnect()
      map.remove()
    },
  }
}
