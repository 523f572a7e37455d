import type { Api } from '#contract/client.ts'
import { suggestPlaces } from '#contract/places/places.calls.ts'
import { namedByKey, type ChosenPlace } from './chosen-place.ts'
import { chosen } from './find-places.ts'

/** The places of an address with the names that people know them by; for loaders. */
export async function namePlaces(api: Api, keys: readonly string[]): Promise<ChosenPlace[]> {
  return Promise.all(
    keys.map(async (key) => {
      const fallback = namedByKey(key)
      const found = await api(suggestPlaces, { q: fallback.name.slice(0, 80) })
      return found.map(chosen).find((place) => place.key === key) ?? fallback
    }),
  )
}
