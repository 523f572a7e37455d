import { afterAll, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { defineCall, forgetCalls } from '#contract/call.ts'
import { createReplyCache } from '../kit/reply-cache.ts'
import { Reply } from '../kit/reply.ts'
import { createCachedReplies } from './cached-replies.ts'

const call = defineCall({
  name: 'test.addresses',
  summary: 'Cached by its input',
  method: 'GET',
  path: '/api/test/addresses',
  who: 'everyone',
  input: z.object({}),
  output: z.object({}),
  cache: { seconds: 60, of: [] },
})

afterAll(() => forgetCalls([call.name]))

async function asked(address: string) {
  const replies = createCachedReplies(createReplyCache(() => 0))
  const read = vi.fn(() => ({}))
  for (let times = 0; times < 3; times++) {
    const request = replies.request(call, address, read)
    await replies.cacheAs(request, async () => Reply.of({}))
  }
  return { read, found: replies.find(address) }
}

it('the input of an address that is requested again is read once', async () => {
  const { read, found } = await asked('/api/test/addresses?of=a')
  expect(read).toHaveBeenCalledTimes(2)
  expect(found).toMatchObject({ input: {} })
})

it('a reply is cached no longer than its day, because listings are hidden after a day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T23:59:50+02:00') })
  try {
    let now = 0
    const replies = createCachedReplies(createReplyCache(() => now))
    const request = replies.request(call, undefined, () => ({}))
    await replies.cacheAs(request, async () => Reply.of({}))
    now = 9_000
    expect(replies.cached(request)).toBeDefined()
    now = 11_000
    expect(replies.cached(request)).toBeUndefined()
  } finally {
    vi.useRealTimers()
  }
})

it('an address with a long text that means nothing is not kept in memory', async () => {
  const { read, found } = await asked(`/api/test/addresses?of=${'a'.repeat(8000)}`)
  expect(read).toHaveBeenCalledTimes(3)
  expect(found).toBeUndefined()
})
