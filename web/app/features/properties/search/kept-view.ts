import type { MapView } from '../../../ui/map/map-types.ts'

/**
 * Where the map of this history entry was moved to. Going back from a listing restores the map as
 * it was left; the address remains that of the search.
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
