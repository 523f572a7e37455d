import { z } from 'zod'

const largest = 1_000_000_000_000

/**
 * A number whose meaning depends on another record, such as the value of a field that the Super
 * Admin added.
 */
export const anyNumber = z.number().min(-largest).max(largest)

/** A number that older forms and addresses send as text. Its range is validated by its field. */
export function numberOrText(message: string) {
  return z.union([z.string().max(60, message), anyNumber], { error: message })
}
