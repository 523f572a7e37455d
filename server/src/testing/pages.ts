import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, vi } from 'vitest'
import { z } from 'zod'
import { defineCall, forgetCalls } from '#contract/call.ts'
import type { Config } from '../config.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import { bind } from '../http/bind.ts'
import { contentSecurity } from '../http/content-security.ts'
import { createDispatcher } from '../http/dispatcher.ts'
import type { Idempotency } from '../http/idempotency.ts'
import { noOverload, type Overload } from '../http/overload.ts'
import type { PageParts } from '../http/page.ts'
import { mountSite } from '../http/pages.ts'
import type { WebBuild } from '../http/react-router.ts'
import type { VisitorPages } from '../http/visitor-pages.ts'
import type { VisitorCookies } from '../http/visitor-cookie.ts'
import { sessionCookieOf, visitorContext } from '../http/visitor.ts'
import type { Limits } from '../kit/limits.ts'
import { createReplyCache, type ReplyCache } from '../kit/reply-cache.ts'

/** How often it was read. */
export const counted = defineCall({
  name: 'test.count',
  summary: 'How often it was read',
  method: 'GET',
  path: '/api/test/count',
  who: 'everyone',
  input: z.object({}),
  output: z.object({ count: z.number() }),
  cache: { seconds: 60, of: ['weeks'] },
})
export const uncached = defineCall({
  name: 'test.uncached',
  summary: 'Never cached',
  method: 'GET',
  path: '/api/test/uncached',
  who: 'everyone',
  input: z.object({}),
  output: z.object({}),
})

/** Refused once, when a test says so. */
export const refusing = defineCall({
  name: 'test.refusing',
  summary: 'Refused when a test says so',
  method: 'GET',
  path: '/api/test/refusing',
  who: 'everyone',
  input: z.object({}),
  output: z.object({}),
  cache: { seconds: 60, of: [] },
})

const openSession = async () => ({ reply: { user: {}, mustSetUpTwoFactor: false } }) as never

/** The headers of whoever is logged in. */
export const member = { cookie: `${sessionCookieOf('http://localhost')}=token` }

type Site = (request: Request, services: PageParts) => Promise<Response>

/** A server with a site that each test makes up, and what happens to it. */
export class Pages {
  now!: number
  reads!: number
  /** How often the count was asked for, in vain as well. */
  tries!: number
  /** The database, for a while. */
  away!: boolean
  /** What the next use of the refusing call gets. */
  refusal!: Error | undefined
  overload!: Overload
  cache!: ReplyCache
  /** What the site does with a request: a stand-in for the built one. */
  site!: Site
  /** What draws visitors' pages without the router, which gets those that it leaves undefined. */
  drawForVisitor!: VisitorPages
  app!: FastifyInstance
  /** Of the page that is being rendered. */
  nonce = ''
  readonly recorded = vi.fn()

  async start(): Promise<void> {
    this.now = 0
    this.reads = 0
    this.tries = 0
    this.away = false
    this.refusal = undefined
    this.overload = noOverload
    this.cache = createReplyCache(() => this.now)
    this.site = this.pageOfCount
    this.drawForVisitor = async () => undefined
    this.recorded.mockReset()
    this.app = await this.mount()
  }

  readonly pageOfCount: Site = async (_request, { api, session }) => {
    const { count } = await api(counted, {})
    return this.html(`${session ? 'member' : 'visitor'} ${count}`)
  }

  html(text: string, init: ResponseInit = {}): Response {
    return new Response(
      `<!doctype html><p>${text}</p><script nonce="${this.nonce}">hydrate(${JSON.stringify(text)})</script>`,
      { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } },
    )
  }

  get(url = '/', headers: Record<string, string> = {}) {
    return this.app.inject({ url, headers })
  }

  #dispatcher() {
    return createDispatcher(
      {
        cache: this.cache,
        overload: noOverload,
        limits: { take: async () => 1, takeAll: async () => [1] } as unknown as Limits,
        idempotency: {} as Idempotency,
      },
      [
        bind(
          counted,
          async () => {
            this.tries++
            if (this.away) throw new DatabaseUnavailable(new Error('gone'))
            return { count: ++this.reads }
          },
          this.recorded,
        ),
        bind(uncached, async () => ({})),
        bind(refusing, async () => {
          const { refusal } = this
          this.refusal = undefined
          if (refusal) throw refusal
          return {}
        }),
      ],
      [counted, uncached, refusing],
    )
  }

  async mount(): Promise<FastifyInstance> {
    const contextFor = visitorContext({ publicUrl: 'http://localhost', openSession }, {
      read: () => undefined,
      issue() {},
    } as unknown as VisitorCookies)
    const load = async () =>
      ({
        entry: {
          module: {
            createLoadContext: (services: PageParts) => services,
            createRequestHandler: () => (request: Request, services: PageParts) => {
              this.nonce = services.scriptNonce
              return this.site(request, services)
            },
          },
        },
      }) as unknown as WebBuild
    const fastify = Fastify()
    await fastify.register(cookie)
    const config = {
      publicUrl: 'http://localhost',
      maps: { tiles: undefined, ngi: false },
    } as Config
    const { cache, overload } = this
    await mountSite(fastify, { cache, config, overload }, this.#dispatcher(), contextFor, {
      development: false,
      security: contentSecurity({ images: [], frames: [], forms: [] }),
      load,
      visitors: (...asked) => this.drawForVisitor(...asked),
    })
    return fastify
  }
}

/** A fresh server for each test of the file. */
export function usePages(): Pages {
  const pages = new Pages()
  beforeEach(() => pages.start())
  afterEach(() => pages.app.close())
  // Other test files share the declared calls.
  afterAll(() => forgetCalls([counted.name, uncached.name, refusing.name]))
  return pages
}
