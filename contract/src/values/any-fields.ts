import { z } from 'zod'

const longestName = 100

const names = z.string().max(longestName)

function atMost(count: number) {
  return [
    (fields: Record<string, unknown>) => Object.keys(fields).length <= count,
    `This must have at most ${count} fields.`,
  ] as const
}

/**
 * Fields that the call does not declare, such as an unfinished form. The size and depth of their
 * values are limited for the request as a whole.
 */
export function anyFields(count: number) {
  return z
    .record(names, z.unknown())
    .refine(...atMost(count))
    .meta({ maxProperties: count })
}

/** Texts under names that another party chooses. */
export function textFields(count: number, longest: number) {
  return z
    .record(names, z.string().max(longest))
    .refine(...atMost(count))
    .meta({ maxProperties: count })
}
