import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { AppError } from '#contract/errors.ts'
import { systemTexts } from '#contract/messages.ts'
import { handlePageError } from './error-page.ts'

async function refused(url: string, accept: string, error: Error) {
  const app = Fastify()
  app.setErrorHandler(handlePageError)
  app.addHook('onRequest', async () => {
    throw error
  })
  app.get('/*', () => 'never reached')
  return app.inject({ url, headers: { accept } })
}

const tooFast = new AppError('tooMany', { retryAfter: 40, message: systemTexts.openingTooFast })
const browser = 'text/html,application/xhtml+xml,*/*;q=0.8'

describe('a page that cannot be rendered', () => {
  it('returns a readable page, its status and Retry-After', async () => {
    const response = await refused('/property/searchResult?page=2', browser, tooFast)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('40')
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8')
    expect(response.body).toContain('<h1>Please wait a moment</h1>')
    expect(response.body).toContain(systemTexts.openingTooFast)
    expect(response.body).toContain('href="/property/searchResult?page=2"')
  })

  it('never includes the address as markup', async () => {
    const { body } = await refused('/x?"><script>alert(1)</script>', browser, tooFast)
    expect(body).not.toContain('<script>')
  })

  it('hides an unexpected error and shows its reference', async () => {
    const { body, statusCode } = await refused('/', browser, new Error('the password is 1234'))
    expect(statusCode).toBe(500)
    expect(body).not.toContain('1234')
    expect(body).toMatch(/Reference req-/)
  })

  it.each([
    ['/property/searchResult.data?page=2', '*/*'],
    ['/property/searchResult', 'application/json'],
  ])('returns JSON to an API client at %s (%s)', async (url, accept) => {
    const response = await refused(url, accept, tooFast)
    expect(response.statusCode).toBe(429)
    expect(response.headers['retry-after']).toBe('40')
    expect(response.json()).toMatchObject({
      code: 'tooMany',
      message: systemTexts.openingTooFast,
    })
  })
})
