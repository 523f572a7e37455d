import { placesText } from '#contract/places/place-key.ts'
import type { Criteria } from '#contract/properties/search.schema.ts'
import type { PlaceKeys } from '../places/place-keys.ts'
import { wholeCitiesOf, type Candidate } from './suggestion-candidates.ts'

/** The location criteria. */
const whereNames: readonly (keyof Criteria)[] = [
  'places',
  'province',
  'city',
  'suburb',
  'near',
  'radius',
  'bbox',
  'polygon',
  'driveFrom',
  'driveMinutes',
]
/** What every search has. */
const kinds: readonly (keyof Criteria)[] = ['salesType', 'usageType']

/** Without these criteria, and in these places instead, if there are any. */
function without(
  criteria: Criteria,
  names: readonly (keyof Criteria)[],
  places?: string[],
): Candidate {
  return {
    kind: 'wider',
    change: {
      ...Object.fromEntries(names.map((name) => [name, null])),
      ...(places && { places: placesText(places) }),
    },
    criteria: {
      ...criteria,
      ...Object.fromEntries(names.map((name) => [name, undefined])),
      ...(places && { places }),
    },
  }
}

/**
 * Everything in the searched places; then in the cities of the suburbs, in the provinces, and
 * anywhere. The first one with results is the next step for a person who has found nothing.
 */
export function widerCandidates(criteria: Criteria, keys: PlaceKeys): Candidate[] {
  const used = (Object.keys(criteria) as (keyof Criteria)[]).filter(
    (name) => criteria[name] !== undefined && !kinds.includes(name),
  )
  const what = used.filter((name) => !whereNames.includes(name))
  if (used.length === 0) return []
  const chosen = criteria.places ?? []
  const cities = wholeCitiesOf(chosen)
  const provinces = [...new Set(chosen.flatMap((key) => keys.find(key)?.provinceKey ?? []))]
  const isWider = (places: readonly string[]) => places.some((key) => !chosen.includes(key))
  return [
    ...(what.length && what.length < used.length ? [without(criteria, what)] : []),
    ...[cities, provinces].filter(isWider).map((places) => without(criteria, used, places)),
    without(criteria, used),
  ]
}
