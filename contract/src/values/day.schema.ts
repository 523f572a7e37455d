import { z } from 'zod'
import { isDay, toDay } from './day.ts'

/** The length of a date-time with its time zone, plus some slack. */
const longestDay = 40

/** A text that may contain a date. */
export const dayText = z.string().max(longestDay)

export const day = dayText.refine(isDay, 'A date as yyyy-mm-dd')

/** A required date; the old system's way of writing "no date" is not a date. */
export function requiredDay(message: string) {
  return z
    .string({ error: message })
    .max(longestDay, message)
    .transform((text) => toDay(text) ?? '')
    .refine(isDay, message)
}

/** An optional date: empty and placeholder dates are read as none. */
export const optionalDay = dayText.nullish().transform((value) => toDay(value))
