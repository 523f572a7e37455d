import type { AnyCall } from './call.ts'
import { errors, type FieldErrors } from './errors.ts'

/** The message above a form whose fields are wrong. */
export function invalidMessageOf(call: AnyCall, fields: FieldErrors): string {
  const { invalidMessage } = call
  const message = typeof invalidMessage === 'function' ? invalidMessage(fields) : invalidMessage
  return message ?? errors.invalidInput.message
}
