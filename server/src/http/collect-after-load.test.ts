import Fastify from 'fastify'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { collectAfterLoad, collecting } from './collect-after-load.ts'

const release = vi.fn()
const collect = vi.fn()
let app: ReturnType<typeof Fastify>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  app = Fastify()
  app.get('/', async () => 'reply')
  collectAfterLoad(app, release, collect)
})

afterEach(async () => {
  await app.close()
  vi.useRealTimers()
  release.mockReset()
  collect.mockReset()
})

async function request(count: number) {
  await Promise.all(Array.from({ length: count }, () => app.inject('/')))
}

const pass = () => vi.advanceTimersByTime(collecting.quietMs)

it('memory is collected once, in the first quiet moment after a load', async () => {
  await request(collecting.loadRequests)
  pass()
  expect(collect).not.toHaveBeenCalled()
  pass()
  expect(collect).toHaveBeenCalledOnce()
  expect(release).toHaveBeenCalledBefore(collect)
  pass()
  expect(collect).toHaveBeenCalledOnce()
})

it('health checks now and then are a quiet moment as well', async () => {
  await request(collecting.loadRequests)
  pass()
  await request(collecting.quietRequests)
  pass()
  expect(collect).toHaveBeenCalledOnce()
})

it('there is no collection while requests keep coming, nor after only a few of them', async () => {
  await request(collecting.loadRequests)
  pass()
  await request(collecting.quietRequests + 1)
  pass()
  expect(collect).not.toHaveBeenCalled()
  await app.close()
  app = Fastify()
  app.get('/', async () => 'reply')
  collectAfterLoad(app, release, collect)
  await request(collecting.loadRequests - 1)
  pass()
  pass()
  expect(collect).not.toHaveBeenCalled()
})

it('memory that is no longer used is released', async () => {
  await app.close()
  app = Fastify()
  app.get('/', async () => 'reply')
  collectAfterLoad(app, release)
  let held: unknown[] | null = Array.from({ length: 200_000 }, (_, n) => ({ n }))
  const before = process.memoryUsage().heapUsed
  expect(held).toHaveLength(200_000)
  held = null
  await request(collecting.loadRequests)
  pass()
  pass()
  expect(process.memoryUsage().heapUsed).toBeLessThan(before)
})
