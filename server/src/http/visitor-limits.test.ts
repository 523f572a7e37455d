import type { InjectOptions } from 'fastify'
import { describe, expect, it } from 'vitest'
import { requestOf } from '#contract/request.ts'
import { systemTexts } from '#contract/messages.ts'
import { searchFor, searchProperties } from '#contract/properties/search.calls.ts'
import { useApi } from '../testing/api.ts'
import { aUser } from '../testing/builders.ts'
import { takeForCall } from './visitor-limits.ts'

const api = useApi()
let prices = 0
let addresses = 0
const newAddress = () => `10.30.0.${++addresses}`

type Options = Pick<InjectOptions, 'headers' | 'remoteAddress'>

/** A search that nobody has made before, so that it is not served from the cache. */
function search(options: Options, minPrice = ++prices) {
  return api.visitor(searchProperties, searchFor({ minPrice }), options)
}

async function statusesOf(count: number, options: Options): Promise<Record<number, number>> {
  const counts: Record<number, number> = {}
  for (let n = 0; n < count; n++) {
    const { status } = await search(options)
    counts[status] = (counts[status] ?? 0) + 1
  }
  return counts
}

const cookieOf = (headers: Record<string, unknown>) =>
  /jacaranda_visitor=[^;]+/.exec(String(headers['set-cookie'] ?? ''))?.[0]

/** The cookie that a browser at a busy address gets. */
async function aCookie(remoteAddress: string): Promise<string> {
  for (let n = 0; n < 60; n++) {
    const cookie = cookieOf((await search({ remoteAddress })).headers)
    if (cookie) return cookie
  }
  throw new Error('There was no cookie')
}

describe('a search over the limit', () => {
  it('is refused with 429, a friendly message and Retry-After', async () => {
    const from = { remoteAddress: newAddress() }
    await statusesOf(60, from)
    const { status, error, headers } = await search(from)
    expect([status, error.message]).toEqual([429, systemTexts.searchingTooFast])
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  it('is refused for that visitor, and not for another one who makes the same search at the same time', async () => {
    const [busy, other] = [newAddress(), newAddress()]
    await statusesOf(60, { remoteAddress: busy })
    const price = ++prices
    const replies = await Promise.all([
      search({ remoteAddress: busy }, price),
      search({ remoteAddress: other }, price),
    ])
    expect(replies.map(({ status }) => status)).toEqual([429, 200])
  })
})

describe('people who share an address', () => {
  it('get no cookie as long as they make few requests', async () => {
    const { headers } = await search({ remoteAddress: newAddress() })
    expect(cookieOf(headers)).toBeUndefined()
  })

  it('get a session cookie that scripts cannot read', async () => {
    const remoteAddress = newAddress()
    await statusesOf(6, { remoteAddress })
    const { headers } = await search({ remoteAddress })
    expect(String(headers['set-cookie'])).toMatch(
      /^jacaranda_visitor=[\w-]{22}\.[\w-]{22}; Path=\/; HttpOnly; SameSite=Lax$/,
    )
  })

  it('are distinguished by it: each has the full allowance', async () => {
    const remoteAddress = newAddress()
    const cookies = [await aCookie(remoteAddress), await aCookie(remoteAddress)]
    for (const cookie of cookies) {
      expect(await statusesOf(61, { remoteAddress, headers: { cookie } })).toEqual({
        200: 60,
        429: 1,
      })
    }
  })

  it('are distinguished by their login too', async () => {
    const remoteAddress = newAddress()
    await statusesOf(61, { remoteAddress })
    const { token } = await aUser(api.services)
    const headers = { authorization: `Bearer ${token}` }
    expect((await search({ remoteAddress, headers })).status).toBe(200)
  })

  it('still get through after a bot has used up the allowance of those without a cookie', async () => {
    const remoteAddress = newAddress()
    await statusesOf(60, { remoteAddress })
    const refused = await search({ remoteAddress })
    expect(refused.status).toBe(429)
    const cookie = cookieOf(refused.headers) as string
    expect((await search({ remoteAddress, headers: { cookie } })).status).toBe(200)
  })
})

describe('a bot', () => {
  it('gains nothing from forged cookies', async () => {
    const remoteAddress = newAddress()
    const real = await aCookie(remoteAddress)
    await statusesOf(60, { remoteAddress })
    const flipped = real.slice(0, -1) + (real.endsWith('A') ? 'B' : 'A')
    const inventions = [
      flipped,
      'jacaranda_visitor=x',
      `jacaranda_visitor=${'A'.repeat(22)}.${'A'.repeat(22)}`,
      `jacaranda_visitor=${'é'.repeat(22)}.${'é'.repeat(22)}`,
    ]
    for (const cookie of inventions) {
      expect((await search({ remoteAddress, headers: { cookie } })).status).toBe(429)
    }
  })

  it('that collects cookies gets no more than ten visitors’ allowance', async () => {
    const remoteAddress = newAddress()
    const cookies: string[] = []
    while (cookies.length < 11) {
      const cookie = cookieOf((await search({ remoteAddress })).headers)
      if (cookie) cookies.push(cookie)
    }
    let passed = 0
    for (const cookie of cookies) {
      const counts = await statusesOf(60, { remoteAddress, headers: { cookie } })
      passed += counts[200] ?? 0
    }
    // The searches without a cookie count towards the limit of the address as well.
    expect(passed).toBe(600 - 17)
  })
})

describe('a page that searches', () => {
  it('may do so twenty times as often as a call, and all visitors at its address twice that', async () => {
    const context = {
      session: null,
      sessionToken: undefined,
      requestId: 'page',
      ip: newAddress(),
      userAgent: '',
      idempotencyKey: undefined,
      setSessionCookie() {},
    }
    const search = (id: string) => {
      const visitor = { id, issueCookie: () => {} }
      return takeForCall(api.services.limits, searchProperties, { ...context, visitor }, true)
    }
    for (const id of ['a', 'b']) {
      for (let n = 0; n < 20 * 60; n++) await search(id)
    }
    await expect(search('a')).rejects.toMatchObject({ status: 429 })
    await expect(search('c')).rejects.toMatchObject({ status: 429 })
  })
})

describe('a cached reply', () => {
  it('is served to visitors with and without such a cookie, and does not count', async () => {
    const remoteAddress = newAddress()
    const cookie = await aCookie(remoteAddress)
    const { url } = requestOf(searchProperties, searchFor({ minPrice: ++prices }))
    for (let n = 0; n < 100; n++) {
      const response = await api.app.inject({ url, remoteAddress, headers: { cookie } })
      expect(response.statusCode).toBe(200)
    }
  })
})

describe('requests of any kind', () => {
  it('of a call are limited for each visitor, with JSON', async () => {
    const remoteAddress = newAddress()
    let response = await api.app.inject({ url: '/api/user/me', remoteAddress })
    expect(response.headers).toMatchObject({
      'x-ratelimit-limit': '1200',
      'x-ratelimit-remaining': '1199',
    })
    let cookie: string | undefined
    for (let n = 1; n < 1200; n++) {
      response = await api.app.inject({ url: '/api/user/me', remoteAddress })
      cookie ??= cookieOf(response.headers)
    }
    expect(response.statusCode).toBe(200)
    response = await api.app.inject({ url: '/api/user/me', remoteAddress })
    expect([response.statusCode, response.json().message]).toEqual([
      429,
      systemTexts.openingTooFast,
    ])
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    const headers = { cookie: cookie as string }
    response = await api.app.inject({ url: '/api/user/me', remoteAddress, headers })
    expect(response.statusCode).toBe(200)
  })

  it('of a page are limited separately from calls, to five times as many', async () => {
    const remoteAddress = newAddress()
    const open = (url: string) => api.app.inject({ url, remoteAddress })
    for (let n = 0; n < 5 * 1200; n++) {
      const { statusCode } = await open('/robots.txt')
      if (statusCode !== 200) throw new Error(`Page ${n} replied ${statusCode}`)
    }
    expect((await open('/robots.txt')).statusCode).toBe(429)
    expect((await open('/api/user/me')).statusCode).toBe(200)
  })
})
