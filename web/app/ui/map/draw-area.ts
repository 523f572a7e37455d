import L from 'leaflet'
import type { Position } from './map-types.ts'
import { enclosesArea, simplifiedArea } from './simplify.ts'
import styles from './leaflet-map.module.css'

export interface Drawing {
  /** Called with the corners of the area, or null if drawing was cancelled. */
  onDrawn: (corners: Position[] | null) => void
  /** Called after a tap or a line, which encloses nothing, so that the person can be told how to draw. */
  onTap: () => void
}

/** Few enough that each corner can be grabbed. */
const mostCorners = 16

/** Lets the person draw one stroke by mouse, pen or finger. Escape cancels; after a tap they may draw again. */
export function drawOnce(map: L.Map, { onDrawn, onTap }: Drawing): () => void {
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
    // A second finger must not start a second line.
    if (stroke !== null) return
    event.preventDefault()
    stroke = event.pointerId
    element.setPointerCapture(event.pointerId)
    add(event)
  }
  function lift({ pointerId }: PointerEvent) {
    if (pointerId !== stroke) return
    const corners = enclosesArea(stroked) ? simplifiedArea(points, mostCorners) : null
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
