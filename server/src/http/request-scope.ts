import type { FastifyInstance } from 'fastify'
import { withinRequest } from '../db/request-scope.ts'

/** Everything that a request causes runs in its scope. */
export function openRequestScopes(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    withinRequest({ requestId: request.id }, done)
  })
}
