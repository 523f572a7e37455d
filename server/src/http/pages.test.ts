import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import cookie from '@fastify/cookie'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCall, forgetCalls } from '#contract/call.ts'
import { AppError } from '#contract/errors.ts'
import { DatabaseUnavailable } from '../db/errors.ts'
import type { Limits } from '../kit/limits.ts'
import { createReplyCache, type ReplyCache } from '../kit/reply-cache.ts'
import type { Config } from '../config.ts'
import { bind } from './bind.ts'
import { contentSecurity } from './content-security.ts'
import { createDispatcher } from './dispatcher.ts'
import type { Idempotency } from './idempotency.ts'
import { noOverload, Overloaded, type Overload } from './overload.ts'
import { mountSite } from './pages.ts'
import type { PageParts, WebBuild } from './react-router.ts'
import { sessionCookieOf, visitorContext } from './visitor.ts'
import type { VisitorCookies } from './visitor-cookie.ts'

/** Other test files share the declared calls. */
afterAll(() => forgetCalls(['test.count', 'test.uncached']))

const counted = defineCall({
  name: 'test.count',
  summary: 'How often it was read',
  method: 'GET',
  path: '/api/test/count',
  who: 'everyone',
  input: z.object({}),
  output: z.object({ count: z.number() }),
  cache: { seconds: 60, of: ['weeks'] },
})
const uncached = defineCall({
  name: 'test.uncached',
  summary: 'Never cached',
  method: 'GET',
  path: '/api/test/uncached',
  who: 'everyone',
  input: z.object({}),
  output: z.object({}),
})

let now: number
let reads: number
let away: boolean
let cache: ReplyCache
let overload: Overload
let app: FastifyInstance
const recorded = vi.fn()
/** What the site does with a request: a stand-in for the built one. */
let site: (request: Request, services: PageParts) => Promise<Response>

/** Of the page that is being rendered. */
let nonce: string

const html = (text: string, init: ResponseInit = {}) =>
  new Response(
    `<!doctype html><p>${text}</p><script nonce="${nonce}">hydrate(${JSON.stringify(text)})</script>`,
    { ...init, headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers } },
  )

const pageOfCount = async (_request: Request, { api, session }: PageParts) => {
  const { count } = await api(counted, {})
  return html(`${session ? 'member' : 'visitor'} ${count}`)
}

const session = { reply: { user: {}, mustSetUpTwoFactor: false } }

async function mount() {
  const dispatcher = createDispatcher(
    {
      cache,
      overload: noOverload,
      limits: { take: async () => 1, takeAll: async () => [1] } as unknown as Limits,
      idempotency: {} as Idempotency,
    },
    [
      bind(
        counted,
        async () => {
          if (away) throw new DatabaseUnavailable(new Error('gone'))
          return { count: ++reads }
        },
        recorded,
      ),
      bind(uncached, async () => ({})),
    ],
    [counted, uncached],
  )
  const contextFor = visitorContext(
    { publicUrl: 'http://localhost', openSession: async () => session as never },
    { read: () => undefined, issue() {} } as unknown as VisitorCookies,
  )
  const load = async () =>
    ({
      entry: {
        module: {
          createLoadContext: (services: PageParts) => services,
          createRequestHandler: () => (request: Request, services: PageParts) => {
            nonce = services.scriptNonce
            return site(request, services)
          },
        },
      },
    }) as unknown as WebBuild
  const fastify = Fastify()
  await fastify.register(cookie)
  const config = { publicUrl: 'http://localhost', maps: { tiles: undefined, ngi: false } } as Config
  const security = contentSecurity({ images: [], frames: [], forms: [] })
  await mountSite(fastify, { cache, config, overload }, dispatcher, contextFor, {
    development: false,
    security,
    load,
  })
  return fastify
}

beforeEach(async () => {
  now = 0
  reads = 0
  away = false
  site = pageOfCount
  recorded.mockReset()
  overload = noOverload
  cache = createReplyCache(() => now)
  app = await mount()
})
afterEach(() => app.close())

const get = (url = '/', headers: Record<string, string> = {}) => app.inject({ url, headers })
const member = { cookie: `${sessionCookieOf('http://localhost')}=token` }
const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

describe('an address that is no address', () => {
  it.each([
    ['/////', 'http://localhost:80/////'],
    ['//host/path', 'http://localhost:80//host/path'],
    ['//host:x/', 'http://localhost:80//host:x/'],
  ])('is a path of ours: %s', async (url, seen) => {
    let asked = ''
    site = async (request) => {
      asked = request.url
      return html('not found', { status: 404 })
    }
    const fresh = await mount()
    const response = await fresh.inject({ method: 'GET', url: { pathname: url } as never })
    await fresh.close()
    expect(response.statusCode).toBe(404)
    expect(asked.replace('localhost/', 'localhost:80/')).toBe(seen)
  })
})

describe('a page for visitors', () => {
  it('is rendered once and then served from the cache', async () => {
    const rendered = vi.fn(pageOfCount)
    site = rendered
    const first = await get()
    const second = await get()
    expect(first.body).toContain('visitor 1')
    expect([second.body, second.statusCode]).toEqual([first.body, 200])
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is shared by visitors who request it at the same time', async () => {
    const rendered = vi.fn(pageOfCount)
    site = rendered
    const replies = await Promise.all([get(), get(), get()])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is cached separately for each URL and theme', async () => {
    const rendered = vi.fn(pageOfCount)
    site = rendered
    await get('/')
    await get('/?page=2')
    await get('/', { cookie: 'theme=dark' })
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('is rendered again when the data it was read from changes, and only then', async () => {
    await get()
    cache.invalidate('fees')
    expect((await get()).body).toContain('visitor 1')
    cache.invalidate('weeks')
    expect((await get()).body).toContain('visitor 2')
  })

  it('is rendered again after a minute', async () => {
    await get()
    now = 59_000
    expect((await get()).body).toContain('visitor 1')
    now = 61_000
    expect((await get()).body).toContain('visitor 2')
  })

  it('has a policy with the hash of its inline script, also when cached', async () => {
    for (const reply of [await get(), await get()]) {
      const script = /<script>(.*)<\/script>/.exec(reply.body)?.[1] as string
      expect(reply.headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hashOf(script)}'`,
      )
    }
  })

  it('does not run a script that somebody wrote into its text', async () => {
    site = async () => html('<script>planted()</script><script nonce="x">planted()</script>')
    const { body, headers } = await get()
    expect(body).toContain('planted()')
    expect(body).not.toContain(nonce)
    expect(headers['content-security-policy']).not.toContain(hashOf('planted()'))
  })

  it('repeats what each use must record, also when cached', async () => {
    await get()
    await get()
    await get()
    expect(recorded).toHaveBeenCalledTimes(3)
  })

  it('is compressed in an encoding that the browser accepts, if large enough', async () => {
    const long = 'Durban '.repeat(400)
    site = async (_request, { api }) => html(`${long}${(await api(counted, {})).count}`)
    const plain = await get()
    const brotli = await get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const gzip = await get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(reads).toBe(1)
  })

  it('is still served after it expires, while the database is down and nothing is known to have changed', async () => {
    await get()
    away = true
    now = 120_000
    const stale = await get()
    expect([stale.statusCode, stale.body.includes('visitor 1')]).toEqual([200, true])
    away = false
    now = 240_000
    expect((await get()).body).toContain('visitor 2')
  })

  it('is not served while the database is down once the data it was read from has changed', async () => {
    await get()
    away = true
    cache.invalidate('weeks')
    const { statusCode, body } = await get()
    expect(statusCode).toBeGreaterThanOrEqual(500)
    expect(body).not.toContain('visitor 1')
  })
})

describe('a page that is not in the cache', () => {
  const asBrowser = { accept: 'text/html' }
  const loaded = (api: PageParts['api']) =>
    api(counted, {}).then(
      () => undefined,
      (error: unknown) => error as Error,
    )

  it.each<[string, typeof site]>([
    [
      'the site replies 500',
      async (_, { api }) => html('?', { status: (await loaded(api)) ? 500 : 200 }),
    ],
    [
      'the site passes the error on, wrapped',
      async (_, { api }) => {
        throw new Error('not rendered', { cause: await loaded(api) })
      },
    ],
  ])(
    'replies 503 with Retry-After while the database is down, also when %s',
    async (_, failing) => {
      away = true
      site = failing
      const { statusCode, headers, body } = await get('/', asBrowser)
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      expect(body).toContain('<h1>We will be back shortly</h1>')
    },
  )

  it('is not cached without the part that could not be read', async () => {
    away = true
    site = async (_, { api }) => html((await loaded(api)) ? 'incomplete' : 'complete')
    expect((await get()).body).toContain('incomplete')
    away = false
    expect((await get()).body).toContain('>complete')
  })

  it('is refused in an overload with a static page, unlike cached pages and logged-in users', async () => {
    await get('/cached')
    await app.close()
    const kinds: string[] = []
    overload = {
      async run(kind, work) {
        kinds.push(kind)
        if (kind === 'kept') return work()
        throw new Overloaded()
      },
      sample() {},
      refused: () => 0,
    }
    app = await mount()
    const refused = await get('/', asBrowser)
    expect([refused.statusCode, refused.body.includes('We will be back shortly')]).toEqual([
      503,
      true,
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const kept = [await get('/cached'), await get('/', member), await get('/user/login')]
    expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(503)
    expect(kinds).toEqual(['read', 'kept', 'kept', 'write'])
  })
})

describe('a page that is not cached', () => {
  const renderedTwice = async (headers: Record<string, string> = {}) => {
    const rendered = vi.fn(site)
    site = rendered
    const replies = [await get('/', headers), await get('/', headers)]
    expect(rendered).toHaveBeenCalledTimes(2)
    return replies
  }

  it('is one for a logged-in user, who never sees a visitor’s page', async () => {
    await get()
    const replies = await renderedTwice(member)
    for (const { body, headers } of replies) {
      expect(body).toContain('member')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await get()).body).toContain('visitor')
  })

  it('is one for an API client with a token', async () => {
    await renderedTwice({ authorization: 'Bearer token' })
  })

  it('is one that uses a reply that must not be cached', async () => {
    site = async (request, services) => {
      await services.api(uncached, {})
      return pageOfCount(request, services)
    }
    await renderedTwice()
  })

  it('is one that sets a cookie', async () => {
    site = async (request, services) => {
      const page = await pageOfCount(request, services)
      page.headers.append('set-cookie', 'theme=dark; Path=/')
      return page
    }
    const [first] = await renderedTwice()
    expect(first?.headers['set-cookie']).toBe('theme=dark; Path=/')
  })

  it.each([404, 500])('is one with the status %i', async (status) => {
    site = async () => html('no', { status })
    const replies = await renderedTwice()
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status])
  })
})

describe('a response of the site', () => {
  it('preserves its status, its headers and each of its cookies', async () => {
    site = async () => {
      const headers = new Headers({ location: '/user/login', 'x-robots-tag': 'noindex' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(null, { status: 302, headers })
    }
    const { statusCode, headers } = await get()
    expect([statusCode, headers.location, headers['x-robots-tag']]).toEqual([
      302,
      '/user/login',
      'noindex',
    ])
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['content-security-policy']).toBeUndefined()
  })

  it('has Retry-After when a limit refused it', async () => {
    site = async (_request, { api }) => {
      const refusal = await api(counted, {}).then(
        () => undefined,
        (error: unknown) => error as AppError,
      )
      return html('wait', { status: refusal?.status ?? 200 })
    }
    vi.spyOn(cache, 'cacheAs').mockImplementation(async (key, work) => {
      if (key.startsWith('call ')) throw new AppError('tooMany', { retryAfter: 40 })
      return (await work()).value
    })
    const { statusCode, headers } = await get()
    expect([statusCode, headers['retry-after']]).toEqual([429, '40'])
  })
})

describe('a request to the site', () => {
  it('has the method, the address, the headers and the form as they were sent', async () => {
    site = async (request) =>
      html(
        [
          request.method,
          new URL(request.url).pathname,
          new URL(request.url).search,
          request.headers.get('content-type'),
          await request.text(),
        ].join(' '),
      )
    const { body } = await app.inject({
      method: 'POST',
      url: '/contact?x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Thandi+Nkosi',
    })
    expect(body).toContain('POST /contact ?x=1 application/x-www-form-urlencoded name=Thandi+Nkosi')
  })

  it('is refused when its form is larger than any of ours', async () => {
    site = async (request) => html(await request.text())
    const { statusCode } = await app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=${'x'.repeat(65 * 1024)}`,
    })
    expect(statusCode).toBe(413)
  })

  it('never serves a form submission from the cache', async () => {
    await get('/contact')
    site = async () => html('sent')
    const { body } = await app.inject({ method: 'POST', url: '/contact' })
    expect(body).toContain('sent')
  })
})
