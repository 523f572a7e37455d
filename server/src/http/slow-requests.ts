import { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

const seconds = 1000

/** How long a request may take to arrive. */
const arrivalTime = 20 * seconds
/** Photos over a slow connection need longer; this is allowed while enough of them keeps arriving. */
const uploadTime = 180 * seconds
const leastOfFiles = 32 * 1024

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes files. */
    takesFiles?: boolean
  }
}

/** Node itself ends requests whose headers do not arrive, and those that take longer than the longest upload. */
export const slowRequestOptions = {
  requestTimeout: uploadTime,
  http: { headersTimeout: arrivalTime, connectionsCheckingInterval: 1 * seconds },
} as const

const timedOut = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

interface Patience {
  longest: number
  /** At least this many bytes of files must arrive in that time. */
  leastOfFiles: number
}

/** Ends a request whose body arrives too slowly, whether or not anything reads it. */
export function endSlowRequests(
  app: FastifyInstance,
  patience: Patience = { longest: arrivalTime, leastOfFiles },
): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { raw } = request
    const { takesFiles } = request.routeOptions.config
    const hasBody = 'content-length' in raw.headers || 'transfer-encoding' in raw.headers
    // Tests send requests without a connection.
    const connected = raw.socket instanceof Socket
    if (hasBody && !raw.complete && connected) {
      let before = raw.socket.bytesRead
      const timer = setInterval(() => {
        if (raw.complete) return
        const arrived = raw.socket.bytesRead - before
        before = raw.socket.bytesRead
        if (takesFiles && arrived >= patience.leastOfFiles) return
        if (!reply.raw.headersSent) raw.socket.write(timedOut)
        raw.socket.destroySoon()
      }, patience.longest)
      timer.unref()
      raw.once('close', () => clearInterval(timer))
    }
    done()
  })
}
