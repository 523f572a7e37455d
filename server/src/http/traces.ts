import type { FastifyInstance, FastifyRequest } from 'fastify'
import { traced, type RequestSpan, type Tracer } from '../kit/traces/tracer.ts'
import type { Dispatcher } from './dispatcher.ts'

/** Creates a span for every sampled request, the parent of everything that happens in it. */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  const open = new WeakMap<FastifyRequest, RequestSpan>()
  app.addHook('onRequest', (request, _reply, done) => {
    const { traceparent } = request.headers
    const span = tracer.begin(typeof traceparent === 'string' ? traceparent : undefined)
    if (!span) return done()
    open.set(request, span)
    tracer.within(span, done)
  })
  app.addHook('onResponse', async (request, reply) => {
    const span = open.get(request)
    if (!span) return
    const route = request.routeOptions.url ?? 'none'
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'http.response.status_code': reply.statusCode,
      'jacaranda.request_id': request.id,
    }
    tracer.end(span, `${request.method} ${route}`, attributes, reply.statusCode >= 500)
  })
  app.addHook('onClose', () => tracer.stop())
}

/** Creates a span for every call, whether it came over HTTP or from a page's loader. */
export function traceCalls(dispatcher: Dispatcher): Dispatcher {
  return {
    ...dispatcher,
    run: (call, ...given) => traced(`call ${call.name}`, () => dispatcher.run(call, ...given)),
  }
}
