import L from 'leaflet'
import type { Position } from './map-types.ts'
import styles from './leaflet-map.module.css'

/** An area has at least this many corners. */
const fewest = 3

const icon = () => L.divIcon({ className: styles.corner ?? '', iconSize: [32, 32] })

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select') !== null

export interface CornerEditing {
  /** Returns which corner had the focus. */
  stop(): number | undefined
}

/**
 * Each corner can be dragged by mouse or finger. Delete removes the corner that has the focus, or else the
 * last one. A search recreates the corners: `focused` is the one that had the focus before.
 */
export function editCorners(
  map: L.Map,
  area: L.Polygon,
  corners: readonly Position[],
  onArea: (corners: Position[]) => void,
  focused?: number,
): CornerEditing {
  const current = [...corners]
  const handles = L.layerGroup().addTo(map)
  const listeners = new AbortController()

  function change(next: Position[]) {
    // The handles are recreated, so the keyboard focus moves to the map.
    map.getContainer().focus({ preventScroll: true })
    onArea(next)
  }
  const elements = corners.map(({ lat, lng }, at) => {
    const handle = L.marker([lat, lng], {
      icon: icon(),
      draggable: true,
      title: `Corner ${at + 1} of ${corners.length}: drag to move, Delete to remove`,
      zIndexOffset: 500,
    })
    handle.on('drag', () => {
      const spot = handle.getLatLng()
      current[at] = { lat: spot.lat, lng: spot.lng }
      area.setLatLngs(current.map((corner): L.LatLngTuple => [corner.lat, corner.lng]))
    })
    handle.on('dragend', () => change([...current]))
    handles.addLayer(handle)
    return handle.getElement()
  })
  function press(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return
    if (isTyping(event.target) || current.length <= fewest) return
    event.preventDefault()
    const at = elements.findIndex((element) => element === event.target)
    change(current.toSpliced(at, 1))
  }
  map.getContainer().addEventListener('keydown', press, { signal: listeners.signal })
  if (focused !== undefined) {
    const next = elements[focused] ?? map.getContainer()
    next.focus({ preventScroll: true })
  }
  return {
    stop() {
      const at = elements.findIndex((element) => element === document.activeElement)
      listeners.abort()
      handles.remove()
      return at < 0 ? undefined : at
    },
  }
}
