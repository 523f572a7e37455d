import { z } from 'zod'
import { longestDrive } from '../places/drive.ts'
import { placesFrom } from '../places/place-key.ts'
import { amount } from '../values/amount.ts'
import { toDay, type Day } from '../values/day.ts'
import { dayText } from '../values/day.schema.ts'
import { familyHolidays, schoolHolidays } from './school-holidays.ts'
import {
  anyHoliday,
  bedroomChoices,
  readArrivalDay,
  readSeason,
  readSettings,
  readWeekNumbers,
} from './weeks.choices.ts'

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

const count = (most: number) =>
  z.coerce
    .number()
    .int()
    .min(0)
    .max(most)
    .transform((value) => value || undefined)
    .optional()
    .catch(undefined)

/** The filter of every list of weeks, from an address: invalid values do not filter. */
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
  /** The code of a school holiday, `december` and so on for any year's, or `any`. */
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
  /** At least this many people. */
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
  /** Where the drive to the resort starts: the key or the name of a place, or `lat,lng`. */
  driveFrom: z.string().trim().min(1).max(200).optional().catch(undefined),
  driveMinutes: count(longestDrive),
})

export type WeekFilter = z.output<typeof weekFilter>
export type WeekFilterInput = z.input<typeof weekFilter>
