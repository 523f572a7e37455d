import { createServer, request, Agent, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createDrain } from './drain.ts'

let server: Server
let arrived: PromiseWithResolvers<void>
let reply: PromiseWithResolvers<void>
const agent = new Agent({ keepAlive: true })

beforeEach(async () => {
  arrived = Promise.withResolvers()
  reply = Promise.withResolvers()
  server = createServer(async (_request, response) => {
    arrived.resolve()
    await reply.promise
    response.end('done')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(() => server.closeAllConnections())

const port = () => (server.address() as AddressInfo).port

async function get() {
  const sent = request({ port: port(), host: '127.0.0.1', agent }).end()
  const [response] = await once(sent, 'response')
  response.resume()
  return { status: response.statusCode, connection: response.headers.connection }
}

it('finishes a request in progress and closes its connection with the reply', async () => {
  const drain = createDrain(server)
  const answer = get()
  await arrived.promise
  const drained = drain()
  reply.resolve()
  expect(await answer).toEqual({ status: 200, connection: 'close' })
  await drained
})

it('does not wait for keep-alive connections, nor for those that never had a request', async () => {
  const drain = createDrain(server, 5)
  reply.resolve()
  expect(await get()).toEqual({ status: 200, connection: 'keep-alive' })
  const unused = connect(port(), '127.0.0.1')
  await once(unused, 'connect')
  const closed = once(unused.resume(), 'close')
  await drain()
  await closed
})

it('still serves a request on a connection that was opened before', async () => {
  const drain = createDrain(server, 60_000)
  const early = connect(port(), '127.0.0.1')
  await Promise.all([once(early, 'connect'), once(server, 'connection')])
  const answered = once(early, 'data')
  early.write('GET / HTTP/1.1\r\nhost: x\r\n\r\n')
  const drained = drain()
  reply.resolve()
  expect(String(await answered)).toMatch(/^HTTP\/1\.1 200 OK\r\n(.*\r\n)*Connection: close/i)
  await drained
})
