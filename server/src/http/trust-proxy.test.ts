import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { checkResetToken } from '#contract/accounts/passwords.calls.ts'
import type { TrustedProxies } from '../config/trusted-proxies.ts'
import { useApi } from '../testing/api.ts'
import { trustProxy } from './trust-proxy.ts'

interface Sent {
  from?: string
  forwarded?: string
  more?: Record<string, string>
}

/** The address, host and protocol that the program believes a request to have. */
async function seen(trusted: TrustedProxies, { from = '10.0.0.1', forwarded, more = {} }: Sent) {
  const app = Fastify({ trustProxy: trustProxy(trusted) ?? false })
  app.get('/', ({ ip, host, protocol }) => ({ ip, host, protocol }))
  const headers = { host: 'site.example', ...more }
  const response = await app.inject({
    url: '/',
    remoteAddress: from,
    headers: forwarded ? { ...headers, 'x-forwarded-for': forwarded } : headers,
  })
  return response.json() as { ip: string; host: string; protocol: string }
}

const lies = { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' }
const lying = '1.1.1.1, 2.2.2.2'

describe('without a proxy', () => {
  it('forwarding headers of clients are not trusted', async () => {
    expect(await seen('none', { from: '41.0.0.9', forwarded: lying, more: lies })).toEqual({
      ip: '41.0.0.9',
      host: 'site.example',
      protocol: 'http',
    })
  })
})

describe('behind a number of proxies', () => {
  it.each([
    [1, '41.0.0.9'],
    [2, '2.2.2.2'],
    [3, '1.1.1.1'],
  ])('of %i the client is that many places from the end', async (hops, ip) => {
    const sent = { forwarded: `${lying}, 41.0.0.9` }
    expect((await seen(hops, sent)).ip).toBe(ip)
  })

  it('addresses that the client itself put into the list change nothing', async () => {
    for (const begun of ['', '9.9.9.9, ', '8.8.8.8, 9.9.9.9, 127.0.0.1, ']) {
      expect((await seen(1, { forwarded: `${begun}41.0.0.9` })).ip).toBe('41.0.0.9')
      expect((await seen(2, { forwarded: `${begun}41.0.0.9, 10.0.0.2` })).ip).toBe('41.0.0.9')
    }
  })

  it('the host and protocol are those that the nearest proxy wrote', async () => {
    const more = { 'x-forwarded-host': 'evil.example, www.example', 'x-forwarded-proto': 'https' }
    expect(await seen(1, { forwarded: '41.0.0.9', more })).toMatchObject({
      host: 'www.example',
      protocol: 'https',
    })
  })
})

describe('behind proxies with known addresses', () => {
  const proxies = ['10.0.0.1', '192.168.0.0/16']

  it('the client is the last address that is not a proxy', async () => {
    const forwarded = `${lying}, 41.0.0.9, 192.168.3.4`
    expect((await seen(proxies, { forwarded })).ip).toBe('41.0.0.9')
  })

  it('a client that reaches the port directly is not trusted', async () => {
    expect(await seen(proxies, { from: '41.0.0.9', forwarded: lying, more: lies })).toEqual({
      ip: '41.0.0.9',
      host: 'site.example',
      protocol: 'http',
    })
  })

  it('a client that claims to be a proxy is still the client', async () => {
    const sent = { forwarded: '10.0.0.1, 41.0.0.9' }
    expect((await seen(proxies, sent)).ip).toBe('41.0.0.9')
  })
})

describe.each([
  ['no proxy', 'none' as const, '41.0.0.9', (n: number) => `10.9.0.${n}`],
  ['one proxy', 1, '10.0.0.1', (n: number) => `10.9.0.${n}, 41.0.0.9`],
  ['a known proxy', ['10.0.0.1'], '10.0.0.1', (n: number) => `10.9.0.${n}, 41.0.0.9`],
])('a lying client behind %s', (_, trusted, remoteAddress, claims) => {
  const api = useApi({ trustProxy: trusted })

  it('is limited by its own address', async () => {
    const guess = async (n: number) => {
      const headers = { 'x-forwarded-for': claims(n) }
      return (await api.visitor(checkResetToken, { token: 'guess' }, { remoteAddress, headers }))
        .status
    }
    for (let n = 1; n <= 10; n++) expect(await guess(n)).toBe(410)
    expect(await guess(11)).toBe(429)
  })
})
