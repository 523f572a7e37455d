import type { Usage } from '#contract/properties/properties.schema.ts'
import { countedOrNone, showCounted } from '../../../ui/data/counted.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import type { Filters, SearchState } from './search-state.ts'

const nouns: Record<Usage, readonly [one: string, many: string]> = {
  Residential: ['home', 'homes'],
  Commercial: ['commercial property', 'commercial properties'],
}

/** The heading of the results, as specified. */
export function resultsHeading({ usage, isSale }: Pick<SearchState, 'usage' | 'isSale'>): string {
  return `${usage.toUpperCase()} PROPERTIES FOR ${isSale ? 'SALE' : 'RENT'}`
}

/** `Lynnwood, Pretoria`; empty when the whole country is searched. */
export function placeName({ suburb, city, province }: Filters): string {
  if (suburb) return city ? `${suburb}, ${city}` : suburb
  return city ?? province ?? ''
}

export function manyOf(usage: Usage): string {
  return nouns[usage][1]
}

interface Found {
  total: number
  capped: boolean
}

/** `150 homes in Lynnwood, Pretoria`. */
export function countLine(state: SearchState, { total, capped }: Found): string {
  const [one, many] = nouns[state.usage]
  const place = placeName(state.filters)
  const drawn = state.filters.bbox || state.filters.polygon ? ' in this area' : ''
  const where = place ? ` in ${place}` : drawn
  const count = capped
    ? `More than ${groupedNumber(total)} ${many}`
    : countedOrNone(total, { one, many })
  return `${count.charAt(0).toUpperCase()}${count.slice(1)}${where}`
}

/** On the button of the filters: `Show 34 homes`, `No homes match`. */
export function showLine({ usage }: Pick<SearchState, 'usage'>, { total, capped }: Found): string {
  const [one, many] = nouns[usage]
  return showCounted(total, { one, many }, capped)
}

/** `Homes for sale in Lynnwood, Pretoria`, for titles and previews. */
export function resultsTitle(state: SearchState): string {
  const many = manyOf(state.usage)
  const what = `${many.charAt(0).toUpperCase()}${many.slice(1)} ${state.isSale ? 'for sale' : 'to rent'}`
  const place = placeName(state.filters)
  return `${what} in ${place || 'South Africa'}`
}
