import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Time for a request that is in transit when the port closes. */
const graceMs = 1000

/**
 * Shuts a server down gracefully: requests in progress are finished, their connections are closed
 * after the reply instead of being kept alive, and no request is refused.
 */
export function createDrain(server: Server, grace = graceMs): () => Promise<void> {
  const open = new Set<ServerResponse>()
  /** Connections without a request so far; browsers open some in advance. */
  const unused = new Set<Socket>()
  let draining = false

  server.on('connection', (socket) => {
    unused.add(socket)
    socket.once('close', () => unused.delete(socket))
  })
  // Runs before the application, which may send the headers at once.
  server.prependListener('request', (request, response) => {
    unused.delete(request.socket)
    open.add(response)
    if (draining) response.shouldKeepAlive = false
    response.once('close', () => {
      open.delete(response)
      if (draining) server.closeIdleConnections()
    })
  })

  return async () => {
    if (!server.listening) return
    draining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const response of open) {
      if (!response.headersSent) response.shouldKeepAlive = false
    }
    const timer = setTimeout(() => {
      for (const socket of unused) socket.destroy()
    }, grace)
    await closed.finally(() => clearTimeout(timer))
  }
}
