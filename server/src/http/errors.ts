import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { isUnavailable, isUnstorable, RequestOver } from '../db/errors.ts'
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

/** Turns any error into one of our own; the details of unexpected errors stay hidden. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  // A refusal that the site wrapped on its way.
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

/** Of 5xx the cause is logged; that somebody did not wait for a reply is no error. */
export function logFailure(error: unknown, { log }: FastifyRequest): void {
  if (error instanceof Overloaded) return
  if (error instanceof RequestOver && error.reason === 'left') log.info(error)
  else log.error(error)
}

/** 4xx shows its message, 5xx hides it, is logged and shows the request id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error)
  // A value that only the database refused lacks a limit in the contract.
  if (known.status >= 500 || isUnstorable(error)) logFailure(error, request)
  if (known.retryAfter) reply.header('retry-after', known.retryAfter)
  return reply.code(known.status).send(errorReply(known, request.id))
}
