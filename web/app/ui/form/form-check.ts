import type { z } from 'zod'
import type { FieldErrors } from '#contract/errors.ts'

export type Checked<Values> = { data: Values; fields: null } | { data: null; fields: FieldErrors }

/** Validates the values of a form with the contract's schema; returns the first message for each field. */
export function checkForm<Schema extends z.ZodType>(
  schema: Schema,
  values: unknown,
): Checked<z.output<Schema>> {
  const result = schema.safeParse(values)
  if (result.success) return { data: result.data, fields: null }
  const fields: FieldErrors = {}
  for (const issue of result.error.issues) fields[issue.path.join('.')] ??= issue.message
  return { data: null, fields }
}
