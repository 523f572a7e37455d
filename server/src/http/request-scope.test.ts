import Fastify from 'fastify'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { currentRequest } from '../db/request-scope.ts'
import { openRequestScopes } from './request-scope.ts'

it('every request runs in its own scope, also after its body has arrived', async () => {
  const app = Fastify({ genReqId: ({ headers }) => String(headers['x-id']) })
  openRequestScopes(app)
  app.post('/', async () => {
    await pause(5)
    return currentRequest()?.requestId ?? 'none'
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const send = async (id: string) => {
    const body = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('{"any":'))
        await pause(5)
        controller.enqueue(Buffer.from('"body"}'))
        controller.close()
      },
    })
    const headers = { 'x-id': id, 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    return (await fetch(address, sent)).text()
  }
  expect(await Promise.all(['a', 'b'].map(send))).toEqual(['a', 'b'])
  await app.close()
  expect(currentRequest()).toBeUndefined()
})
