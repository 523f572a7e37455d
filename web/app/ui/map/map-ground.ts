import L from 'leaflet'
import { groupPins } from './group-pins.ts'
import type { Position } from './map-types.ts'
import { provinceOutlines } from './outlines.ts'
import { towns } from './towns.ts'
import styles from './leaflet-map.module.css'

export interface Name extends Position {
  name: string
}

export interface Tiles {
  /** With {z}, {x} and {y}. */
  url: string
  attribution: string
}

interface GroundOptions {
  tiles?: Tiles | undefined
  loadNames?: (centre: Position) => Promise<readonly Name[]>
}

/** Bundled towns from afar; from `nearBy` on, the suburbs about the middle of the map. */
const townsFrom = { 1: 5, 2: 8 } as const
const nearBy = 11
const apart = 76

function outline(text: string): [number, number][] {
  let lng = 0
  let lat = 0
  return text.split(' ').map((step) => {
    const [dx = 0, dy = 0] = step.split(',').map(Number)
    lng += dx
    lat += dy
    return [lat / 100, lng / 100]
  })
}

/** Text as an element, so that no name is ever read as markup. */
export function asText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

function nameMarker({ name, lat, lng }: Name): L.Marker {
  return L.marker([lat, lng], {
    interactive: false,
    keyboard: false,
    icon: L.divIcon({ className: styles.town ?? '', html: asText(name), iconSize: [0, 0] }),
  })
}

/** What lies below the pins: a tile server's streets, or the provinces and the names of places. */
export function drawGround(map: L.Map, { tiles, loadNames }: GroundOptions): void {
  if (tiles) {
    L.tileLayer(tiles.url, { maxZoom: 19 }).addTo(map)
    const owed = L.control.attribution({ prefix: false }).addTo(map)
    if (tiles.attribution) owed.addAttribution(asText(tiles.attribution).outerHTML)
    return
  }
  const look = { className: styles.province ?? '', interactive: false, weight: 1.2 }
  for (const text of provinceOutlines) L.polygon(outline(text), look).addTo(map)
  const names = L.layerGroup().addTo(map)
  let asked = 0

  function show(all: readonly Name[]) {
    const zoom = map.getZoom()
    names.clearLayers()
    for (const { members } of groupPins(
      all,
      ({ lat, lng }) => map.project([lat, lng], zoom),
      apart,
    )) {
      names.addLayer(nameMarker(members[0] as Name))
    }
  }
  async function follow() {
    const turn = ++asked
    const zoom = map.getZoom()
    if (zoom < nearBy || !loadNames) {
      const known = towns.filter(([, , , rank]) => zoom >= townsFrom[rank])
      show(known.map(([name, lat, lng]) => ({ name, lat, lng })))
      return
    }
    try {
      const found = await loadNames(map.getCenter())
      if (turn === asked) show(found)
    } catch {
      // Without names the map still shows where things lie.
    }
  }
  map.on('moveend', () => void follow())
  map.on('unload', () => asked++)
  void follow()
}
