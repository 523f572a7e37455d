import { placesText } from '#contract/places/place-key.ts'
import { hasCentre, hasSurroundings } from '#contract/places/surroundings.ts'
import { formatDay, isDay } from '#contract/values/day.ts'
import { amountOrNone } from '#contract/values/parse-amount.ts'
import { formatRand } from '#contract/values/rand.ts'
import { namedPlaces } from '../../../shared/places/chosen-place.ts'
import { areaText } from '../../../ui/data/area-text.ts'
import { driveText, partialPlace, type PlaceNames } from './results-texts.ts'
import {
  chosenFeatures,
  chosenPlaces,
  chosenTypes,
  filtered,
  withFeature,
  type FilterName,
  type Filters,
  type SearchState,
} from './search-state.ts'

export interface Chip {
  label: string
  /** The search without it. */
  without: SearchState
  icon?: 'place' | 'near' | 'area' | 'drive'
}

/** The active filters: what is wanted, and where. */
export interface Chips {
  what: Chip[]
  where: Chip[]
}

/** The names that make the chips readable. */
export interface ChipNames {
  types: readonly { id: number; description: string }[]
  places: PlaceNames
  features: Readonly<Record<string, string>>
}

function range(from: string | undefined, to: string | undefined, show: (text: string) => string) {
  if (from && to) return `${show(from)} to ${show(to)}`
  return from ? `From ${show(from)}` : `Up to ${show(to as string)}`
}

const rand = (text: string) => {
  const amount = amountOrNone(text)
  return amount === undefined ? text : formatRand(amount)
}
const metres = (text: string) => areaText(Number(text))

/** The active filters, each with the search without it. */
export function chipsOf(state: SearchState, names: ChipNames): Chips {
  return { what: whatChips(state, names), where: whereChips(state, names.places) }
}

const sizes = [
  ['minSize', 'maxSize', ''],
  ['minFloor', 'maxFloor', 'Floor: '],
  ['minErf', 'maxErf', 'Erf: '],
] as const

const sentenceCase = (text: string) => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

function whatChips(state: SearchState, { types, features }: ChipNames): Chip[] {
  const { filters } = state
  const chips: Chip[] = []
  const add = (label: string, change: Filters) =>
    chips.push({ label, without: filtered(state, change) })
  const chosen = chosenTypes(filters)
  for (const id of chosen) {
    const name = types.find((type) => type.id === id)?.description ?? `Type ${id}`
    add(name, { types: chosen.filter((one) => one !== id).join(',') })
  }
  for (const name of ['bedrooms', 'bathrooms', 'garages'] as const) {
    const least = filters[name]
    if (least) add(`${least}+ ${least === '1' ? name.slice(0, -1) : name}`, { [name]: '' })
  }
  for (const key of chosenFeatures(filters)) {
    chips.push({ label: features[key] ?? key, without: withFeature(state, key, false) })
  }
  if (filters.minPrice || filters.maxPrice) {
    add(range(filters.minPrice, filters.maxPrice, rand), { minPrice: '', maxPrice: '' })
  }
  if (filters.minRate || filters.maxRate) {
    const text = range(filters.minRate, filters.maxRate, rand)
    add(`${text} per m²`, { minRate: '', maxRate: '' })
  }
  if (filters.rentBasis === 'gross') add('Gross rent', { rentBasis: '' })
  for (const [min, max, what] of sizes) {
    if (!filters[min] && !filters[max]) continue
    const text = range(filters[min], filters[max], metres)
    add(what ? `${what}${sentenceCase(text)}` : text, { [min]: '', [max]: '' })
  }
  if (filters.reduced) add('Price dropped', { reduced: '' })
  if (filters.newThisWeek) add('New this week', { newThisWeek: '' })
  const from = filters.availableFrom
  if (from) add(`Available by ${isDay(from) ? formatDay(from) : from}`, { availableFrom: '' })
  if (filters.keyword) add(`“${filters.keyword}”`, { keyword: '' })
  if (filters.propertyId) add(`Reference ${filters.propertyId}`, { propertyId: '' })
  return chips
}

function whereChips(state: SearchState, names: PlaceNames): Chip[] {
  const { filters } = state
  const chips: Chip[] = []
  const add = (label: string, change: Filters, icon: NonNullable<Chip['icon']>) =>
    chips.push({ label, without: filtered(state, change), icon })
  const around = filters.radius ? ` + ${filters.radius}\u00a0km` : ''
  const keys = chosenPlaces(filters)
  for (const { key, name } of namedPlaces(keys, names)) {
    const left = keys.filter((one) => one !== key)
    const wider = hasSurroundings(key) ? around : ''
    add(`${name}${wider}`, { places: placesText(left), ...radiusOf(filters, left) }, 'place')
  }
  const part = partialPlace(filters)
  if (part) add(part, { province: '', city: '', suburb: '' }, 'place')
  if (filters.near) add(`Near me${around}`, { near: '', ...radiusOf(filters, keys, true) }, 'near')
  if (filters.bbox) add('This map area', { bbox: '' }, 'area')
  if (filters.polygon) add('Drawn area', { polygon: '' }, 'area')
  const drive = driveText(filters, names)
  if (drive) add(drive, { driveFrom: '', driveMinutes: '' }, 'drive')
  return chips
}

/** A radius is dropped with the last place that it applies to. */
function radiusOf({ near }: Filters, places: readonly string[], withoutNear = false): Filters {
  return hasCentre(places, !withoutNear && near) ? {} : { radius: '' }
}

/** The criteria that narrow a search by location. */
export const placeFilters: readonly FilterName[] = [
  'places',
  'province',
  'city',
  'suburb',
  'near',
  'radius',
  'bbox',
  'polygon',
  'driveFrom',
  'driveMinutes',
]
