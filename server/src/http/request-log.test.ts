import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { pino } from 'pino'
import { describe, expect, it } from 'vitest'
import { requestLogger } from './request-log.ts'

describe('the request log', () => {
  it('names neither a person’s email address nor the token of a link', async () => {
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
