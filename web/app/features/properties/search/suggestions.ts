import type { SearchSuggestion } from '#contract/properties/search.schema.ts'
import { namedPlaces, placesInWords } from '../../../shared/places/chosen-place.ts'
import { chipsOf } from './chips.ts'
import { featureChoices, featureNamesOf } from './feature-choices.ts'
import { widerLine, type PlaceNames } from './results-texts.ts'
import { chosenPlaces, filtered, type Filters, type SearchState } from './search-state.ts'

export interface Suggestion {
  label: string
  count: number
  state: SearchState
}

/** Other searches that find something. */
export interface Suggestions {
  /** The same search in other suburbs, nearest first. */
  nearby: Suggestion[]
  /** With a criterion changed or left out. */
  looser: Suggestion[]
  /** Everything in the smallest place with results. */
  wider: Suggestion | undefined
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

/** The label of a suggested change; undefined if the screen has none. */
export function suggestionLabel(
  { kind, count, name }: Pick<SearchSuggestion, 'kind' | 'count' | 'name'>,
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
    case 'nearby':
      return name ?? placesInWords(places)
    case 'wider':
      return widerLine(next, count, names)
    default:
      return missingFilter(state, next, names)
  }
}

/** As the screen offers them; `total` is the number of results of the search itself. */
export function suggestionsOf(
  found: readonly SearchSuggestion[],
  state: SearchState,
  names: PlaceNames,
  total: number,
): Suggestions {
  const all = found.flatMap((suggestion) => {
    const { kind, change, count } = suggestion
    const filters = Object.fromEntries(
      Object.entries(change).map(([name, value]) => [name, value ?? '']),
    ) as Filters
    const next = filtered(state, filters)
    const label = suggestionLabel(suggestion, state, next, names)
    // The sentence is narrower than everything there is.
    return label
      ? [{ kind, label, count, state: kind === 'wider' ? { ...next, q: '' } : next }]
      : []
  })
  return {
    nearby: all.filter(({ kind }) => kind === 'nearby'),
    looser: all.filter(({ kind, count }) => kind !== 'nearby' && kind !== 'wider' && count > total),
    wider: all.find(({ kind }) => kind === 'wider'),
  }
}
