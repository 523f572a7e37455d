import { hasCentre } from '#contract/places/surroundings.ts'
import type { Usage } from '#contract/properties/properties.choices.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'
import { namedPlaces, placesInWords } from '../../../shared/places/chosen-place.ts'
import { countedOrNone, showCounted } from '../../../ui/data/counted.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { chosenPlaces, isLocating, type Filters, type SearchState } from './search-state.ts'

const nouns: Record<Usage, readonly [one: string, many: string]> = {
  Residential: ['home', 'homes'],
  Commercial: ['commercial property', 'commercial properties'],
}

/** The names of places by key. */
export type PlaceNames = Readonly<Record<string, string>>

/** The heading of the results, as specified. */
export function resultsHeading({ usage, isSale }: Pick<SearchState, 'usage' | 'isSale'>): string {
  return `${usage.toUpperCase()} PROPERTIES FOR ${isSale ? 'SALE' : 'RENT'}`
}

/** Part of a place from an older address: a city without its province. */
export function partialPlace({ suburb, city, province }: Filters): string {
  if (suburb) return city ? `${suburb}, ${city}` : suburb
  return city ?? province ?? ''
}

/** `Lynnwood, Pretoria`; empty when the whole country is searched. */
export function placeName(filters: Filters, names: PlaceNames): string {
  const places = namedPlaces(chosenPlaces(filters), names)
  return placesInWords(places) || partialPlace(filters)
}

export function manyOf(usage: Usage): string {
  return nouns[usage][1]
}

export interface Found {
  total: number
  capped: boolean
}

/** `30 min from Sandton, Johannesburg`, or after `within` the minutes `of` it. */
export function driveText(
  { driveFrom, driveMinutes }: Filters,
  names: PlaceNames,
  word: 'from' | 'of' = 'from',
): string {
  if (!driveFrom || !driveMinutes) return ''
  const [place] = namedPlaces([driveFrom], names)
  return `${driveMinutes} min ${word} ${driveFrom.includes(',') ? 'you' : place?.name}`
}

function where(filters: Filters, names: PlaceNames): string {
  const place = placeName(filters, names)
  if (place && filters.radius && hasCentre(chosenPlaces(filters))) {
    return ` within ${filters.radius} km of ${place}`
  }
  if (place) return ` in ${place}`
  if (filters.near) return ' near you'
  if (filters.bbox || filters.polygon) return ' in this area'
  const drive = driveText(filters, names, 'of')
  return drive && ` within ${drive}`
}

const capitalized = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

function countOf({ usage }: Pick<SearchState, 'usage'>, { total, capped }: Found): string {
  const [one, many] = nouns[usage]
  return capitalized(
    capped ? `More than ${groupedNumber(total)} ${many}` : countedOrNone(total, { one, many }),
  )
}

/** `150 homes in Lynnwood, Pretoria`. */
export function countLine(state: SearchState, found: Found, names: PlaceNames): string {
  if (isLocating(state)) return `${capitalized(manyOf(state.usage))} near you`
  return `${countOf(state, found)}${where(state.filters, names)}`
}

/** `150 homes, 18 in view`, over a phone's map; null if the number in view is unknown. */
export function mapCountLine(
  state: Pick<SearchState, 'usage'>,
  found: Found,
  inView: number | null,
): string {
  const isPart = inView !== null && inView < found.total
  return isPart
    ? `${countOf(state, found)}, ${groupedNumber(inView)} in view`
    : countOf(state, found)
}

/** On the button of the filters: `Show 34 homes`, `No homes match`. */
export function showLine({ usage }: Pick<SearchState, 'usage'>, { total, capped }: Found): string {
  const [one, many] = nouns[usage]
  return showCounted(total, { one, many }, capped)
}

/** For the suggestion on an empty result: `Show 64 homes in Cape Town`. */
export function widerLine(state: SearchState, count: number, names: PlaceNames): string {
  const line = showLine(state, { total: count, capped: count >= searchCountCap })
  return line + (where(state.filters, names) || ' in South Africa')
}

/** `Homes for sale in Lynnwood, Pretoria`, for titles and previews. */
export function resultsTitle(state: SearchState, names: PlaceNames): string {
  const many = manyOf(state.usage)
  const what = `${capitalized(many)} ${state.isSale ? 'for sale' : 'to rent'}`
  return `${what} in ${placeName(state.filters, names) || 'South Africa'}`
}
