import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const seconds = 1000

/** How long a request may take to arrive; a person's photos over a slow line need longer. */
const arrivalTime = 20 * seconds
const uploadTime = 180 * seconds

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files. */
    takesFiles?: boolean
  }
}

/** What Node ends by itself: headers that do not arrive, and anything beyond the longest upload. */
export const slowRequestOptions = {
  requestTimeout: uploadTime,
  http: { headersTimeout: arrivalTime, connectionsCheckingInterval: 1 * seconds },
} as const

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

/** Ends a request whose body arrives too slowly, whether or not anything reads it. */
export function endSlowRequests(app: FastifyInstance, longest = arrivalTime): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { takesFiles } = request.routeOptions.config
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers
    // Tests send requests without a connection.
    const connected = raw.socket instanceof Socket
    if (hasBody && !raw.complete && !takesFiles && connected) {
      const timer = setTimeout(() => {
        if (raw.complete) return
        if (!reply.raw.headersSent) raw.socket.write(timedOut)
        raw.socket.destroySoon()
      }, longest)
      timer.unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  })
}
