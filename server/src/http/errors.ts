import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { DatabaseUnavailable, isUnavailable, isUnstorable } from '../db/errors.ts'
import { CircuitOpen } from '../gateways/circuit-breaker.ts'
import { StorageUnavailable } from '../gateways/files.ts'

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

/** Turns any error into one of our own; the details of unexpected errors stay hidden. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
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

/** Its beginning and end are in the log, and a line for each request would hide them. */
function isKnownOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  return error instanceof Error && error.cause instanceof CircuitOpen
}

/** Logs what the operator has to know of an error that a request ended with. */
export function logError(error: unknown, known: AppError, { log }: FastifyRequest): void {
  if (isKnownOutage(error)) log.debug(error, 'request refused during an outage')
  else if (error instanceof StorageUnavailable) {
    log.error(
      error,
      'A stored file could not be read or written; the request got 503. Check the S3 settings, or the space and permissions of DATA_DIR.',
    )
  } else if (isUnavailable(error)) {
    log.error(
      error,
      'A statement took too long or waited too long for a lock; the request got 503. If this repeats, look for slow statements in the database.',
    )
  } else if (known.code === 'internal') {
    log.error(
      error,
      'A request failed because of an error in the program; report it with this entry',
    )
  } else log.error(error, known.message)
}

/** 4xx shows its message, 5xx hides it, is logged and shows the request id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error)
  // A value that only the database refused lacks a limit in the contract.
  if (known.status >= 500 || isUnstorable(error)) logError(error, known, request)
  if (known.retryAfter) reply.header('retry-after', known.retryAfter)
  return reply.code(known.status).send(errorReply(known, request.id))
}
