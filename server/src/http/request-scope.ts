import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { Deadline } from '../db/deadline.ts'
import { RequestOver } from '../db/errors.ts'
import { currentRequest, withinRequest } from '../db/request-scope.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long the request may take, if it needs longer than others. */
    seconds?: number | undefined
  }
}

const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** The time starts when the request has arrived completely; http/slow-requests.ts ends those that arrive too slowly. */
function startOnArrival({ raw }: FastifyRequest, deadline: Deadline): void {
  const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers
  if (!hasBody || raw.complete || raw.readableEnded) deadline.start()
  else raw.once('end', () => deadline.start())
}

/** A read whose client has disconnected is aborted; a write is completed. */
function endWhenLeft(request: FastifyRequest, { raw }: FastifyReply, deadline: Deadline) {
  if (!reads.has(request.method)) return undefined
  const left = () => {
    if (!raw.writableFinished) {
      deadline.end(new RequestOver(`The client disconnected while ${deadline.what()}`, 'left'))
    }
  }
  raw.once('close', left)
  return left
}

/** Once its time is up, the request has had its reply. Fastify would warn about the second one of a late handler. */
function ignoreLateReply(reply: FastifyReply): void {
  const send = reply.send.bind(reply)
  reply.send = (payload) => (reply.sent ? reply : send(payload))
}

/** The reply of a handler, or an error if the request runs out of time first. */
function inTime(
  made: Promise<unknown>,
  request: FastifyRequest,
  reply: FastifyReply,
  deadline: Deadline,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const left = endWhenLeft(request, reply, deadline)
    // A handler that waits for something abortable fails by itself; this is for all others.
    deadline.whenOver((cause) =>
      setImmediate(() => {
        if (reply.sent) return
        ignoreLateReply(reply)
        reject(cause)
      }),
    )
    startOnArrival(request, deadline)
    made.then(resolve, reject).finally(() => {
      deadline.stop()
      if (left) reply.raw.off('close', left)
    })
  })
}

/** Cached replies are sent at once and need no time limit. */
function limited(handler: RouteHandlerMethod): RouteHandlerMethod {
  return function (request, reply) {
    const made: unknown = handler.call(this, request, reply)
    const deadline = currentRequest()?.deadline
    return made instanceof Promise && deadline ? inTime(made, request, reply, deadline) : made
  }
}

/** Runs all work of a request in a scope of its own, which ends when its time is up. */
export function openRequestScopes(app: FastifyInstance, { seconds }: { seconds: number }): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const own = request.routeOptions.config.seconds ?? 0
    const deadline = new Deadline(Math.max(own, seconds))
    withinRequest({ requestId: request.id, deadline, state: {} }, done)
  })
  app.addHook('onRoute', (route) => {
    route.handler = limited(route.handler)
  })
}
