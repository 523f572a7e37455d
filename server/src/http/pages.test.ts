import { createHash } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { readTheme } from '#contract/values/theme.ts'
import { counted, member, refusing, uncached, usePages, type Pages } from '../testing/pages.ts'
import { Overloaded } from './overload.ts'
import type { PageParts } from './page.ts'

const pages = usePages()

const hashOf = (script: string) => createHash('sha256').update(script).digest('base64')

describe('a page for visitors', () => {
  it('is rendered once and then served from the cache', async () => {
    const rendered = vi.fn(pages.pageOfCount)
    pages.site = rendered
    const first = await pages.get()
    const second = await pages.get()
    expect(first.body).toContain('visitor 1')
    expect([second.body, second.statusCode]).toEqual([first.body, 200])
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is asked for again by a browser, and kept by no proxy for others', async () => {
    for (const { headers } of [await pages.get(), await pages.get()])
      expect(headers['cache-control']).toBe('private, no-cache')
    pages.site = async () => pages.html('no', { headers: { 'cache-control': 'no-store' } })
    expect((await pages.get('/own')).headers['cache-control']).toBe('no-store')
  })

  it('is shared by visitors who request it at the same time', async () => {
    const rendered = vi.fn(pages.pageOfCount)
    pages.site = rendered
    const replies = await Promise.all([pages.get(), pages.get(), pages.get()])
    expect(new Set(replies.map(({ body }) => body)).size).toBe(1)
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is cached separately for each URL and theme', async () => {
    const rendered = vi.fn(pages.pageOfCount)
    pages.site = rendered
    await pages.get('/')
    await pages.get('/?page=2')
    await pages.get('/', { cookie: 'theme=dark' })
    expect(rendered).toHaveBeenCalledTimes(3)
  })

  it('is cached under the theme that it has, however the cookie is written', async () => {
    pages.site = async (request) => pages.html(`theme: ${readTheme(request.headers.get('cookie'))}`)
    await pages.get('/', { cookie: 'theme=%64ark' })
    expect((await pages.get('/', { cookie: 'theme=dark' })).body).toContain('theme: dark')
    expect((await pages.get()).body).toContain('theme: null')
  })

  it('is not rendered again for a theme that does not exist', async () => {
    const rendered = vi.fn(pages.pageOfCount)
    pages.site = rendered
    await pages.get('/')
    await pages.get('/', { cookie: 'theme=pink' })
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is not shared by visitors who request it at the same time if it sets a cookie', async () => {
    let made = 0
    pages.site = async (request, services) => {
      const own = ++made
      const page = await pages.pageOfCount(request, services)
      page.headers.append('set-cookie', `own=${own}; Path=/`)
      return page
    }
    const replies = await Promise.all([pages.get(), pages.get()])
    const cookies = replies.map(({ headers }) => headers['set-cookie'])
    expect(new Set(cookies)).toEqual(new Set(['own=1; Path=/', 'own=2; Path=/']))
  })

  it('is rendered again when the data it was read from changes, and only then', async () => {
    await pages.get()
    pages.cache.invalidate('fees')
    expect((await pages.get()).body).toContain('visitor 1')
    pages.cache.invalidate('weeks')
    expect((await pages.get()).body).toContain('visitor 2')
  })

  it('is rendered again after a minute', async () => {
    await pages.get()
    pages.now = 59_000
    expect((await pages.get()).body).toContain('visitor 1')
    pages.now = 61_000
    expect((await pages.get()).body).toContain('visitor 2')
  })

  it('is rendered again when the day ends, because listings are hidden after a day', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T23:59:50+02:00') })
    try {
      await pages.get()
      pages.now = 9_000
      expect((await pages.get()).body).toContain('visitor 1')
      pages.now = 11_000
      expect((await pages.get()).body).toContain('visitor 2')
    } finally {
      vi.useRealTimers()
    }
  })

  it('has a policy with the hash of its inline script, also when cached', async () => {
    for (const reply of [await pages.get(), await pages.get()]) {
      const script = /<script>(.*)<\/script>/.exec(reply.body)?.[1] as string
      expect(reply.headers['content-security-policy']).toContain(
        `script-src 'self' 'sha256-${hashOf(script)}'`,
      )
    }
  })

  it('does not run a script that someone wrote into its text', async () => {
    pages.site = async () =>
      pages.html('<script>planted()</script><script nonce="x">planted()</script>')
    const { body, headers } = await pages.get()
    expect(body).toContain('planted()')
    expect(body).not.toContain(pages.nonce)
    expect(headers['content-security-policy']).not.toContain(hashOf('planted()'))
  })

  it('records each use, such as a search, also when it is cached', async () => {
    await pages.get()
    await pages.get()
    await pages.get()
    expect(pages.recorded).toHaveBeenCalledTimes(3)
  })

  it('is compressed in an encoding that the browser accepts, if large enough', async () => {
    const long = 'Durban '.repeat(400)
    pages.site = async (_request, { api }) => pages.html(`${long}${(await api(counted, {})).count}`)
    const plain = await pages.get()
    const brotli = await pages.get('/', { 'accept-encoding': 'gzip, br' })
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotli.headers.vary).toBe('accept-encoding')
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body)
    const gzip = await pages.get('/', { 'accept-encoding': 'gzip' })
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body)
    expect(pages.reads).toBe(1)
  })

  it('is still served after it expires, while the database is down and nothing is known to have changed', async () => {
    await pages.get()
    pages.away = true
    pages.now = 120_000
    const stale = await pages.get()
    expect([stale.statusCode, stale.body.includes('visitor 1')]).toEqual([200, true])
    pages.away = false
    pages.now = 240_000
    expect((await pages.get()).body).toContain('visitor 2')
  })

  it('is not served while the database is down once the data it was read from has changed', async () => {
    await pages.get()
    pages.away = true
    pages.cache.invalidate('weeks')
    const { statusCode, body } = await pages.get()
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

  it.each<[string, Pages['site']]>([
    [
      'the site replies 500',
      async (_, { api }) => pages.html('?', { status: (await loaded(api)) ? 500 : 200 }),
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
      pages.away = true
      pages.site = failing
      const { statusCode, headers, body } = await pages.get('/', asBrowser)
      expect([statusCode, headers['retry-after']]).toEqual([503, '5'])
      expect(body).toContain('<h1>We will be back shortly</h1>')
    },
  )

  it('is not cached when a part of it could not be read', async () => {
    pages.away = true
    pages.site = async (_, { api }) => pages.html((await loaded(api)) ? 'incomplete' : 'complete')
    expect((await pages.get()).body).toContain('incomplete')
    pages.away = false
    expect((await pages.get()).body).toContain('>complete')
  })

  it.each(['tooMany', 'notFound', 'notSignedIn'] as const)(
    'is neither cached nor shared without a part that was refused to its visitor as %s',
    async (code) => {
      pages.site = async (request, { api, ...services }) => {
        const part = await api(refusing, {}).catch(() => undefined)
        const page = await pages.pageOfCount(request, { api, ...services })
        return part ? page : pages.html(`incomplete ${await page.text()}`)
      }
      pages.refusal = new AppError(code)
      const [first, second] = [pages.get(), pages.get()]
      expect((await first).body).toContain('incomplete')
      expect((await second).body).not.toContain('incomplete')
      expect((await pages.get()).body).not.toContain('incomplete')
    },
  )

  it('is not cached without a part that failed unexpectedly', async () => {
    pages.refusal = new Error('a defect')
    pages.site = async (_request, { api }) =>
      pages.html(
        await api(refusing, {}).then(
          () => 'complete',
          () => 'incomplete',
        ),
      )
    expect((await pages.get()).body).toContain('>incomplete')
    expect((await pages.get()).body).toContain('>complete')
  })

  it('is cached with a message about invalid input, which is the same for everyone', async () => {
    const rendered = vi.fn<Pages['site']>(async (request, { api, ...services }) => {
      pages.refusal = new AppError('invalidInput')
      await api(refusing, {}).catch(() => undefined)
      return pages.pageOfCount(request, { api, ...services })
    })
    pages.site = rendered
    await pages.get()
    await pages.get()
    expect(rendered).toHaveBeenCalledTimes(1)
  })

  it('is refused in an overload with a static page, unlike cached pages and logged-in users', async () => {
    await pages.get('/cached')
    await pages.app.close()
    const kinds: string[] = []
    pages.overload = {
      async run(kind, work) {
        kinds.push(kind)
        if (kind === 'exempt') return work()
        throw new Overloaded()
      },
      sample() {},
      refused: () => 0,
    }
    pages.app = await pages.mount()
    const refused = await pages.get('/', asBrowser)
    expect([refused.statusCode, refused.body.includes('We will be back shortly')]).toEqual([
      503,
      true,
    ])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    const kept = [
      await pages.get('/cached'),
      await pages.get('/', member),
      await pages.get('/user/login'),
    ]
    expect(kept.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await pages.app.inject({ method: 'POST', url: '/contact' })).statusCode).toBe(503)
    expect(kinds).toEqual(['read', 'exempt', 'exempt', 'write'])
  })
})

describe('a page that is not cached', () => {
  const renderedTwice = async (headers: Record<string, string> = {}) => {
    const rendered = vi.fn(pages.site)
    pages.site = rendered
    const replies = [await pages.get('/', headers), await pages.get('/', headers)]
    expect(rendered).toHaveBeenCalledTimes(2)
    return replies
  }

  it('is one for a logged-in user, who never gets a visitor’s page', async () => {
    await pages.get()
    const replies = await renderedTwice(member)
    for (const { body, headers } of replies) {
      expect(body).toContain('member')
      expect(headers['cache-control']).toBe('no-store')
    }
    expect((await pages.get()).body).toContain('visitor')
  })

  it('is one for an API client with a token', async () => {
    await renderedTwice({ authorization: 'Bearer token' })
  })

  it('is one that uses a reply that must not be cached', async () => {
    pages.site = async (request, services) => {
      await services.api(uncached, {})
      return pages.pageOfCount(request, services)
    }
    await renderedTwice()
  })

  it('is one that sets a cookie', async () => {
    pages.site = async (request, services) => {
      const page = await pages.pageOfCount(request, services)
      page.headers.append('set-cookie', 'theme=dark; Path=/')
      return page
    }
    const [first] = await renderedTwice()
    expect(first?.headers['set-cookie']).toBe('theme=dark; Path=/')
  })

  it.each([404, 500])('is one with the status %i', async (status) => {
    pages.site = async () => pages.html('no', { status })
    const replies = await renderedTwice()
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([status, status])
  })
})
