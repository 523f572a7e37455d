import { describe, expect, it, vi } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { counted, usePages } from '../testing/pages.ts'

const pages = usePages()

describe('a response of the site', () => {
  it('preserves its status, its headers and each of its cookies', async () => {
    pages.site = async () => {
      const headers = new Headers({ location: '/user/login', 'x-robots-tag': 'noindex' })
      headers.append('set-cookie', 'a=1')
      headers.append('set-cookie', 'b=2')
      return new Response(null, { status: 302, headers })
    }
    const { statusCode, headers } = await pages.get()
    expect([statusCode, headers.location, headers['x-robots-tag']]).toEqual([
      302,
      '/user/login',
      'noindex',
    ])
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2'])
    expect(headers['content-security-policy']).toBeUndefined()
  })

  it('has Retry-After when a limit caused a refusal', async () => {
    pages.site = async (_request, { api }) => {
      const refusal = await api(counted, {}).then(
        () => undefined,
        (error: unknown) => error as AppError,
      )
      return pages.html('wait', { status: refusal?.status ?? 200 })
    }
    vi.spyOn(pages.cache, 'cacheAs').mockImplementation(async (key, work) => {
      if (key.startsWith('call ')) throw new AppError('tooMany', { retryAfter: 40 })
      return (await work()).value
    })
    const { statusCode, headers } = await pages.get()
    expect([statusCode, headers['retry-after']]).toEqual([429, '40'])
  })
})

describe('a request to the site', () => {
  it('has the method, the address, the headers and the form as they were sent', async () => {
    pages.site = async (request) =>
      pages.html(
        [
          request.method,
          new URL(request.url).pathname,
          new URL(request.url).search,
          request.headers.get('content-type'),
          await request.text(),
        ].join(' '),
      )
    const { body } = await pages.app.inject({
      method: 'POST',
      url: '/contact?x=1',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Thandi+Nkosi',
    })
    expect(body).toContain('POST /contact ?x=1 application/x-www-form-urlencoded name=Thandi+Nkosi')
  })

  it('is refused when its form is larger than any form of the site', async () => {
    pages.site = async (request) => pages.html(await request.text())
    const { statusCode } = await pages.app.inject({
      method: 'POST',
      url: '/contact',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `name=${'x'.repeat(65 * 1024)}`,
    })
    expect(statusCode).toBe(413)
  })

  it('never serves a form submission from the cache', async () => {
    await pages.get('/contact')
    pages.site = async () => pages.html('sent')
    const { body } = await pages.app.inject({ method: 'POST', url: '/contact' })
    expect(body).toContain('sent')
  })
})

describe('an invalid address', () => {
  it.each([
    ['/////', 'http://localhost:80/////'],
    ['//host/path', 'http://localhost:80//host/path'],
    ['//host:x/', 'http://localhost:80//host:x/'],
  ])('is a path of ours: %s', async (url, seen) => {
    let asked = ''
    pages.site = async (request) => {
      asked = request.url
      return pages.html('not found', { status: 404 })
    }
    const fresh = await pages.mount()
    const response = await fresh.inject({ method: 'GET', url: { pathname: url } as never })
    await fresh.close()
    expect(response.statusCode).toBe(404)
    expect(asked.replace('localhost/', 'localhost:80/')).toBe(seen)
  })
})
