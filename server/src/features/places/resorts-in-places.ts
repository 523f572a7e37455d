import { kilometresBetween } from '#contract/places/distance.ts'
import { usualRadius } from '#contract/properties/search.choices.ts'
import type { Spot } from '#contract/places/place-key.ts'
import type { PlaceKeys } from './place-keys.ts'

/** A resort is outside its town more often than not. */
const resortRadius = 25

export interface PlacedResort {
  provinceId: number | null
  town: string | null
  lat: number | null
  lng: number | null
}

/**
 * Whether a resort is in any of the places: in the province, in a town of that name, or within 25
 * km of the town, the suburb or a member of the area. Unknown keys match nothing.
 */
export function resortsIn(
  keys: PlaceKeys,
  wanted: readonly string[],
  { near, radius }: { near?: Spot | undefined; radius?: number | undefined } = {},
): (resort: PlacedResort) => boolean {
  const places = wanted.flatMap((key) => keys.find(key) ?? [])
  const reach = Math.max(radius ?? 0, resortRadius)
  return ({ provinceId, town, lat, lng }) => {
    const spot = lat === null || lng === null ? undefined : { lat, lng }
    const close = (centre: Spot, kilometres: number) =>
      spot !== undefined && kilometresBetween(centre, spot) <= kilometres
    if (near && close(near, radius ?? usualRadius)) return true
    return places.some(
      (place) =>
        (provinceId !== null && place.provinceIds.includes(provinceId)) ||
        (town !== null && place.towns.has(town.toLowerCase())) ||
        place.centres.some((centre) => close(centre, reach)),
    )
  }
}
