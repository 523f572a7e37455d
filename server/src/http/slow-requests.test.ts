import { connect, type AddressInfo } from 'node:net'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endSlowRequests, slowRequestOptions } from './slow-requests.ts'

let app: FastifyInstance

beforeAll(async () => {
  app = Fastify()
  endSlowRequests(app, { longest: 700, leastOfFiles: 2 })
  app.post('/form', async () => ({ done: true }))
  app.post('/photos', { config: { takesFiles: true } }, async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends a body of five bytes, with a pause before each; returns what came back until the connection ended. */
function slowly(path: string, pauseMs: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo
  return new Promise((resolve, reject) => {
    let received = ''
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: 5\r\n\r\n`,
      )
      const bytes = [...'{"a":']
      const timer = setInterval(() => {
        const byte = bytes.shift()
        if (byte === undefined) clearInterval(timer)
        else socket.write(byte)
      }, pauseMs)
      socket.once('close', () => {
        clearInterval(timer)
        resolve(received)
      })
    })
    socket.on('data', (data) => (received += data.toString()))
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE' && error.code !== 'ECONNRESET') reject(error)
    })
  })
}

describe('a request that arrives slowly', () => {
  it('ends with 408', async () => {
    expect(await slowly('/form', 400)).toContain('408 Request Timeout')
  })

  it('is processed when it arrives in time', async () => {
    expect(await slowly('/form', 5)).toContain('400 Bad Request')
  })

  it('may take longer when it has files', async () => {
    expect(await slowly('/photos', 150)).toContain('400 Bad Request')
  })

  it('ends with 408 when its files arrive too slowly', async () => {
    expect(await slowly('/photos', 600)).toContain('408 Request Timeout')
  })

  it('has 20 seconds for its headers', () => {
    expect(slowRequestOptions.http.headersTimeout).toBe(20_000)
  })
})
