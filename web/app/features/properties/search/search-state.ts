import type { Usage } from '#contract/properties/properties.choices.ts'
import type { SearchSort } from '#contract/properties/search.choices.ts'
import { longestSentence } from '#contract/sentences/tokens.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'
import { placeKeyOf, placesFrom, placesText } from '#contract/places/place-key.ts'

/** The criteria in an address, by their parameter names. */
const textNames = [
  'keyword',
  'province',
  'city',
  'suburb',
  'availableFrom',
  'propertyId',
  'types',
  'bbox',
  'polygon',
  'places',
  'near',
  'driveFrom',
  'features',
  'rentBasis',
  'reduced',
  'newThisWeek',
] as const
const numberNames = [
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'garages',
  'minSize',
  'maxSize',
  'minFloor',
  'maxFloor',
  'minErf',
  'maxErf',
  'minRate',
  'maxRate',
  'radius',
  'driveMinutes',
] as const

type TextName = (typeof textNames)[number]
type NumberName = (typeof numberNames)[number]
export type FilterName = TextName | NumberName

/** The criteria as text; empty ones are left out. */
export type Filters = Partial<Record<FilterName, string>>

export interface SearchState {
  usage: Usage
  isSale: boolean
  filters: Filters
  sort: SearchSort
  page: number
  size: number
  /** Where a page past the counted ones starts. */
  after: string | undefined
  view: 'list' | 'map'
  /** The sentence as it was typed, for display; its meaning is in the filters. */
  q: string
}

const sorts: readonly SearchSort[] = ['newest', 'low', 'high', 'available', 'best']
const sizes = [10, 20, 40]
export const defaultSize = 20
/** In the address of a sentence that says “near me”. */
export const nearMe = 'me'

export function isSaleOf(text: string | null | undefined): boolean {
  return !/^rent/i.test(text ?? '')
}

export function usageOf(text: string | null | undefined): Usage {
  return text?.toLowerCase() === 'commercial' ? 'Commercial' : 'Residential'
}

/** `R 1 500 000` and `1500000` are the same; an invalid price is left for the server to refuse. */
function plainNumber(text: string): string {
  return String(typedAmount(text) ?? '')
}

function wholeNumber(text: string | null, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 ? value : fallback
}

/**
 * Older addresses name one place by its province, city and suburb. Part of a place stays unchanged.
 */
function withPlaceKeys(filters: Filters): Filters {
  const { province, city, suburb, ...others } = filters
  if (!province || (suburb && !city)) return filters
  const keys = [...placesFrom(filters.places), placeKeyOf({ province, city, suburb })]
  return { ...others, places: placesText([...new Set(keys)]) }
}

/** Reads the address of a results page. A usage in the path takes precedence. */
export function searchStateOf(query: URLSearchParams, usage?: Usage): SearchState {
  const filters: Filters = {}
  for (const name of textNames) {
    // Checkboxes in a form submitted without script repeat their name.
    const text = query.getAll(name).filter(Boolean).join(',').trim()
    if (text && text !== 'All') filters[name] = text
  }
  for (const name of numberNames) {
    const text = plainNumber(query.get(name) ?? '')
    if (text && text !== '0') filters[name] = text
  }
  const size = wholeNumber(query.get('size'), defaultSize)
  return {
    usage: usage ?? usageOf(query.get('propertyUsageType')),
    isSale: isSaleOf(query.get('salesType')),
    filters: withPlaceKeys(filters),
    sort: (sorts.find((sort) => sort === query.get('sort')) ?? 'newest') as SearchSort,
    page: wholeNumber(query.get('page'), 1),
    size: sizes.includes(size) ? size : defaultSize,
    after: query.get('after') ?? undefined,
    view: query.get('view') === 'map' ? 'map' : 'list',
    q: query.get('q')?.trim().slice(0, longestSentence) ?? '',
  }
}

/** The query of an address that shows this; default values are left out, so that it stays short. */
export function queryOf(state: SearchState, withUsage = false): string {
  const query = new URLSearchParams()
  if (withUsage) query.set('propertyUsageType', state.usage)
  query.set('salesType', state.isSale ? 'Sale' : 'Rent')
  for (const name of [...textNames, ...numberNames]) {
    const value = state.filters[name]
    if (value) query.set(name, value)
  }
  if (state.sort !== 'newest') query.set('sort', state.sort)
  if (state.size !== defaultSize) query.set('size', String(state.size))
  if (state.page > 1) query.set('page', String(state.page))
  if (state.after) query.set('after', state.after)
  if (state.view === 'map') query.set('view', 'map')
  if (state.q) query.set('q', state.q)
  return `?${query}`
}

/** Changing anything but the page returns to the first page. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  const first = 'page' in change ? {} : { page: 1 }
  return { ...state, after: undefined, ...first, ...change }
}

export function filtered(state: SearchState, change: Filters): SearchState {
  const merged: Filters = { ...state.filters, ...change }
  const filters = Object.fromEntries(Object.entries(merged).filter(([, value]) => value))
  return changed(state, { filters })
}

/** “Near me” in a sentence means nothing until the browser has reported the position. */
export function isLocating({ filters }: Pick<SearchState, 'filters'>): boolean {
  return filters.near === nearMe
}

/** The parameters of the search, its counts and its map. */
export function criteriaOf({ usage, isSale, filters }: SearchState) {
  return { ...filters, salesType: isSale ? 'Sale' : 'Rent', usageType: usage }
}

/** The keys of the chosen places. */
export function chosenPlaces({ places }: Filters): string[] {
  return placesFrom(places)
}

export function chosenFeatures({ features }: Filters): string[] {
  return features ? features.split(',') : []
}

/** The search with this feature toggled. */
export function withFeature(state: SearchState, key: string, wanted: boolean): SearchState {
  const others = chosenFeatures(state.filters).filter((one) => one !== key)
  return filtered(state, { features: (wanted ? [...others, key] : others).join(',') })
}

export function chosenTypes({ types }: Filters): number[] {
  return types ? types.split(',').map(Number).filter(Number.isInteger) : []
}
