import type { FieldErrors } from '#contract/errors.ts'

interface Twice {
  password?: unknown
  confirm?: unknown
}

/** Two differing entries are reported immediately, even while other fields are still invalid. */
export function differing({ password, confirm }: Twice, message: string, prefix = ''): FieldErrors {
  return password === confirm ? {} : { [`${prefix}confirm`]: message }
}
