import { useEffect, useState } from 'react'
import { sendRequest } from '#contract/client.ts'
import { suggestionsRequest } from '#contract/properties/search.requests.ts'
import type { SearchSuggestion } from '#contract/properties/search.schema.ts'
import { namedPlaces, placesInWords } from '../../../shared/places/chosen-place.ts'
import { chipsOf } from './chips.ts'
import { featureChoices, featureNamesOf } from './feature-choices.ts'
import type { PlaceNames } from './results-texts.ts'
import {
  chosenPlaces,
  criteriaOf,
  filtered,
  type Filters,
  type SearchState,
} from './search-state.ts'

export interface Suggestion {
  label: string
  count: number
  state: SearchState
}

/** The label of the filter that is missing from the next search. */
function missingFilter(state: SearchState, next: SearchState, names: PlaceNames): string {
  if (state.filters.types && !next.filters.types) return 'Any type of property'
  if (state.filters.places && !next.filters.places) return 'Anywhere in South Africa'
  const features = featureNamesOf(featureChoices(state.usage, null))
  const { what, where } = chipsOf(state, { types: [], places: names, features })
  const wanted = new URLSearchParams(next.filters).toString()
  const chip = [...what, ...where].find(
    ({ without }) => new URLSearchParams(without.filters).toString() === wanted,
  )
  return chip ? `Without “${chip.label.replaceAll(/[“”]/g, '')}”` : ''
}

/** What a suggested change is called; nothing when the screen has no word for it. */
export function suggestionLabel(
  kind: SearchSuggestion['kind'],
  state: SearchState,
  next: SearchState,
  names: PlaceNames,
): string {
  const places = namedPlaces(chosenPlaces(next.filters), names)
  switch (kind) {
    case 'spelling':
      return `Search for “${next.filters.keyword}”`
    case 'price':
      return 'With a wider range of prices'
    case 'radius':
      return `Within ${next.filters.radius} km of ${placesInWords(places) || 'there'}`
    case 'city':
      return `Anywhere in ${placesInWords(places) || next.filters.city}`
    default:
      return missingFilter(state, next, names)
  }
}

async function suggestionsFor(
  state: SearchState,
  names: PlaceNames,
  signal: AbortSignal,
): Promise<Suggestion[]> {
  const found = await sendRequest(suggestionsRequest, criteriaOf(state), { signal })
  return found.flatMap(({ kind, change, count }) => {
    const filters = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, value ?? '']),
    ) as Filters
    const next = filtered(state, filters)
    const label = suggestionLabel(kind, state, next, names)
    return label ? [{ label, count, state: next }] : []
  })
}

/** Searches that find something, with how much; none while they are not needed. */
export function useSuggestions(state: SearchState, names: PlaceNames, off: boolean): Suggestion[] {
  const [found, setFound] = useState<Suggestion[]>([])
  const key = JSON.stringify(state)
  useEffect(() => {
    if (off) return
    const leaving = new AbortController()
    suggestionsFor(JSON.parse(key) as SearchState, names, leaving.signal).then(
      (suggestions) => !leaving.signal.aborted && setFound(suggestions),
      // They are a help: without them the wider search is still offered.
      () => {},
    )
    return () => leaving.abort()
  }, [key, names, off])
  return found
}
