import { formatDay, isDay } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { placeName } from './results-texts.ts'
import { chosenTypes, filtered, type Filters, type SearchState } from './search-state.ts'

export interface Chip {
  label: string
  /** The search without it. */
  without: SearchState
}

function range(from: string | undefined, to: string | undefined, show: (text: string) => string) {
  if (from && to) return `${show(from)} to ${show(to)}`
  return from ? `From ${show(from)}` : `Up to ${show(to as string)}`
}

const rand = (text: string) => {
  const amount = amountOrNone(text)
  return amount === undefined ? text : formatRand(amount)
}
const metres = (text: string) => `${groupedNumber(Number(text))}\u00a0m²`

/** The active filters, each with the search without it. */
export function chipsOf(
  state: SearchState,
  types: readonly { id: number; description: string }[],
): Chip[] {
  const { filters } = state
  const chips: Chip[] = []
  const add = (label: string, change: Filters) =>
    chips.push({ label, without: filtered(state, change) })
  const place = placeName(filters)
  if (place) add(place, { province: '', city: '', suburb: '' })
  if (filters.bbox) add('This map area', { bbox: '' })
  if (filters.polygon) add('Your drawn area', { polygon: '' })
  if (filters.minPrice || filters.maxPrice) {
    add(range(filters.minPrice, filters.maxPrice, rand), { minPrice: '', maxPrice: '' })
  }
  const chosen = chosenTypes(filters)
  for (const id of chosen) {
    const name = types.find((type) => type.id === id)?.description ?? `Type ${id}`
    add(name, { types: chosen.filter((one) => one !== id).join(',') })
  }
  if (filters.bedrooms) add(`${filters.bedrooms}+ bedrooms`, { bedrooms: '' })
  if (filters.bathrooms) add(`${filters.bathrooms}+ bathrooms`, { bathrooms: '' })
  if (filters.garages) add(`${filters.garages}+ garages`, { garages: '' })
  if (filters.minSize || filters.maxSize) {
    add(range(filters.minSize, filters.maxSize, metres), { minSize: '', maxSize: '' })
  }
  const from = filters.availableFrom
  if (from) add(`Available by ${isDay(from) ? formatDay(from) : from}`, { availableFrom: '' })
  if (filters.keyword) add(`“${filters.keyword}”`, { keyword: '' })
  if (filters.propertyId) add(`Reference ${filters.propertyId}`, { propertyId: '' })
  return chips
}
