import { weekSettings, type WeekSetting } from './settings.ts'

export const seasons = [
  'Peak 1',
  'Peak 2',
  'Peak 3',
  'Peak 4',
  'Red',
  'White',
  'Blue',
  'Flexi',
] as const
export type Season = (typeof seasons)[number]

export const bedroomChoices = ['Studio', '1', '2', '3', '4', '5', '6'] as const
export const sleepChoices = [2, 4, 5, 6, 8, 10, 12] as const

/** The code of a week type is its position in this list. */
export const weekTypes = ['Flexi', 'Fixed', 'Module', 'Syndicate'] as const

export const spacebankEntities = [
  'Dial an Exchange',
  'RCI',
  'First Exchange',
  'iExchange',
  'Interval International',
] as const

/** The legal basis of a timeshare right; an advert must state it. */
export const legalBases = ['share block', 'sectional title', 'club', 'limited term'] as const
export type LegalBasis = (typeof legalBases)[number]

/** The choice at the end of the list of resorts. */
export const otherResort = 'Other'

/** Stored when a listing names no region. */
export const noRegionId = 1

/** A studio counts as 0 bedrooms. */
export function bedroomsToNumber(text: string): number {
  return text === 'Studio' ? 0 : Number(text)
}

export function bedroomsFromNumber(count: number | null): string {
  return count ? String(count) : 'Studio'
}

/** `Peak` is shown as `Peak 1`; unknown values are not a season. */
export function readSeason(text: string): Season | undefined {
  const wanted = text.trim().toLowerCase()
  if (wanted === 'peak') return 'Peak 1'
  return seasons.find((season) => season.toLowerCase() === wanted)
}

/** Any school holiday at all. */
export const anyHoliday = 'any'

/** The days in calendar order, as addresses name them. */
export const arrivalDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type ArrivalDay = (typeof arrivalDays)[number]

export const arrivalDayNames: Record<ArrivalDay, string> = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
}

/** `fri`, `Friday`. */
export function readArrivalDay(text: string): ArrivalDay | undefined {
  const day = text.trim().toLowerCase()
  return arrivalDays.find((one) => one === day || arrivalDayNames[one].toLowerCase() === day)
}

/** `sea,berg`: the valid ones, without duplicates. */
export function readSettings(text: string): WeekSetting[] | undefined {
  const wanted = new Set(text.toLowerCase().split(/[,_ ]/))
  const known = weekSettings.filter((setting) => wanted.has(setting))
  return known.length ? known : undefined
}

export const lastWeekNumber = 53

/** `51,52`: calendar weeks, sorted and without duplicates. */
export function readWeekNumbers(text: string): number[] | undefined {
  const numbers = text.split(/[,_ ]/).map(Number)
  const known = numbers.filter((one) => Number.isInteger(one) && one >= 1 && one <= lastWeekNumber)
  return known.length ? [...new Set(known)].sort((a, b) => a - b) : undefined
}

/** `Week 52`, `Week 51 or 52`. */
export function weekNumberText(numbers: readonly number[]): string {
  const [last] = numbers.slice(-1)
  const others = numbers.slice(0, -1)
  return `Week ${others.length ? `${others.join(', ')} or ${last}` : last}`
}

export const searchOrders = ['newest', 'price', 'dearest', 'arrival', 'levyPerNight'] as const
export type SearchOrder = (typeof searchOrders)[number]

export const searchOrderNames: Record<SearchOrder, string> = {
  newest: 'Newest first',
  price: 'Lowest price first',
  dearest: 'Highest price first',
  arrival: 'Earliest arrival first',
  levyPerNight: 'Lowest levy per night first',
}
