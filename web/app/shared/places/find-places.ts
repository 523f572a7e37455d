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

/** The search that a text means which is no place: people also type `warehouse in Gauteng` here. */
export async function findSearch(text: string): Promise<string | undefined> {
  try {
    const { readSentenceCall } = await import('#contract/sentences/sentences.calls.ts')
    const signal = AbortSignal.timeout(5_000)
    const { url, understood } = await callOverHttp(readSentenceCall, { q: text }, { signal })
    return understood.length > 0 ? url : undefined
  } catch {
    // It is only an offer.
    return undefined
  }
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
