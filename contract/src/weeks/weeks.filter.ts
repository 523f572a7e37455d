import { z } from 'zod'
import { readResortCode } from '../resorts/resorts.schema.ts'
import { amount } from '../values/amount.ts'
import { addDays, dayText, toDay, type Day } from '../values/day.ts'
import { schoolHolidays } from './school-holidays.ts'
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
  /** The code of a school holiday, or `any`. */
  holiday: z
    .enum([anyHoliday, ...schoolHolidays.map((holiday) => holiday.code)])
    .optional()
    .catch(undefined),
})

export type WeekFilter = z.output<typeof weekFilter>
export type WeekFilterInput = z.input<typeof weekFilter>

/** One day of slack: a week from Friday suits who can come from Saturday. */
export function earliestArrival(date: Day): Day {
  return addDays(date, -1)
}

/** The spans that a holiday filter allows. */
export function holidaySpans(holiday: string): { from: Day; to: Day }[] {
  return schoolHolidays.filter((one) => holiday === anyHoliday || one.code === holiday)
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

/** The filter as a function: what a screen applies at once to the weeks it already has. */
export function matchesWeek(week: WeekListing, filter: WeekFilter): boolean {
  const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
  if (filter.region && !same(week.regionCode, filter.region)) return false
  if (filter.resort && readResortCode(week.resortCode) !== readResortCode(filter.resort))
    return false
  if (filter.season && week.season !== filter.season) return false
  if (filter.bedrooms && (week.bedrooms || 'Studio') !== filter.bedrooms) return false
  const { arrivalDate, departureDate } = week
  if (filter.date && !(arrivalDate && arrivalDate >= earliestArrival(filter.date))) return false
  if (filter.ddate && !(departureDate && departureDate <= filter.ddate)) return false
  if (filter.minPrice && week.sellPrice < filter.minPrice) return false
  if (filter.maxPrice && week.sellPrice > filter.maxPrice) return false
  if (filter.status && !same(week.status.code, filter.status)) return false
  if (filter.keyword && !keywordText(week).includes(filter.keyword.toLowerCase())) return false
  if (filter.holiday === anyHoliday) return week.schoolHoliday !== null
  return !filter.holiday || week.schoolHoliday?.code === filter.holiday
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
