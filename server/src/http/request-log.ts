import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { loggedUrl } from './logged-url.ts'

function serializeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: loggedUrl(request.url),
    host: request.host,
    remoteAddress: request.ip,
  }
}

/** The logger of a request: personal data and credentials do not reach the log. */
export function requestLogger(
  log: FastifyBaseLogger,
  bindings: Record<string, unknown>,
  options: Parameters<FastifyBaseLogger['child']>[1] = {},
): FastifyBaseLogger {
  return log.child(bindings, {
    ...options,
    serializers: { ...options?.serializers, req: serializeRequest },
  })
}
