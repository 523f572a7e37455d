import { largestInteger } from '../values/integers.ts'
import { numberOrText } from '../values/number-or-text.ts'

/**
 * A listing's id, as text or number; the old front end writes "none" as 0 or as an empty string.
 */
export function optionalListingId(message: string) {
  return numberOrText(message)
    .nullish()
    .transform((value) => (value == null || value === '' ? 0 : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= largestInteger, message)
    .transform((value) => value || null)
}
