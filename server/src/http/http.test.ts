import { describe, expect, it } from 'vitest'
import { useApi } from '../testing/api.ts'

const api = useApi()

describe('the API', () => {
  it('returns 404 noSuchCall as JSON for an unknown path', async () => {
    const response = await api.app.inject('/api/nothing/here')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toEqual({
      code: 'noSuchCall',
      message: 'Unknown call.',
      fields: {},
      requestId: response.headers['x-request-id'],
    })
  })

  it('returns 404 notFound for an unknown record', async () => {
    const response = await api.app.inject('/api/MailSource/999999')
    expect([response.statusCode, response.json().code]).toEqual([404, 'notFound'])
  })

  it('matches paths regardless of case and with a trailing slash', async () => {
    expect((await api.app.inject('/API/mailsource/')).statusCode).toBe(200)
  })

  it.each([
    ['half a JSON text', '{"broken', 'application/json', 400, 'badRequest'],
    ['a list', '[1]', 'application/json', 400, 'badRequest'],
    ['a NUL', '{"name":"a\\u0000b"}', 'application/json', 400, 'badRequest'],
    ['plain text', 'name=x', 'text/plain', 415, 'unsupportedMedia'],
    ['100 KB', JSON.stringify({ name: 'x'.repeat(100_000) }), 'application/json', 413, 'tooLarge'],
  ])('refuses a body of %s clearly', async (_what, payload, type, status, code) => {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/mail/0',
      payload,
      headers: { 'content-type': type },
    })
    expect([response.statusCode, response.json().code]).toEqual([status, code])
  })

  it.each(['/api/MailSource/abc', '/api/MailSource/-1', '/api/MailSource/99999999999'])(
    'refuses the id in %s',
    async (url) => expect((await api.app.inject(url)).statusCode).toBe(422),
  )

  it('sends the security headers', async () => {
    const { headers } = await api.app.inject('/healthz')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['content-security-policy']).not.toContain("script-src 'self' 'unsafe")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['x-frame-options']).toBe('DENY')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  })

  it('documents every call, with who may use it', async () => {
    const page = await api.app.inject('/api/docs')
    expect(page.body).toContain('/api/MailSource/{id}')
    const document = (await api.app.inject('/api/docs/openapi.json')).json()
    expect(document.paths['/api/MailSource'].post.description).toBe('Allowed for: Super Admin.')
    expect(
      document.paths['/api/mail/0'].post.requestBody.content['application/json'].schema.required,
    ).toContain('email')
  })
})

describe('the program', () => {
  it('reports that it is alive and ready', async () => {
    expect((await api.app.inject('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await api.app.inject('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('shows its metrics only to its own machine', async () => {
    expect((await api.app.inject('/metrics')).body).toContain(
      'jacaranda_http_request_duration_seconds',
    )
    expect((await api.app.inject({ url: '/metrics', remoteAddress: '41.0.0.1' })).statusCode).toBe(
      404,
    )
  })
})
