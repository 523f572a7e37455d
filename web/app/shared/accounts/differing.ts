import type { FieldErrors } from '#contract/errors.ts'

interface Twice {
  password?: unknown
  confirm?: unknown
}

/** Two entries that differ are said at once, also while other fields are still wrong. */
export function differing({ password, confirm }: Twice, message: string, prefix = ''): FieldErrors {
  return password === confirm ? {} : { [`${prefix}confirm`]: message }
}
