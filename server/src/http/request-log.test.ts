import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { loggedUrl, requestLogger } from './request-log.ts'

describe('the request log', () => {
  it('contains neither a person’s email address nor the token of a link', () => {
    expect(loggedUrl('/API/register/ForgotPassword/thabo%40example.com')).toBe(
      '/API/register/ForgotPassword/•••',
    )
    expect(loggedUrl('/forgotPasswordReset/abc_DEF-123?x=1')).toBe('/forgotPasswordReset/•••?x=1')
    expect(loggedUrl('/user/confirmEmail/abc')).toBe('/user/confirmEmail/•••')
    expect(loggedUrl('/property/search?keyword=sea')).toBe('/property/search?keyword=sea')
  })

  it('is written that way by the server itself', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(String(chunk))
        done()
      },
    })
    const app = Fastify({ loggerInstance: pino(stream), childLoggerFactory: requestLogger })
    app.post('/api/register/forgotPassword/:x', () => 'sent')
    await app.inject({ method: 'POST', url: '/api/register/forgotPassword/thabo@example.com' })
    await app.close()
    expect(lines.join('')).toContain('/api/register/forgotPassword/•••')
    expect(lines.join('')).not.toContain('thabo@example.com')
  })
})
