import L from 'leaflet'
import type { PackedPlace } from '#contract/maps/basemap-file.ts'
import { shortCredit } from '#contract/maps/map-credits.ts'
import { toWorld } from '#contract/maps/mercator.ts'
import type { Obstacle } from '#contract/maps/place-labels.ts'
import { links } from '#contract/links.ts'
import { addBasemap } from './basemap/basemap.ts'
import type { MapSettings } from './map-settings.ts'
import type { Position } from './map-types.ts'

export interface Name extends Position {
  name: string
}

interface GroundOptions extends MapSettings {
  loadNames?: (centre: Position) => Promise<readonly Name[]>
  /** The pins, relative to Leaflet's origin: no name is placed below one. */
  obstacles: () => readonly Obstacle[]
}

export interface Ground {
  /** Call it after the pins have changed. */
  redrawLabels(): void
}

/** From this zoom level on, the suburbs around the centre of the map are named as well. */
const nearBy = 12
const suburbRank = 7

/** Wraps text in an element, so that no name is ever parsed as markup. */
export function asText(text: string): HTMLElement {
  const element = document.createElement('span')
  element.textContent = text
  return element
}

function attributionLink(text: string): string {
  const link = document.createElement('a')
  link.href = links.mapData()
  link.textContent = text
  return link.outerHTML
}

/** Adds the attribution of the map data in a corner. */
export function addAttribution(map: L.Map, { tiles, ngi }: MapSettings): void {
  const credit = L.control.attribution({ prefix: false }).addTo(map)
  if (!tiles) credit.addAttribution(attributionLink(shortCredit(ngi)))
  else if (tiles.attribution) credit.addAttribution(asText(tiles.attribution).outerHTML)
}

/** Draws what is below the pins: the tiles of a tile server, or the bundled map. */
export function drawGround(map: L.Map, options: GroundOptions): Ground {
  if (!options.tiles) return bundled(map, options)
  L.tileLayer(options.tiles.url, { maxZoom: 19 }).addTo(map)
  return { redrawLabels: () => undefined }
}

function bundled(map: L.Map, { ngi, loadNames, obstacles }: GroundOptions): Ground {
  let suburbs: PackedPlace[] = []
  let asked = 0
  const basemap = addBasemap(map, { ngi, obstacles, moreNames: () => suburbs })

  async function follow() {
    const turn = ++asked
    if (map.getZoom() < nearBy || !loadNames) return
    try {
      const found = await loadNames(map.getCenter())
      if (turn !== asked) return
      suburbs = found.map(({ name, lat, lng }): PackedPlace => {
        const { x, y } = toWorld(lat, lng)
        return [name, 'suburb', suburbRank, nearBy, x, y]
      })
      basemap.redrawLabels()
    } catch {
      // Without these names, the map still shows those of larger places.
    }
  }
  map.on('moveend', () => void follow())
  map.on('unload', () => asked++)
  void follow()
  return basemap
}
