import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AnyCall, FileReply } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { ReceivedForm } from '../gateways/received-form.ts'
import { redirectPagePolicy } from './content-security.ts'
import type { Dispatcher } from './dispatcher.ts'
import { handleError } from './errors.ts'
import { encodingFor, type Reply } from '../kit/reply.ts'
import { readUpload } from './uploads.ts'
import { isAnonymous, outsideContext, type ContextFor } from './visitor.ts'

const defaultBodyLimit = 64 * 1024

/** The path takes precedence over the body, and the body over the query: no input can override what the URL names. */
function inputOf(call: AnyCall, request: FastifyRequest, body = request.body): unknown {
  const sent = call.method === 'GET' || call.method === 'DELETE' ? request.query : body
  if (sent !== undefined && sent !== null && (typeof sent !== 'object' || Array.isArray(sent))) {
    throw new AppError('badRequest')
  }
  return { ...(sent as object | null | undefined), ...(request.params as object) }
}

/** As RFC 6266 requires: an ASCII name for old clients, and the full name for all others. */
function attachment(fileName: string): string {
  const plain = fileName.normalize('NFD').replace(/[^\w .()-]/g, '')
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(fileName)}`
}

/** Cached replies are compressed once; others are compressed when sent. */
function send(call: AnyCall, request: FastifyRequest, reply: FastifyReply, made: Reply) {
  if (call.produces) {
    const { fileName } = made.value as FileReply
    return reply
      .header('content-type', call.produces)
      .header('content-disposition', attachment(fileName))
      .send(made.body)
  }
  reply.header('content-type', 'application/json; charset=utf-8')
  if (!call.cache) return reply.send(made.text)
  const encoding = encodingFor(request.headers['accept-encoding'])
  const packed = encoding && made.packed(encoding)
  if (!packed) return reply.send(made.body)
  return reply.header('content-encoding', encoding).header('vary', 'accept-encoding').send(packed)
}

function addressesOf(call: AnyCall): string[] {
  return [call.path, ...(call.aliases ?? [])].map((path) => path.replace(/\{(\w+)\}/g, ':$1'))
}

/** Mounts the calls that other sites make, such as payment providers: form fields in, text out. */
function mountOutside(outside: FastifyInstance, dispatcher: Dispatcher): void {
  outside.removeAllContentTypeParsers()
  outside.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => done(null, new ReceivedForm(body as Buffer)),
  )
  for (const call of dispatcher.calls) {
    const { outside: rule } = call
    if (!rule) continue
    for (const url of addressesOf(call)) {
      outside.route({
        method: call.method,
        url,
        bodyLimit: call.bodyLimit ?? defaultBodyLimit,
        config: { seconds: call.seconds },
        handler: async (request, reply) => {
          const form = request.body instanceof ReceivedForm ? request.body : undefined
          const context = { ...outsideContext(request), ...(form ? { form } : {}) }
          const made = await dispatcher.run(call, inputOf(call, request, form?.fields), context)
          const text = made.value as string
          if (rule.contentType === 'text/html') {
            reply
              .header('content-security-policy', redirectPagePolicy(text))
              .header('x-frame-options', 'SAMEORIGIN')
          }
          return reply.header('content-type', `${rule.contentType}; charset=utf-8`).send(text)
        },
      })
    }
  }
}

/** The fast path that most requests take: an anonymous visitor gets a cached reply. */
function cachedFor(call: AnyCall, dispatcher: Dispatcher, request: FastifyRequest) {
  if (!call.cache || call.method !== 'GET' || !isAnonymous(request)) return undefined
  return dispatcher.findCached(call, request.url)
}

function handlerOf(call: AnyCall, dispatcher: Dispatcher, contextFor: ContextFor) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const context = await contextFor(request, reply)
    if (!call.upload) {
      const options = call.method === 'GET' ? { address: request.url } : {}
      const made = await dispatcher.run(call, inputOf(call, request), context, options)
      return send(call, request, reply, made)
    }
    await dispatcher.admitUpload(call, context)
    const { fields, files } = await readUpload(request, call.upload)
    const input = inputOf(call, request, fields)
    const made = await dispatcher.run(call, input, { ...context, files })
    return send(call, request, reply, made)
  }
}

/** Mounts calls at their addresses. */
function mountCalls(
  api: FastifyInstance,
  calls: readonly AnyCall[],
  dispatcher: Dispatcher,
  contextFor: ContextFor,
): void {
  for (const call of calls) {
    for (const url of addressesOf(call)) {
      const handle = handlerOf(call, dispatcher, contextFor)
      api.route({
        method: call.method,
        url,
        bodyLimit: call.bodyLimit ?? defaultBodyLimit,
        // Cached replies are compressed once, not on every request.
        ...(call.cache ? { compress: false } : {}),
        config: {
          takesFiles: call.upload !== undefined,
          seconds: call.seconds,
          background: call.background,
        },
        handler(request, reply) {
          const made = cachedFor(call, dispatcher, request)
          if (!made) return handle(request, reply)
          send(call, request, reply, made)
        },
      })
    }
  }
}

/** Mounts every call of the contract; any other path under `/api` gets 404. */
export async function mountApi(
  app: FastifyInstance,
  dispatcher: Dispatcher,
  contextFor: ContextFor,
): Promise<void> {
  const own = dispatcher.calls.filter(({ outside }) => !outside)
  const [uploads, plain] = [own.filter(({ upload }) => upload), own.filter(({ upload }) => !upload)]
  await app.register(async (api) => {
    api.setErrorHandler(handleError)
    api.addHook('onSend', (_request, reply, _payload, done) => {
      reply.header('cache-control', 'no-store')
      done()
    })
    await api.register(async (outside) => mountOutside(outside, dispatcher))
    await api.register(async (files) => {
      // The parser runs for every request in its scope, so this scope has only the calls that take files.
      await files.register(multipart)
      mountCalls(files, uploads, dispatcher, contextFor)
    })
    mountCalls(api, plain, dispatcher, contextFor)
    api.all('/api/*', () => {
      throw new AppError('noSuchCall')
    })
    api.all('/api', () => {
      throw new AppError('noSuchCall')
    })
  })
}
