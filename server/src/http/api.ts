import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AnyCall } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import type { Dispatcher } from './dispatcher.ts'
import { handleError } from './errors.ts'
import type { ContextFor } from './visitor.ts'

const usualBodyLimit = 64 * 1024

/** Path over body over query: what the address names cannot be overruled by what was sent. */
function inputOf(call: AnyCall, request: FastifyRequest): unknown {
  const sent = call.method === 'GET' || call.method === 'DELETE' ? request.query : request.body
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) {
    throw new AppError('badRequest')
  }
  return { ...(sent as object | null | undefined), ...(request.params as object) }
}

/** Binds every call of the contract to its address. */
export async function mountApi(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  contextFor: ContextFor,
): Promise<void> {
  await app.register(async (api) => {
    api.setErrorHandler(handleError)
    api.addHook('onSend', async (_request, reply) => {
      reply.header('cache-control', 'no-store')
    })
    for (const call of dispatcher.calls) {
      for (const path of [call.path, ...(call.aliases ?? [])]) {
        api.route({
          method: call.method,
          url: encodeURI(path.replace(/\{(\w+)\}/g, ':$1')),
          bodyLimit: call.bodyLimit ?? usualBodyLimit,
          handler: async (request, reply) => {
            const context = await contextFor(request, reply)
            return dispatcher.run(call, inputOf(call, request), context)
          },
        })
      }
    }
    api.all('/api/*', () => {
      throw new AppError('noSuchCall')
    })
    api.all('/api', () => {
      throw new AppError('noSuchCall')
    })
  })
}
