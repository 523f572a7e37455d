import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** Addresses whose last part is a secret or a person's e-mail address. */
const hiding =
  /^(\/api\/register\/forgotPassword\/|\/forgotPasswordReset\/|\/user\/confirmEmail\/|\/unsubscribe\/)[^/?]+/i

export function loggedUrl(url: string): string {
  return url.replace(hiding, '$1•••')
}

function serializeRequest(request: FastifyRequest) {
  return {
    method: request.method,
    url: loggedUrl(request.url),
    host: request.host,
    remoteAddress: request.ip,
  }
}

/** Every request's own logger: what identifies or lets in a person does not reach the log. */
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
