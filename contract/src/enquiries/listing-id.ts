import { z } from 'zod'

const largestId = 2_147_483_647

/** A listing's id, as text or number; the old front end writes "none" as 0 or as an empty text. */
export function optionalListingId(message: string) {
  return z
    .union([z.string(), z.number()], { error: message })
    .nullish()
    .transform((value) => (value == null || value === '' ? 0 : Number(value)))
    .refine((value) => Number.isInteger(value) && value >= 0 && value <= largestId, message)
    .transform((value) => value || null)
}
