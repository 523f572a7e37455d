import type { Usage } from '#contract/properties/properties.schema.ts'
import type { SearchSort } from '#contract/properties/search.schema.ts'
import { typedAmount } from '#contract/values/parse-amount.ts'
import type { Bounds, Position } from '../../../ui/map/map-types.ts'

/** What an address can ask for, by the names it uses. */
const textNames = [
  'keyword',
  'province',
  'city',
  'suburb',
  'places',
  'radius',
  'near',
  'availableFrom',
  'propertyId',
  'types',
  'bbox',
  'polygon',
] as const
const numberNames = [
  'minPrice',
  'maxPrice',
  'bedrooms',
  'bathrooms',
  'garages',
  'minSize',
  'maxSize',
] as const

type TextName = (typeof textNames)[number]
type NumberName = (typeof numberNames)[number]
export type FilterName = TextName | NumberName

/** The criteria as text; an empty one is left out. */
export type Filters = Partial<Record<FilterName, string>>

export interface SearchState {
  usage: Usage
  isSale: boolean
  filters: Filters
  sort: SearchSort
  page: number
  size: number
  /** Where a page past the counted ones begins. */
  after: string | undefined
  view: 'list' | 'map'
}

const sorts: readonly SearchSort[] = ['newest', 'low', 'high', 'available']
const sizes = [10, 20, 40]
export const defaultSize = 20

export function isSaleOf(text: string | null | undefined): boolean {
  return !/^rent/i.test(text ?? '')
}

export function usageOf(text: string | null | undefined): Usage {
  return text?.toLowerCase() === 'commercial' ? 'Commercial' : 'Residential'
}

/** `R 1 500 000` and `1500000` are the same; what cannot be read stays for the server to refuse. */
function plainNumber(text: string): string {
  return String(typedAmount(text) ?? '')
}

function wholeNumber(text: string | null, fallback: number): number {
  const value = Number(text)
  return Number.isInteger(value) && value >= 1 ? value : fallback
}

/** Reads the address of a results page. A path that names the usage decides it. */
export function searchStateOf(query: URLSearchParams, usage?: Usage): SearchState {
  const filters: Filters = {}
  for (const name of textNames) {
    // Boxes of a form sent without script repeat their name.
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
    filters,
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'newest',
    page: wholeNumber(query.get('page'), 1),
    size: sizes.includes(size) ? size : defaultSize,
    after: query.get('after') ?? undefined,
    view: query.get('view') === 'map' ? 'map' : 'list',
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
  return `?${query}`
}

/** A change of anything but the page begins again at the first page. */
export function changed(state: SearchState, change: Partial<SearchState>): SearchState {
  const first = 'page' in change ? {} : { page: 1 }
  return { ...state, after: undefined, ...first, ...change }
}

export function filtered(state: SearchState, change: Filters): SearchState {
  const merged: Filters = { ...state.filters, ...change }
  const filters = Object.fromEntries(Object.entries(merged).filter(([, value]) => value))
  return changed(state, { filters })
}

/** The parameters of the search, its counts and its map. */
export function criteriaOf({ usage, isSale, filters }: SearchState) {
  return { ...filters, salesType: isSale ? 'Sale' : 'Rent', usageType: usage }
}

export function chosenTypes({ types }: Filters): number[] {
  return types ? types.split(',').map(Number).filter(Number.isInteger) : []
}

const degrees = (value: number) => String(Math.round(value * 10_000) / 10_000)

export function boundsText({ south, west, north, east }: Bounds): string {
  return [south, west, north, east].map(degrees).join(',')
}

export function boundsFrom(text: string | undefined): Bounds | undefined {
  const [south, west, north, east] = text?.split(',').map(Number) ?? []
  if ([south, west, north, east].every(Number.isFinite)) {
    return { south, west, north, east } as Bounds
  }
  return undefined
}

export function areaText(corners: readonly Position[]): string {
  return corners.map(({ lat, lng }) => `${degrees(lat)},${degrees(lng)}`).join(';')
}

export function areaFrom(text: string | undefined): Position[] | null {
  if (!text) return null
  const corners = text.split(';').map((corner) => corner.split(',').map(Number))
  const sound = corners.every((corner) => corner.length === 2 && corner.every(Number.isFinite))
  return sound && corners.length >= 3 ? corners.map(([lat = 0, lng = 0]) => ({ lat, lng })) : null
}
