import { sendRequest } from '#contract/client.ts'
import { suggestRequest } from '#contract/places/places.requests.ts'
import type { PlaceSuggestion } from '#contract/places/places.schema.ts'
import { sentenceRequest } from '#contract/sentences/sentences.requests.ts'
import type { ChosenPlace } from './chosen-place.ts'

/** Suggestions for a place field. */
export async function findPlaces(text: string, signal: AbortSignal): Promise<PlaceSuggestion[]> {
  return await sendRequest(suggestRequest, { q: text }, { signal })
}

/** The search meant by text that is not a place: people also type `warehouse in Gauteng` here. */
export async function findSearch(text: string): Promise<string | undefined> {
  try {
    const signal = AbortSignal.timeout(5_000)
    const { url, understood } = await sendRequest(sentenceRequest, { q: text }, { signal })
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

/** The note beside a suggestion; most are suburbs, and need none. */
export function kindOf({ kind }: PlaceSuggestion): string {
  return kinds[kind]
}
