import { AppError, errors } from '#contract/errors.ts'
import { messages } from '#contract/messages.ts'
import type { AlertType } from './alert.tsx'

interface DescribedError {
  type: AlertType
  title?: string
  message: string | null
  fields?: Record<string, string>
}

/** Whether the program itself failed: then only the status and the message are known. */
export function isServerError(error: unknown): error is AppError {
  return error instanceof AppError && error.status === errors.internal.status
}

/** How an alert describes a failed call: with its status and message, or with its field errors. */
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
  // The message of a single field is often the whole message: a list would only repeat it.
  if (Object.values(fields).every((wrong) => wrong === message)) return { type: 'ERROR', message }
  return { type: 'ERRORHTML', title: `${status}: ${message}`, message: null, fields }
}
