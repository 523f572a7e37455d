import type { EventEmitter } from 'node:events'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'
import { AppError } from '#contract/errors.ts'
import { currentRequest } from '../db/request-scope.ts'
import type { ContentSecurity } from './content-security.ts'
import { inlineStyles, type InlineStyles } from './inline-styles.ts'
import { unmarked, type MarkedPage } from './marked-page.ts'
import type { Page, PageParts } from './page.ts'
import { loadVisitorPages, type VisitorPages } from './visitor-pages.ts'
import { errorStyle, errorStyleUrl, handlePageError } from './error-page.ts'

const projectRoot = path.resolve(import.meta.dirname, '../../..')
const builtServer = path.join(projectRoot, 'build/web/server/index.js')
export const builtClient = path.join(projectRoot, 'build/web/client')

const largestForm = 64 * 1024

/** The PageParts together with `deliver` are the RequestContext of the web's entry.server. */
export interface WebBuild extends ServerBuild {
  entry: ServerBuild['entry'] & {
    module: {
      createLoadContext(
        parts: PageParts & { deliver: (page: MarkedPage) => void },
      ): RouterContextProvider
      // The web's own copy: a context made by another copy of the router is refused.
      createRequestHandler: typeof createRequestHandler
    }
  }
}

export interface Pages {
  render(request: FastifyRequest, parts: PageParts): Promise<Page>
  /** The cheaper rendering for a visitor; undefined where only `render` can produce the reply. */
  renderForVisitor(request: FastifyRequest, parts: PageParts): Promise<Page | undefined>
  send(reply: FastifyReply, page: Page): FastifyReply
  /** Takes every path that no other route has taken. */
  serve(handle: (request: FastifyRequest, reply: FastifyReply) => unknown): Promise<void>
}

async function readForm(request: FastifyRequest): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request.raw) {
    size += (chunk as Buffer).length
    if (size > largestForm) throw new AppError('tooLarge')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

/** Joined as text and not resolved against our origin: `//host/path` would become a URL of another site. */
export function addressOf({ raw: { url = '/' }, protocol, host }: FastifyRequest): URL {
  const address = url.startsWith('/') ? `${protocol}://${host || 'localhost'}${url}` : url
  if (!URL.canParse(address)) throw new AppError('badRequest')
  return new URL(address)
}

async function toWebRequest(request: FastifyRequest): Promise<Request> {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers)) {
    if (value === undefined || name.startsWith(':')) continue
    for (const one of Array.isArray(value) ? value : [value]) headers.append(name, one)
  }
  const deadline = currentRequest()?.deadline
  const bare = request.method === 'GET' || request.method === 'HEAD'
  return new Request(addressOf(request), {
    method: request.method,
    headers,
    // The signal of the shared work, not of the first caller: others may wait for the same page.
    ...(deadline ? { signal: deadline.signal } : {}),
    ...(bare ? {} : { body: new Uint8Array(await readForm(request)) }),
  })
}

export interface PagesOptions {
  development: boolean
  security: ContentSecurity
  /** Loads the site, in place of the build in `build/web`. */
  load?: () => Promise<WebBuild>
  /** Renders visitors' pages, in place of the build in `build/web`. */
  visitors?: VisitorPages
}

async function toPage(
  response: Response,
  delivered: MarkedPage | undefined,
  { development, security }: PagesOptions,
  styled: InlineStyles,
  nonce: string,
): Promise<Page> {
  const { status } = response
  const headers = [...response.headers].filter(([name]) => name !== 'set-cookie')
  const cookies = response.headers.getSetCookie()
  if (!response.headers.get('content-type')?.startsWith('text/html')) {
    return { status, headers, cookies, body: Buffer.from(await response.arrayBuffer()) }
  }
  const { html, ...marks } = delivered ?? unmarked(await response.text())
  const page = security.forPage(html, nonce)
  const { body, styleSources } = styled.intoPage({ ...marks, html: page.html })
  const policy = development ? security.development : page.policy(styleSources)
  headers.push(['content-security-policy', policy])
  return { status, headers, cookies, body }
}

/** Removes exit listeners that the work adds: the program shuts down on its own terms, with its database. */
async function withoutExitListeners<T>(work: () => Promise<T>): Promise<T> {
  const sources: { emitter: EventEmitter; event: string }[] = [
    { emitter: process, event: 'SIGTERM' },
    { emitter: process.stdin, event: 'end' },
  ]
  const known = sources.map(({ emitter, event }) => emitter.listeners(event))
  const result = await work()
  for (const [index, { emitter, event }] of sources.entries()) {
    for (const listener of emitter.listeners(event)) {
      if (!known[index]?.includes(listener)) emitter.off(event, listener as () => void)
    }
  }
  return result
}

async function developmentServer(app: FastifyInstance): Promise<ViteDevServer> {
  const { createServer } = await import('vite')
  // React Router's plugin starts a second Vite server, which exits the process on SIGTERM without waiting.
  const vite = await withoutExitListeners(() =>
    createServer({
      configFile: path.join(projectRoot, 'web/vite.config.ts'),
      appType: 'custom',
      server: { middlewareMode: true, ws: { server: app.server } },
    }),
  )
  app.addHook('onRequest', async (request, reply) => {
    // Vite serves its own modules and passes on everything else.
    await new Promise<void>((resolve) => {
      reply.raw.once('finish', resolve)
      vite.middlewares(request.raw, reply.raw, () => resolve())
    })
    if (reply.raw.writableEnded) reply.hijack()
  })
  app.addHook('onClose', () => vite.close())
  return vite
}

/** Loads the server-rendered site: through Vite in development, from the build otherwise. */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<Pages> {
  const vite = options.development ? await developmentServer(app) : undefined
  const loadOwn = async (): Promise<WebBuild> =>
    (await (vite
      ? vite.ssrLoadModule('virtual:react-router/server-build')
      : import(pathToFileURL(builtServer).href))) as WebBuild
  const load = options.load ?? loadOwn
  const built = vite ? undefined : await load()
  const styled = inlineStyles(builtClient)
  const isBuilt = !vite && !options.load
  const visitors =
    options.visitors ?? (isBuilt ? await loadVisitorPages(options.security, styled) : undefined)
  const handle = built?.entry.module.createRequestHandler(built, 'production')

  return {
    async render(request, parts) {
      const build = built ?? (await load())
      const web = build.entry.module
      const respond = handle ?? web.createRequestHandler(build, 'development')
      const webRequest = await toWebRequest(request)
      let delivered: MarkedPage | undefined
      const deliver = (page: MarkedPage) => {
        delivered = page
      }
      const response = await respond(webRequest, web.createLoadContext({ ...parts, deliver }))
      return toPage(response, delivered, options, styled, parts.scriptNonce)
    },
    async renderForVisitor(request, parts) {
      return visitors?.(addressOf(request), request.headers.cookie ?? '', parts)
    },
    send(reply, page) {
      for (const [name, value] of page.headers) reply.header(name, value)
      for (const cookie of page.cookies) reply.header('set-cookie', cookie)
      return reply.code(page.status).send(page.body)
    },
    async serve(handle) {
      await app.register(async (pages) => {
        pages.setErrorHandler(handlePageError)
        pages.get(errorStyleUrl, (_request, reply) => reply.type('text/css').send(errorStyle))
        // React Router gets forms as they were sent.
        pages.removeAllContentTypeParsers()
        pages.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined))
        // Pages are already compressed.
        pages.all('/*', { compress: false }, handle)
      })
    },
  }
}
