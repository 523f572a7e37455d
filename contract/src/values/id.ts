import { z } from 'zod'

const largestId = 2_147_483_647

/** An id in a path or query, where everything is text. */
export const idInPath = z.coerce.number().int().positive().max(largestId)

/** An id in a body. */
export const id = z.number().int().positive().max(largestId)

/** The version a record had when it was read; a stale one is refused. */
export const version = z.number().int().positive()
