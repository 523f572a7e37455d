import type L from 'leaflet'
import type { Position } from './map-types.ts'

/** Pixels for each press of an arrow key. */
const step = 6
const steps: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
}

/** Lets a pin be moved by mouse, finger or arrow keys, and reports its new position. */
export function dragPin(map: L.Map, marker: L.Marker, onMoved: (position: Position) => void): void {
  const tell = () => {
    const { lat, lng } = marker.getLatLng()
    onMoved({ lat, lng })
  }
  marker.on('dragend', tell)
  marker.getElement()?.addEventListener('keydown', (event) => {
    const move = steps[event.key]
    if (!move) return
    event.preventDefault()
    // Otherwise the map itself would pan.
    event.stopPropagation()
    const point = map.latLngToLayerPoint(marker.getLatLng()).add(move)
    marker.setLatLng(map.layerPointToLatLng(point))
    tell()
  })
}
