import { callOverHttp } from '#contract/client.ts'
import type { PlaceSuggestion } from '#contract/places/places.calls.ts'

/** The contract's `suggestFrom`, without its schema: that is fetched with the first search. */
export const placeLetters = 3

/** Suggestions for a place field. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { suggestPlaces } = await import('#contract/places/places.calls.ts')
  return callOverHttp(suggestPlaces, { q: text }, { signal })
}
