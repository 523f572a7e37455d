import { z } from 'zod'
import { longestPhone, parsePhone } from './phone.ts'

/** A required phone number, returned in its stored form. */
export function phone(message: string) {
  return z
    .string({ error: message })
    .max(longestPhone, message)
    .refine((text) => parsePhone(text) !== undefined, message)
    .transform((text) => parsePhone(text) as string)
}

/** An optional phone number; an empty text means none. */
export function optionalPhone(message: string) {
  return z
    .string()
    .max(longestPhone, message)
    .nullish()
    .refine((text) => !text?.trim() || parsePhone(text) !== undefined, message)
    .transform((text) => (text?.trim() ? (parsePhone(text) as string) : null))
}
