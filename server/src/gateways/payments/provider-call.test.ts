import { createServer as createHttpServer, type RequestListener } from 'node:http'
import { createServer as createHttpsServer } from 'node:https'
import type { AddressInfo, Server } from 'node:net'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { selfSigned } from '../../testing/self-signed.ts'
import { postForm } from './provider-call.ts'

const servers: Server[] = []
afterEach(() => {
  vi.useRealTimers()
  for (const server of servers.splice(0)) server.close()
})

async function listening(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

const serve = (handler: RequestListener) => listening(createHttpServer(handler))

const down = { code: 'providerDown' }

describe('a request to a provider', () => {
  it.each([301, 302, 303, 307, 308])('does not follow a %i redirect', async (status) => {
    let elsewhere = 0
    const other = await serve((_request, response) => {
      elsewhere++
      response.end('VALID')
    })
    const port = await serve((_request, response) => {
      response.writeHead(status, { location: `http://127.0.0.1:${other}/` }).end('VALID')
    })
    await expect(postForm(`http://127.0.0.1:${port}/`, 'a=b')).rejects.toMatchObject(down)
    expect(elsewhere).toBe(0)
  })

  it.each(['headers', 'body'])('ends at a deadline if the %s never arrive', async (missing) => {
    const deadline = vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      expect(ms).toBe(10_000)
      const controller = new AbortController()
      setTimeout(() => controller.abort(new DOMException('late', 'TimeoutError')), 100)
      return controller.signal
    })
    const port = await serve((_request, response) => {
      if (missing === 'body') response.writeHead(200).write('VAL')
    })
    await expect(postForm(`http://127.0.0.1:${port}/`, 'a=b')).rejects.toMatchObject(down)
    expect(deadline).toHaveBeenCalledOnce()
    deadline.mockRestore()
    for (const server of servers)
      (server as ReturnType<typeof createHttpServer>).closeAllConnections()
  })

  it('is not sent to a server with an untrusted certificate', async () => {
    let received = 0
    const server = createHttpsServer(selfSigned(), (_request, response) => {
      received++
      response.end('VALID')
    })
    const port = await listening(server)
    const sent = postForm(`https://127.0.0.1:${port}/`, 'a=b')
    await expect(sent).rejects.toMatchObject({
      ...down,
      cause: { cause: { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' } },
    })
    expect(received).toBe(0)
  })
})
