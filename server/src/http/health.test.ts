import Fastify from 'fastify'
import { Gauge, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'
import type { Database } from '../db/connect.ts'
import { mountHealth } from './health.ts'

const metricsToken = 'a-token-of-the-monitor'

async function metrics(options: {
  remoteAddress?: string
  headers?: Record<string, string>
  token?: string
}) {
  const app = Fastify({ trustProxy: true })
  const registry = new Registry()
  new Gauge({ name: 'answer', help: 'A value', registers: [registry] }).set(42)
  mountHealth(app, { database: {} as Database, metricsToken: options.token, registry })
  const { remoteAddress = '127.0.0.1', headers = {} } = options
  return app.inject({ url: '/metrics', remoteAddress, headers })
}

describe('the metrics', () => {
  it.each(['127.0.0.1', '127.8.9.10', '::1', '::ffff:127.0.0.1'])(
    'are shown to a caller on this machine, %s',
    async (remoteAddress) => {
      const { statusCode, body } = await metrics({ remoteAddress })
      expect(statusCode).toBe(200)
      expect(body).toContain('answer 42')
    },
  )

  it.each([
    [{ remoteAddress: '10.0.0.9' }],
    // A proxy that forwards a forged sender address.
    [{ remoteAddress: '10.0.0.9', headers: { 'x-forwarded-for': '127.0.0.1' } }],
    // A proxy on this machine, with the whole internet behind it.
    [{ headers: { 'x-forwarded-for': '203.0.113.5' } }],
    [{ headers: { 'x-forwarded-for': '127.0.0.1' } }],
    [{ headers: { forwarded: 'for=127.0.0.1' } }],
    [{ headers: { 'x-real-ip': '127.0.0.1' } }],
    [{ remoteAddress: '10.0.0.9', headers: { authorization: 'Bearer undefined' } }],
    [
      {
        remoteAddress: '10.0.0.9',
        token: metricsToken,
        headers: { authorization: 'Bearer a-token-of-the-monitos' },
      },
    ],
  ])('do not exist for %j', async (options) => {
    expect((await metrics(options)).statusCode).toBe(404)
  })

  it('are shown to anyone who has the token', async () => {
    const { statusCode } = await metrics({
      remoteAddress: '10.0.0.9',
      token: metricsToken,
      headers: { authorization: `Bearer ${metricsToken}` },
    })
    expect(statusCode).toBe(200)
  })
})
