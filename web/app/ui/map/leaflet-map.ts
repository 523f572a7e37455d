import L from 'leaflet'
import 'leaflet/dist/leaflet.css'
import { groupPins } from './group-pins.ts'
import { country, type Bounds, type MapPin, type MapView, type Position } from './map-types.ts'
import { asText, drawGround, type Name, type Tiles } from './map-ground.ts'
import { enclosesArea, simplifiedArea } from './simplify.ts'
import styles from './leaflet-map.module.css'

export interface Drawing {
  /** Told the corners of the area, or null when drawing was cancelled. */
  onDrawn: (corners: Position[] | null) => void
  /** A tap or a line, which encloses nothing: the person is told how to draw. */
  onTap: () => void
}

export interface MapOptions {
  view: MapView | Bounds
  /** The map is panned or zoomed by the person, not by the page. */
  onMoved?: (bounds: Bounds) => void
  onPin?: (pin: MapPin) => void
  /** Several that no zoom can separate, such as all those at the centre of a suburb. */
  onSpot?: (spot: MapPin) => void
  onPick?: (position: Position) => void
  /** The names around a point, requested when the map is zoomed in enough to show them. */
  loadNames?: (centre: Position) => Promise<readonly Name[]>
  /** A tile server; without one the bundled outline is drawn. */
  tiles?: Tiles | undefined
}

export interface OpenMap {
  showPins(pins: readonly MapPin[]): void
  /** A place that is known only roughly. */
  showCircle(circle: (Position & { metres: number }) | null): void
  showArea(corners: readonly Position[] | null): void
  /** A way to drive. */
  showLine(points: readonly Position[] | null): void
  look(view: MapView | Bounds): void
  /** The next stroke around something draws an area. */
  draw(drawing: Drawing): () => void
  close(): void
}

function pinIcon(pin: MapPin): L.DivIcon {
  return L.divIcon({
    className: `${styles.pin} ${styles[pin.kind] ?? ''}`,
    html: asText(pin.text),
    iconSize: [0, 0],
  })
}

function boundsOf(map: L.Map): Bounds {
  const box = map.getBounds()
  return { south: box.getSouth(), west: box.getWest(), north: box.getNorth(), east: box.getEast() }
}

/** One pin for several that are too close to distinguish. */
function groupOf(members: readonly MapPin[]): MapPin {
  const listings = members.reduce((sum, pin) => sum + (pin.count ?? 1), 0)
  const { lat, lng } = members[0] as MapPin
  const text = String(listings)
  return {
    key: `group ${lat} ${lng}`,
    kind: 'cluster',
    lat,
    lng,
    text,
    title: `${text} listings here`,
  }
}

function boundsAround(members: readonly Position[]): Bounds {
  const lats = members.map(({ lat }) => lat)
  const lngs = members.map(({ lng }) => lng)
  return {
    south: Math.min(...lats) - 0.002,
    north: Math.max(...lats) + 0.002,
    west: Math.min(...lngs) - 0.002,
    east: Math.max(...lngs) + 0.002,
  }
}

/** Further apart they can be separated by zooming; here they cannot. */
function isSpot(members: readonly Position[]): boolean {
  const { lat, lng } = members[0] as Position
  const near = (one: Position) =>
    Math.abs(one.lat - lat) < 0.0001 && Math.abs(one.lng - lng) < 0.0001
  return members.every(near)
}

function asLatLngBounds({ south, west, north, east }: Bounds): L.LatLngBounds {
  return L.latLngBounds([south, west], [north, east])
}

/** A Leaflet map in this element, drawn from the bundled outline: it needs no network. */
export function openMap(element: HTMLElement, options: MapOptions): OpenMap {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const map = L.map(element, {
    maxBounds: asLatLngBounds(country).pad(0.5),
    minZoom: 4,
    maxZoom: 18,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    scrollWheelZoom: false,
    attributionControl: false,
  })
  let moving = false
  // A page is scrolled past a map; the wheel zooms only a map that is in use.
  map.on('focus', () => map.scrollWheelZoom.enable())
  map.on('blur', () => map.scrollWheelZoom.disable())
  L.control.scale({ imperial: false }).addTo(map)
  look(options.view)
  drawGround(map, options)

  const pins = L.layerGroup().addTo(map)
  let known: readonly MapPin[] = []
  let circle: L.Circle | null = null
  let area: L.Polygon | null = null
  let line: L.Polyline | null = null

  function look(view: MapView | Bounds) {
    moving = true
    if ('zoom' in view) map.setView([view.lat, view.lng], view.zoom, { animate: false })
    else map.fitBounds(asLatLngBounds(view), { maxZoom: 16, animate: false })
    moving = false
  }
  function addPin(pin: MapPin, onPress: () => void) {
    const marker = L.marker([pin.lat, pin.lng], {
      icon: pinIcon(pin),
      title: pin.title,
      interactive: pin.kind !== 'place',
      keyboard: pin.kind !== 'place',
      riseOnHover: true,
    })
    if (pin.kind !== 'place') marker.on('click', onPress)
    pins.addLayer(marker)
    marker.getElement()?.setAttribute('aria-label', pin.title)
  }
  function drawPins() {
    pins.clearLayers()
    const zoom = map.getZoom()
    for (const { members } of groupPins(known, (pin) => map.project([pin.lat, pin.lng], zoom))) {
      const [only] = members as [MapPin]
      if (members.length === 1) addPin(only, () => options.onPin?.(only))
      else {
        const group = groupOf(members)
        addPin(group, () =>
          isSpot(members) ? options.onSpot?.(group) : look(boundsAround(members)),
        )
      }
    }
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
    showArea(corners) {
      area?.remove()
      area =
        corners &&
        L.polygon(
          corners.map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
          { className: styles.area ?? '', interactive: false, weight: 2 },
        ).addTo(map)
    },
    showLine(points) {
      line?.remove()
      line =
        points &&
        L.polyline(
          points.map(({ lat, lng }): L.LatLngTuple => [lat, lng]),
          { className: styles.line ?? '', interactive: false, weight: 4 },
        ).addTo(map)
    },
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

/** One stroke, by mouse, pen or finger. Escape ends it without an area; after a tap one may draw again. */
function drawOnce(map: L.Map, { onDrawn, onTap }: Drawing): () => void {
  const element = map.getContainer()
  let points: Position[] = []
  let stroked: L.Point[] = []
  const listeners = new AbortController()
  const { signal } = listeners
  let line: L.Polyline | null = null
  let stroke: number | null = null
  map.dragging.disable()
  map.touchZoom.disable()
  element.classList.add(styles.drawing ?? '')

  function add(event: PointerEvent) {
    if (event.pointerId !== stroke) return
    const { lat, lng } = map.mouseEventToLatLng(event)
    points.push({ lat, lng })
    stroked.push(map.mouseEventToContainerPoint(event))
    line ??= L.polyline([], { className: styles.area ?? '', interactive: false }).addTo(map)
    line.addLatLng([lat, lng])
  }
  function start(event: PointerEvent) {
    if (event.target instanceof HTMLElement && event.target.closest('.leaflet-control')) return
    // A second finger does not begin a second line.
    if (stroke !== null) return
    event.preventDefault()
    stroke = event.pointerId
    element.setPointerCapture(event.pointerId)
    add(event)
  }
  function lift({ pointerId }: PointerEvent) {
    if (pointerId !== stroke) return
    const corners = enclosesArea(stroked) ? simplifiedArea(points) : null
    if (corners) return end(corners)
    again()
    onTap()
  }
  function again() {
    stroke = null
    points = []
    stroked = []
    line?.remove()
    line = null
  }
  function end(corners: Position[] | null) {
    stop()
    onDrawn(corners)
  }
  function stop() {
    listeners.abort()
    element.classList.remove(styles.drawing ?? '')
    line?.remove()
    map.dragging.enable()
    map.touchZoom.enable()
  }
  element.addEventListener('pointerdown', start, { signal })
  element.addEventListener('pointermove', add, { signal })
  element.addEventListener('pointerup', lift, { signal })
  element.addEventListener('pointercancel', () => end(null), { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(null), { signal })
  return stop
}
