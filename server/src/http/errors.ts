import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, type ErrorCode, type ErrorReply } from '#contract/errors.ts'
import { isUnavailable, isUnstorable } from '../db/errors.ts'
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

/** 4xx shows its message, 5xx hides it, is logged and shows the request id. */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const known = toAppError(error)
  // A value that only the database refused lacks a limit in the contract.
  if (known.status >= 500 || isUnstorable(error)) request.log.error(error)
  if (known.retryAfter) reply.header('retry-after', known.retryAfter)
  return reply.code(known.status).send(errorReply(known, request.id))
}
