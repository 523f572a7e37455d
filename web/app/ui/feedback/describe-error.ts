import { AppError, errors } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import type { AlertType } from './alert.tsx'

interface DescribedError {
  type: AlertType
  title?: string
  message: string | null
  fields?: Record<string, string>
}

/** The program itself failed: nothing more is known than its status and its message. */
export function isServerError(error: unknown): error is AppError {
  return error instanceof AppError && error.status === errors.internal.status
}

/** A failed call as an alert shows it: its status and its message, or what is wrong by field. */
export function describeError(error: unknown): DescribedError {
  if (!(error instanceof AppError)) {
    const message = error instanceof Error ? error.message : messages.connectionRefused
    return { type: 'ERROR', message }
  }
  const { status, message, fields } = error
  if (isServerError(error)) {
    return {
      type: 'ERRORHTML',
      title: messages.detailsIncorrect,
      message: `${status}: ${message}`,
    }
  }
  // A single wrong field often is the whole message: a list would only say it twice.
  if (Object.values(fields).every((wrong) => wrong === message)) return { type: 'ERROR', message }
  return { type: 'ERRORHTML', title: `${status}: ${message}`, message: null, fields }
}
