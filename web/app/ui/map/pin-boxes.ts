import L from 'leaflet'
import type { Obstacle } from '#contract/maps/place-labels.ts'

/** The space, in pixels, that is kept free around a pin. */
const margin = 3

/** The box of each pin, with the text on it, relative to Leaflet's origin. */
export function pinBoxes(pins: L.LayerGroup, map: L.Map): Obstacle[] {
  const boxes: Obstacle[] = []
  pins.eachLayer((layer) => {
    if (!(layer instanceof L.Marker)) return
    const text = layer.getElement()?.querySelector('span')
    if (!text) return
    const { x, y } = map.latLngToLayerPoint(layer.getLatLng())
    // Pins have no size of their own: their text is above the point, or around it.
    const { offsetTop: top, offsetWidth: width, offsetHeight: height } = text
    const isCentred = top >= 0
    const above = isCentred ? y - height / 2 : y + top
    boxes.push({
      name: text.textContent,
      left: x - width / 2 - margin,
      right: x + width / 2 + margin,
      top: above - margin,
      bottom: (isCentred ? above + height : y) + margin,
    })
  })
  return boxes
}
