import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { DatabaseUnavailable, isUnavailable, isUnstorable, RequestOver } from '../db/errors.ts'
import { CircuitOpen } from '../gateways/circuit-breaker.ts'
import { StorageUnavailable } from '../gateways/files.ts'
import { Overloaded } from './overload.ts'

const frameworkCodes: Record<number, ErrorCode> = {
  400: 'badRequest',
  404: 'noSuchCall',
  405: 'badMethod',
  408: 'tooSlow',
  413: 'tooLarge',
  415: 'unsupportedMedia',
  429: 'tooMany',
  503: 'unavailable',
}

/** Turns any error into an AppError; the details of unexpected errors stay hidden. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // A refusal that the site wrapped in an error of its own.
  if (error instanceof Error && error.cause instanceof AppError) return toAppError(error.cause)
  if (isUnavailable(error) || error instanceof StorageUnavailable) {
    return new AppError('unavailable', { retryAfter: 5 })
  }
  if (isUnstorable(error)) return new AppError('badRequest')
  const status = (error as FastifyError)?.statusCode ?? 500
  return new AppError(frameworkCodes[status] ?? (status < 500 ? 'badRequest' : 'internal'))
}

export function errorReply(error: AppError, requestId: string): ErrorReply {
  const { code, message, fields, changes, existing } = error
  return {
    code,
    message,
    fields,
    requestId,
    ...(changes ? { changes } : {}),
    ...(existing ? { existing } : {}),
  }
}

/** The beginning and end of an outage are logged; a line for each request would hide them. */
function isKnownOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable || error instanceof Overloaded) return true
  return error instanceof Error && error.cause instanceof CircuitOpen
}

/** The log message: what happened, why, and what to do. */
function remedyFor(error: unknown): string {
  if (error instanceof RequestOver) {
    return 'A request took too long and was aborted with 503. This entry says what it was waiting for. If this keeps happening, look for slow statements or services.'
  }
  if (error instanceof StorageUnavailable) {
    return 'A stored file could not be read or written; the request got 503. Check the S3 settings, or the space and permissions of DATA_DIR.'
  }
  if (isUnavailable(error)) {
    return 'A statement took too long or waited too long for a lock; the request got 503. If this keeps happening, look for slow statements in the database.'
  }
  const known = toAppError(error)
  if (known.code !== 'internal') return known.message
  return 'A request failed because of an internal error; report it with this entry'
}

/** Whether the client disconnected before the reply or the first byte of a file, whose stream then closes early. */
function hasLeft(error: unknown, { raw }: FastifyRequest): boolean {
  if (error instanceof RequestOver) return error.reason === 'left'
  const { code } = error as NodeJS.ErrnoException
  return code === 'ERR_STREAM_PREMATURE_CLOSE' && raw.socket.destroyed
}

/** The cause of a 5xx is logged; a client that did not wait for the reply is not an error. */
export function logFailure(error: unknown, request: FastifyRequest): void {
  const { log } = request
  if (isKnownOutage(error)) log.debug(error, 'request refused during an outage')
  else if (hasLeft(error, request)) log.info(error)
  else log.error(error, remedyFor(error))
}

/** Replies to 4xx errors with their message. 5xx errors are logged, and the reply has only the request id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error)
  // If only the database refused a value, the contract lacks a limit for it: that is a defect to log.
  if (known.status >= 500 || isUnstorable(error)) logFailure(error, request)
  if (known.retryAfter) reply.header('retry-after', known.retryAfter)
  return reply.code(known.status).send(errorReply(known, request.id))
}
