import type { MapView } from '../../../ui/map/map-types.ts'

/**
 * Where the map of this entry of the browser's history was moved to. Whoever opens a listing and goes back finds the map
 * as it was left; the address stays that of the search.
 */
export function keepView({ lat, lng, zoom }: MapView): void {
  history.replaceState({ ...history.state, mapView: { lat, lng, zoom } }, '')
}

export function keptView(): MapView | undefined {
  const { mapView } = (history.state ?? {}) as { mapView?: Partial<MapView> }
  const { lat, lng, zoom } = mapView ?? {}
  if (![lat, lng, zoom].every(Number.isFinite)) return undefined
  return { lat, lng, zoom } as MapView
}
