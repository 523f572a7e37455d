import type { Spot } from '#contract/places/place-key.ts'
import { usualRadius } from '#contract/properties/search.choices.ts'
import type { PlaceIds } from './place-names.ts'
import type { PlaceKeys } from './place-keys.ts'

export interface Circle extends Spot {
  kilometres: number
}

/** Several places at once: a listing is in any of them. */
export interface SearchPlaces {
  provinceIds: number[]
  cityIds: number[]
  suburbIds: number[]
  /** Suburbs that belong to a named area, as opposed to suburbs that were named themselves. */
  areaSuburbIds: number[]
  /** The cities of the named suburbs. */
  aroundIds: number[]
  circles: Circle[]
}

export interface WantedPlaces {
  places?: readonly string[] | undefined
  radius?: number | undefined
  near?: Spot | undefined
  /** The place that province, city and suburb name, as an additional one. */
  named?: PlaceIds | undefined
}

/** Undefined if no place is wanted; an unknown key matches nothing. */
export function searchPlaces(keys: PlaceKeys, wanted: WantedPlaces): SearchPlaces | undefined {
  if (!wanted.places && !wanted.near && !wanted.named) return undefined
  const found: SearchPlaces = {
    provinceIds: [],
    cityIds: [],
    suburbIds: [],
    areaSuburbIds: [],
    aroundIds: [],
    circles: [],
  }
  const widen = (centres: readonly Spot[]) => {
    if (!wanted.radius) return
    for (const { lat, lng } of centres) found.circles.push({ lat, lng, kilometres: wanted.radius })
  }
  for (const place of (wanted.places ?? []).flatMap((key) => keys.find(key) ?? [])) {
    found.provinceIds.push(...place.provinceIds)
    found.cityIds.push(...place.cityIds)
    if (place.kind === 'area') found.areaSuburbIds.push(...place.suburbIds)
    else {
      found.suburbIds.push(...place.suburbIds)
      found.aroundIds.push(...place.aroundIds)
    }
    widen(place.centres)
  }
  if (wanted.named) {
    const { column, ids, cityIds = [] } = wanted.named
    if (column === 'province_id') found.provinceIds.push(...ids)
    if (column === 'city_id') found.cityIds.push(...ids)
    if (column === 'suburb_id') found.suburbIds.push(...ids)
    found.aroundIds.push(...cityIds)
    widen(keys.centresOf(wanted.named))
  }
  if (wanted.near) found.circles.push({ ...wanted.near, kilometres: wanted.radius ?? usualRadius })
  return found
}

/** A single city, suburb or province is searched the usual way, along its own index. */
export function onlyPlace(places: SearchPlaces): PlaceIds | undefined {
  const { provinceIds, cityIds, suburbIds, areaSuburbIds, aroundIds, circles } = places
  const lists = [provinceIds, cityIds, suburbIds, areaSuburbIds].filter(({ length }) => length)
  if (lists.length !== 1 || areaSuburbIds.length || circles.length) return undefined
  if (provinceIds.length) return { column: 'province_id', ids: provinceIds }
  if (cityIds.length) return { column: 'city_id', ids: cityIds }
  return { column: 'suburb_id', ids: suburbIds, cityIds: aroundIds }
}
