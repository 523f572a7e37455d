import { data, isRouteErrorResponse, redirectDocument } from 'react-router'
import { errors, type AppError, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { messages, systemTexts } from '#contract/messages.ts'
import { loginPath } from './login-path.ts'

/**
 * Recognised by name and code, not by class: the server and the pages are bundled apart,
 * so the error that the in-process client throws comes from another copy of the class.
 */
export function isAppError(error: unknown): error is AppError {
  return (
    error instanceof Error &&
    error.name === 'AppError' &&
    'code' in error &&
    Object.hasOwn(errors, String(error.code))
  )
}

/** A refusal that reaches the screen with its status and message, in production too. */
export function refusal(code: ErrorCode, message: string = errors[code].message) {
  return data({ code, message } satisfies Pick<ErrorReply, 'code' | 'message'>, {
    status: errors[code].status,
  })
}

/** What a page says itself about what is missing: under a title of its own, with the lists that have it. */
export interface MissingPage {
  title: string
  message: string
  lists?: readonly { label: string; to: string }[]
}

export function missing(page: MissingPage) {
  const { status } = errors.notFound
  return data({ code: 'notFound' as const, ...page }, { status })
}

/** Awaits a call of a loader; what it refuses becomes the page's own status, or the way to the login. */
export async function awaitReply<T>(call: Promise<T>, url: URL): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw thrownFor(error, url)
  }
}

/** What a loader throws for an error of a call: the page's own status, the way to the login, or the fault itself. */
export function thrownFor(error: unknown, url: URL): unknown {
  if (!isAppError(error) || error.code === 'internal') return error
  if (error.code === 'notSignedIn') return redirectDocument(loginPath(url))
  return refusal(error.code, error.message)
}

export interface Failure {
  status: number
  message: string
}

/** The error of the API; a reply that did not pass through the router arrives as its text. */
export function replyOf(content: unknown): Partial<ErrorReply> {
  if (typeof content !== 'string') return (content as Partial<ErrorReply> | null | undefined) ?? {}
  try {
    const read: unknown = JSON.parse(content)
    return typeof read === 'object' && read !== null ? read : {}
  } catch {
    return {}
  }
}

/** What a screen shows of an error that stopped it. */
export function failureOf(error: unknown): Failure {
  if (isRouteErrorResponse(error)) {
    const { message } = replyOf(error.data)
    if (message) return { status: error.status, message }
    if (error.status === errors.notFound.status) return errors.notFound
    return { status: error.status, message: systemTexts.internal }
  }
  // The router's own request for a page's data failed before a reply came.
  if (
    error instanceof TypeError &&
    typeof document !== 'undefined' &&
    /fetch|network|load failed/i.test(error.message)
  ) {
    return { status: 0, message: messages.connectionRefused }
  }
  return errors.internal
}
