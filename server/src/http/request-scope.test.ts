import { connect, type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createLog } from '../kit/log.ts'
import type { RequestOver } from '../db/errors.ts'
import { currentRequest } from '../db/request-scope.ts'
import { handleError } from './errors.ts'
import { openRequestScopes } from './request-scope.ts'

const logged: string[] = []
const app = Fastify({
  genReqId: ({ headers }) => String(headers['x-id']),
  loggerInstance: createLog('info', {
    write: (line) => void logged.push(line),
  }) as FastifyBaseLogger,
})
let address: string
/** How the work of each request ended, by request id. */
const ended = new Map<string, string>()

const forever = async () => {
  const { deadline, requestId = '' } = currentRequest() ?? {}
  await deadline
    ?.until(new Promise(() => {}), () => 'waiting for ever')
    .catch((error: unknown) => {
      ended.set(requestId, (error as RequestOver).reason)
      throw error
    })
}

beforeAll(async () => {
  openRequestScopes(app, { seconds: 0.5 })
  app.setErrorHandler(handleError)
  app.post('/scope', async () => {
    await pause(5)
    return currentRequest()?.requestId ?? 'none'
  })
  app.get('/idle', async () => new Promise(() => {}))
  app.get('/late', async (_request, reply) => {
    await pause(700)
    void reply.send('too late')
    ended.set('late', 'sent')
    return reply
  })
  app.get('/patient', { config: { seconds: 60 } }, async () => {
    await pause(700)
    return 'done'
  })
  app.route({ method: ['GET', 'POST'], url: '/forever', config: { seconds: 60 }, handler: forever })
  app.post('/file', async (_request, reply) => reply.send(new Readable({ read() {} })))
  await app.register(async (forms) => {
    // The handler reads the body itself, as those that take files do.
    forms.removeAllContentTypeParsers()
    forms.addContentTypeParser('*', (_request, _payload, done) => done(null))
    forms.post('/slow-body', async ({ raw }) => {
      let size = 0
      for await (const chunk of raw) size += (chunk as Buffer).length
      return size
    })
  })
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

/** Sends a body in two parts. */
async function post(path: string, id: string, pauseMs: number) {
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(Buffer.from('{"any":'))
      await pause(pauseMs)
      controller.enqueue(Buffer.from('"body"}'))
      controller.close()
    },
  })
  const headers = { 'x-id': id, 'content-type': 'application/json' }
  const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
  return (await fetch(`${address}${path}`, sent)).text()
}

it('every request runs in its own scope, also after its body has arrived', async () => {
  expect(await Promise.all(['a', 'b'].map((id) => post('/scope', id, 5)))).toEqual(['a', 'b'])
  expect(currentRequest()).toBeUndefined()
})

it('a request that runs out of time gets 503 with Retry-After, and the log says why', async () => {
  const response = await app.inject('/idle')
  expect([response.statusCode, response.json().code, response.headers['retry-after']]).toEqual([
    503,
    'unavailable',
    '5',
  ])
  expect(logged.join()).toContain(
    'The request exceeded its limit of 0.5 s while working on the reply',
  )
})

it('a handler that completes too late sends nothing, and nothing is logged about it', async () => {
  const response = await app.inject({ url: '/late', headers: { 'x-id': 'late' } })
  expect(response.statusCode).toBe(503)
  await vi.waitFor(() => expect(ended.get('late')).toBe('sent'), 5_000)
  expect(logged.join()).not.toContain('already sent')
})

it('a route may declare a longer time, which is counted from when the request has arrived', async () => {
  const [patient, slow] = await Promise.all([app.inject('/patient'), post('/slow-body', 'c', 900)])
  expect([patient.body, slow]).toEqual(['done', '14'])
})

/** Sends a request and closes the connection before there is a reply. */
async function leave(method: string, id: string, path = '/forever') {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: x\r\nx-id: ${id}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{}`,
  )
  await vi.waitFor(() => expect(logged.some((line) => line.includes(`"${id}"`))).toBe(true))
  socket.destroy()
}

/** The log levels of the entries about an error. */
function levelsOf(message: string) {
  return logged
    .map((line) => JSON.parse(line) as { level: number; err?: { message: string } })
    .filter(({ err }) => err?.message === message)
    .map(({ level }) => pino.levels.labels[level])
}

it('a read is aborted when its client disconnects, a write is not', async () => {
  await leave('POST', 'writer')
  await leave('GET', 'reader')
  await vi.waitFor(() => expect(ended.get('reader')).toBe('left'))
  expect(ended.has('writer')).toBe(false)
  await vi.waitFor(() =>
    expect(levelsOf('The client disconnected while waiting for ever')).toEqual(['info']),
  )
})

it('a client that disconnects before its file is sent is not logged as an error', async () => {
  await leave('POST', 'file', '/file')
  await vi.waitFor(() => expect(levelsOf('Premature close')).toEqual(['info']))
})
