import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { isPublicAddress } from './public-address.ts'
import { fetchPublicFile, FetchRefused, type PublicFileOptions } from './public-file.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    server.close()
  }
})

async function serve(listener: RequestListener): Promise<number> {
  const server = createServer(listener)
  servers.push(server)
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  return (server.address() as AddressInfo).port
}

/** Every name resolves to localhost, which is allowed only here. */
const here = (port: number, options: Partial<PublicFileOptions> = {}): PublicFileOptions => ({
  mostBytes: 1000,
  timeoutMs: 10_000,
  ports: [port],
  resolve: async () => ['127.0.0.1'],
  isAllowed: (address) => address === '127.0.0.1',
  ...options,
})

const problemOf = (work: Promise<unknown>) =>
  work.then(
    () => 'none',
    (error: unknown) => (error instanceof FetchRefused ? error.problem : String(error)),
  )

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:0:7f00:1::',
    '2001:db8::1',
    'localhost',
  ])('%s is not public', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['8.8.8.8', '196.25.1.1', '172.32.0.1', '2c0f:fb50::1', '2606:4700::1111'])(
    '%s is public',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )
})

describe('a file on the public internet', () => {
  it('is fetched from the address that was checked, by its host name', async () => {
    const hosts: unknown[] = []
    const port = await serve((request, reply) => {
      hosts.push(request.headers.host)
      reply.end(request.url)
    })
    let resolved = 0
    const resolve = async () => {
      resolved += 1
      return ['127.0.0.1']
    }
    const address = `http://pictures.example.com:${port}/a.jpg?b=1`
    const content = await fetchPublicFile(address, here(port, { resolve }))
    expect(String(content)).toBe('/a.jpg?b=1')
    expect(hosts).toEqual([`pictures.example.com:${port}`])
    expect(resolved).toBe(1)
  })

  it.each([
    'http://127.0.0.1/x',
    'http://[::1]/x',
    'http://[::ffff:127.0.0.1]/x',
    'http://2130706433/x',
    'http://0x7f.1/x',
    'http://169.254.169.254/latest/meta-data',
    'http://example.com:5432/x',
  ])('%s is refused before anything is sent', async (address) => {
    expect(await problemOf(fetchPublicFile(address, { mostBytes: 10, timeoutMs: 10_000 }))).toBe(
      'forbidden',
    )
  })

  it.each(['file:///etc/passwd', 'ftp://example.com/x', 'http://me:secret@example.com/', 'x'])(
    '%s is not the address of a file',
    async (address) => {
      expect(await problemOf(fetchPublicFile(address, { mostBytes: 10, timeoutMs: 10_000 }))).toBe(
        'address',
      )
    },
  )

  it('is refused if one of its host’s addresses is private', async () => {
    const resolve = async () => ['8.8.8.8', '10.0.0.1']
    const options = { mostBytes: 10, timeoutMs: 10_000, resolve }
    expect(await problemOf(fetchPublicFile('http://example.com/', options))).toBe('forbidden')
  })

  it('follows redirects, but not to a private address and not indefinitely', async () => {
    const port = await serve((request, reply) => {
      const to = { '/a': '/b', '/in': 'http://inside.example/', '/loop': '/loop' }[
        request.url ?? ''
      ]
      if (to) reply.writeHead(302, { location: to }).end()
      else reply.end('here')
    })
    const resolve = async (host: string) => [host === 'inside.example' ? '10.0.0.1' : '127.0.0.1']
    const options = here(port, { resolve, ports: [port, 80] })
    const at = (path: string) => fetchPublicFile(`http://example.com:${port}${path}`, options)
    expect(String(await at('/a'))).toBe('here')
    expect(await problemOf(at('/in'))).toBe('forbidden')
    expect(await problemOf(at('/loop'))).toBe('unreachable')
  })

  it('is refused above the size limit, whether or not the size is declared, and if it takes too long', async () => {
    const port = await serve((request, reply) => {
      if (request.url === '/declared')
        reply.writeHead(200, { 'content-length': 5000 }).flushHeaders()
      else if (request.url === '/endless') {
        const more = () => reply.write('x'.repeat(500), () => setImmediate(more))
        more()
      } else if (request.url === '/gone') reply.writeHead(404).end()
      else reply.write('a')
    })
    const at = (path: string, timeoutMs = 10_000) =>
      problemOf(fetchPublicFile(`http://example.com:${port}${path}`, here(port, { timeoutMs })))
    expect(await at('/declared')).toBe('tooLarge')
    expect(await at('/endless')).toBe('tooLarge')
    expect(await at('/gone')).toBe('notFound')
    expect(await at('/slow', 100)).toBe('tooSlow')
  })
})
