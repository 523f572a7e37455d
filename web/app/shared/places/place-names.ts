import type { Api } from '#contract/client.ts'
import { suggestPlaces } from '#contract/places/places.calls.ts'
import { namedByKey } from './chosen-place.ts'
import { chosen } from './find-places.ts'

/** The key of the best place for typed text; undefined if no place has that name. */
export async function bestPlaceKey(api: Api, typed: string): Promise<string | undefined> {
  const [found] = await api(suggestPlaces, { q: typed.slice(0, 80) })
  return found && chosen(found).key
}

/** The names of places by key, as people know them; for loaders. */
export async function namePlaces(
  api: Api,
  keys: readonly string[],
): Promise<Record<string, string>> {
  const named = keys.map(async (key) => {
    const fallback = namedByKey(key)
    const found = await api(suggestPlaces, { q: fallback.name.slice(0, 80) })
    return found.map(chosen).find((place) => place.key === key) ?? fallback
  })
  return Object.fromEntries((await Promise.all(named)).map(({ key, name }) => [key, name]))
}
