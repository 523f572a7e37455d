import { callOverHttp } from '#contract/client.ts'
import type { PlaceSuggestion } from '#contract/places/places.calls.ts'
import type { ChosenPlace } from './chosen-place.ts'

/** The contract's `suggestFrom`, without its schema: that is fetched with the first search. */
export const placeLetters = 3

/** Suggestions for a place field. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { suggestPlaces } = await import('#contract/places/places.calls.ts')
  return callOverHttp(suggestPlaces, { q: text }, { signal })
}

export function chosen({ display, key }: PlaceSuggestion): ChosenPlace {
  return { key, name: display }
}

const kinds: Record<PlaceSuggestion['kind'], string> = {
  province: 'Province',
  area: 'Area',
  city: 'City',
  suburb: '',
}

/** What is said beside a suggestion; most are suburbs, and need no word. */
export function kindOf({ kind }: PlaceSuggestion): string {
  return kinds[kind]
}
