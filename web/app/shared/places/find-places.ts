import { callOverHttp } from '#contract/client.ts'
import { placeKeyOf } from '#contract/places/place-key.ts'
import type { PlaceSuggestion } from '#contract/places/places.calls.ts'
import type { ChosenPlace } from './chosen-place.ts'

/** The contract's `suggestFrom`, without its schema: that is fetched with the first search. */
export const placeLetters = 3

/** Suggestions for a place field. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  const { suggestPlaces } = await import('#contract/places/places.calls.ts')
  return callOverHttp(suggestPlaces, { q: text }, { signal })
}

type Suggested = PlaceSuggestion & { key?: string; kind?: string }

export function chosen(suggestion: PlaceSuggestion): ChosenPlace {
  const { display, province, city, suburb, key } = suggestion as Suggested
  return { key: key ?? placeKeyOf({ province, city, suburb }), name: display }
}

const kinds: Record<string, string> = { province: 'Province', area: 'Area', city: 'City' }

/** What is said beside a suggestion; most are suburbs, and need no word. */
export function kindOf(suggestion: PlaceSuggestion): string {
  return kinds[(suggestion as Suggested).kind ?? ''] ?? ''
}
