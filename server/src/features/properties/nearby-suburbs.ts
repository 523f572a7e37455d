import type { Criteria, SearchSuggestion } from '#contract/properties/search.schema.ts'
import { today } from '#contract/values/day.ts'
import { placeKeys } from '../places/places-in-memory.ts'
import { suburbsAround } from '../places/suburbs-around.ts'
import { countSuburbs } from './memory/count-suburbs.ts'
import { memoryFor, toSearch, type SearchServices } from './search.service.ts'
import { countBySuburb } from './suggestions.queries.ts'

const mostNearby = 6

/** The nearest suburbs in which the same search finds something, counted together in one query. */
export async function searchNearby(
  services: SearchServices,
  criteria: Criteria,
): Promise<SearchSuggestion[]> {
  const { places, radius, near } = criteria
  const keys = await placeKeys(services)
  const around = suburbsAround(keys, { places, radius, near })
  if (around.length === 0) return []
  const search = await toSearch(services, {
    ...criteria,
    places: around.map(({ key }) => key),
    radius: undefined,
    near: undefined,
  })
  const memory = await memoryFor(services, search)
  const counts = memory
    ? await countSuburbs(memory, search, today())
    : await countBySuburb(services.database, search, today())
  return around
    .flatMap(({ id, key }): SearchSuggestion[] => {
      const count = counts.get(id)
      if (!count) return []
      const change = { places: key, ...(radius && { radius: null }), ...(near && { near: null }) }
      return [{ kind: 'nearby', change, count, name: keys.find(key)?.name }]
    })
    .slice(0, mostNearby)
}
