import { z } from 'zod'
import { largestInteger } from './integers.ts'

/** An id in a path or query, where everything is text. */
export const idInPath = z.coerce.number().int().positive().max(largestInteger)

/** An id in a body. */
export const id = z.number().int().positive().max(largestInteger)

/** An id that a person chooses from a list, with its own message if there is none. */
export function chosenId(message: string) {
  return z.number({ error: message }).int(message).positive(message).max(largestInteger, message)
}

/** The version of a record when it was read; a stale one is refused. */
export const version = z.number().int().positive().max(largestInteger)

/** The same in a form with files, where everything is text. */
export const versionInForm = z.coerce.number().int().positive().max(largestInteger)
