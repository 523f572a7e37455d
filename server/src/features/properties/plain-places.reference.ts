import { kilometresBetween } from '#contract/places/distance.ts'
import { placeKeyOf, type Spot } from '#contract/places/place-key.ts'
import { usualRadius } from '#contract/properties/search.choices.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'

/** A city or, with a suburb, a suburb. */
export interface PlainPlace {
  province: string
  city: string
  suburb?: string
  lat: number
  lng: number
}

interface Listed {
  province: string
  city: string
  suburb: string
}

/** Every known place, and the members of the areas by key. */
export interface PlainGazetteer {
  places: readonly PlainPlace[]
  areas: ReadonlyMap<string, readonly string[]>
}

const same = (a: string | undefined, b: string | undefined) =>
  a === undefined || a.toLowerCase() === b?.toLowerCase()

function keysOf({ province, city, suburb }: Listed): string[] {
  return [
    placeKeyOf({ province }),
    placeKeyOf({ province, city }),
    placeKeyOf({ province, city, suburb }),
  ]
}

/** Whether a listing is in any of the places that a search names, in the simplest form. */
export function isInPlaces(
  one: Listed,
  at: Spot | null,
  criteria: Criteria,
  { places, areas }: PlainGazetteer,
): boolean {
  const { province, city, suburb, near, radius } = criteria
  const named = province !== undefined || city !== undefined || suburb !== undefined
  const inNamed = same(province, one.province) && same(city, one.city) && same(suburb, one.suburb)
  if (!criteria.places && !near) {
    if (!named || !radius || inNamed) return inNamed
  }
  const keys = (criteria.places ?? []).flatMap((key) => areas.get(key) ?? [key])
  if (keysOf(one).some((key) => keys.includes(key)) || (named && inNamed)) return true
  if (!at) return false
  if (near && kilometresBetween(near, at) <= (radius ?? usualRadius)) return true
  if (!radius) return false
  const centres = places.filter(
    (place) =>
      keys.includes(placeKeyOf(place)) ||
      (named &&
        (city !== undefined || suburb !== undefined) &&
        same(province, place.province) &&
        same(city, place.city) &&
        (suburb === undefined ? place.suburb === undefined : same(suburb, place.suburb ?? ''))),
  )
  return centres.some((centre) => kilometresBetween(centre, at) <= radius)
}
