import { z } from 'zod'
import { longestDrive } from '../places/drive.ts'
import { placesFrom } from '../places/place-key.ts'
import { readResortCode } from '../resorts/resorts.schema.ts'
import { amount } from '../values/amount.ts'
import { addDays, dayText, toDay, type Day } from '../values/day.ts'
import { familyHolidayNames, familyHolidays, schoolHolidays } from './school-holidays.ts'
import { weekSettings, type WeekSetting } from './settings.ts'
import { bedroomChoices, readSeason } from './weeks.choices.ts'
import type { WeekListing } from './weeks.schema.ts'

/** Any school holiday at all. */
export const anyHoliday = 'any'

const code = z
  .string()
  .trim()
  .max(20)
  .regex(/^[A-Za-z0-9]{1,20}$/)
  .optional()
  .catch(undefined)

const dayInQuery = dayText
  .transform((text): Day | undefined => toDay(text) ?? undefined)
  .optional()
  .catch(undefined)

/** A price of zero, or none, does not filter. */
const priceInQuery = amount({ missing: '' })
  .transform((price): number | undefined => price || undefined)
  .optional()
  .catch(undefined)

/** The days in the order of the calendar, as addresses name them. */
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

/** `sea,berg`: the known ones of them, each once. */
export function readSettings(text: string): WeekSetting[] | undefined {
  const wanted = new Set(text.toLowerCase().split(/[,_ ]/))
  const known = weekSettings.filter((setting) => wanted.has(setting))
  return known.length ? known : undefined
}

export const lastWeekNumber = 53

/** `51,52`: the weeks of the calendar, in order and each once. */
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

const count = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(most)
    .transform((value) => value || undefined)
    .optional()
    .catch(undefined)

/** The filter of every list of weeks, from an address: nonsense does not filter. */
export const weekFilter = z.object({
  region: code,
  resort: code,
  season: z
    .string()
    .max(40)
    .transform((text) => readSeason(text))
    .optional()
    .catch(undefined),
  bedrooms: z.enum(bedroomChoices).optional().catch(undefined),
  /** Earliest arrival, with one day of slack. */
  date: dayInQuery,
  /** Latest departure. */
  ddate: dayInQuery,
  minPrice: priceInQuery,
  maxPrice: priceInQuery,
  status: code,
  keyword: z.string().trim().max(100).optional().catch(undefined),
  /** The code of a school holiday, `december` and so on for that of any year, or `any`. */
  holiday: z
    .enum([anyHoliday, ...familyHolidays, ...schoolHolidays.map((holiday) => holiday.code)])
    .optional()
    .catch(undefined),
  /** Places and named areas by their keys: a resort is in any of them. */
  places: z
    .string()
    .max(4000)
    .transform((text): string[] | undefined => {
      const keys = placesFrom(text)
      return keys.length ? keys : undefined
    })
    .optional()
    .catch(undefined),
  /** `sea,berg`: any of them. */
  setting: z
    .string()
    .max(100)
    .transform((text) => readSettings(text))
    .optional()
    .catch(undefined),
  /** So many people at least. */
  sleeps: count(100),
  arrivalDay: z
    .string()
    .max(20)
    .transform((text) => readArrivalDay(text))
    .optional()
    .catch(undefined),
  /** `51,52`: any of these weeks of the calendar. */
  weekNumber: z
    .string()
    .max(200)
    .transform((text) => readWeekNumbers(text))
    .optional()
    .catch(undefined),
  /** Where the drive to the resort begins: the key or the name of a place, or `lat,lng`. */
  driveFrom: z.string().trim().min(1).max(200).optional().catch(undefined),
  driveMinutes: count(longestDrive),
})

/** `fri`, `Friday`. */
export function readArrivalDay(text: string): ArrivalDay | undefined {
  const day = text.trim().toLowerCase()
  return arrivalDays.find((one) => one === day || arrivalDayNames[one].toLowerCase() === day)
}

export type WeekFilter = z.output<typeof weekFilter>
export type WeekFilterInput = z.input<typeof weekFilter>

/** One day of slack: a week from Friday suits who can come from Saturday. */
export function earliestArrival(date: Day): Day {
  return addDays(date, -1)
}

/** The spans that a holiday filter allows. */
export function holidaySpans(holiday: string): { from: Day; to: Day }[] {
  if (holiday === anyHoliday) return [...schoolHolidays]
  const family = familyHolidays.find((one) => one === holiday)
  return schoolHolidays.filter(({ code, name }) =>
    family ? name.startsWith(familyHolidayNames[family]) : code === holiday,
  )
}

export function arrivalDayOf(day: Day): ArrivalDay {
  // A Sunday is day 0 of JavaScript.
  return arrivalDays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] as ArrivalDay
}

/** Everything a keyword is looked for in. */
export function keywordText(week: WeekListing): string {
  return [
    week.weekReference,
    week.resortName,
    week.resortCode,
    week.town,
    week.region,
    week.unitNumber,
    week.module,
    week.weekNumber ?? '',
    week.season,
    week.bedrooms,
    week.maxSleep,
    week.weekTypeName,
    week.arrivalDate,
    week.departureDate,
    week.sellPrice,
    week.levyAmount,
    week.status.description,
  ]
    .join(' ')
    .toLowerCase()
}

function fitsTime(week: WeekListing, filter: WeekFilter): boolean {
  const { arrivalDate, departureDate } = week
  if (filter.date && !(arrivalDate && arrivalDate >= earliestArrival(filter.date))) return false
  if (filter.ddate && !(departureDate && departureDate <= filter.ddate)) return false
  const { weekNumber } = week
  if (filter.weekNumber && !(weekNumber !== null && filter.weekNumber.includes(weekNumber))) {
    return false
  }
  if (filter.arrivalDay && !(arrivalDate && arrivalDayOf(arrivalDate) === filter.arrivalDay)) {
    return false
  }
  return (
    !filter.holiday ||
    holidaySpans(filter.holiday).some(
      ({ from, to }) =>
        arrivalDate !== null &&
        departureDate !== null &&
        arrivalDate >= from &&
        departureDate <= to,
    )
  )
}

/**
 * The filter as a function: what a screen applies at once to the weeks it already has. Which resorts
 * fit the places, setting and drive is given: undefined means that it does not matter.
 */
export function matchesWeek(
  week: WeekListing,
  filter: WeekFilter,
  resortIds?: ReadonlySet<number>,
): boolean {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  if (filter.region && !same(week.regionCode, filter.region)) return false
  if (filter.resort && readResortCode(week.resortCode) !== readResortCode(filter.resort))
    return false
  if (resortIds && !(week.resortId !== null && resortIds.has(week.resortId))) return false
  if (filter.season && week.season !== filter.season) return false
  if (filter.bedrooms && (week.bedrooms || 'Studio') !== filter.bedrooms) return false
  if (filter.sleeps && week.maxSleep < filter.sleeps) return false
  if (filter.minPrice && week.sellPrice < filter.minPrice) return false
  if (filter.maxPrice && week.sellPrice > filter.maxPrice) return false
  if (filter.status && !same(week.status.code, filter.status)) return false
  if (filter.keyword && !keywordText(week).includes(filter.keyword.toLowerCase())) return false
  return fitsTime(week, filter)
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
