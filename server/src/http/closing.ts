import type { FastifyInstance } from 'fastify'

const everyMs = 50

/**
 * Without this, a connection whose request was still in progress when the server began to close would
 * stay open until its keep-alive time is over, and the server would wait for it.
 */
export function closeIdleConnections(app: FastifyInstance): void {
  app.addHook('preClose', async () => {
    const timer = setInterval(() => app.server.closeIdleConnections(), everyMs)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
