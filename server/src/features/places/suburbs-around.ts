import { kilometresBetween } from '#contract/places/distance.ts'
import type { Spot } from '#contract/places/place-key.ts'
import type { KeyedSuburb, PlaceKeys } from './place-keys.ts'
import { searchPlaces, type SearchPlaces, type WantedPlaces } from './search-places.ts'

/** Farther away, nobody calls a suburb nearby. */
const farthest = 25
const most = 100

/**
 * A lower bound in kilometres for a degree of latitude, and in South Africa for one of longitude.
 */
const kilometresOfDegree = { lat: 110, lng: 90 }

function kilometresFrom(centres: readonly Spot[], spot: Spot): number {
  let least = Number.POSITIVE_INFINITY
  for (const centre of centres) {
    // Most suburbs can be ruled out by their degrees alone: a distance is slower.
    if (Math.abs(centre.lat - spot.lat) * kilometresOfDegree.lat > farthest) continue
    if (Math.abs(centre.lng - spot.lng) * kilometresOfDegree.lng > farthest) continue
    least = Math.min(least, kilometresBetween(centre, spot))
  }
  return least
}

/** Whether the search already covers it. */
function isSearched(places: SearchPlaces): (suburb: KeyedSuburb) => boolean {
  const suburbs = new Set([...places.suburbIds, ...places.areaSuburbIds])
  return (suburb) =>
    suburbs.has(suburb.id) ||
    places.cityIds.includes(suburb.cityId) ||
    places.provinceIds.includes(suburb.provinceId) ||
    places.circles.some((circle) => kilometresBetween(circle, suburb) <= circle.kilometres)
}

/** The suburbs around those searched, nearest first; none if no suburb is searched. */
export function suburbsAround(keys: PlaceKeys, wanted: WantedPlaces): KeyedSuburb[] {
  const places = searchPlaces(keys, wanted)
  const searched = new Set([...(places?.suburbIds ?? []), ...(places?.areaSuburbIds ?? [])])
  if (!places || searched.size === 0) return []
  const centres = keys.suburbs.filter(({ id }) => searched.has(id))
  const isInside = isSearched(places)
  return keys.suburbs
    .filter((suburb) => !isInside(suburb))
    .map((suburb) => ({ suburb, away: kilometresFrom(centres, suburb) }))
    .filter(({ away }) => away <= farthest)
    .sort((a, b) => a.away - b.away)
    .slice(0, most)
    .map(({ suburb }) => suburb)
}
