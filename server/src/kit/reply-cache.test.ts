import { describe, expect, it } from 'vitest'
import { createReplyCache } from './reply-cache.ts'

const entry = { seconds: 10, tables: ['weeks'] }

function counter() {
  let count = 0
  return async () => ({ value: ++count, entry })
}

describe('the reply cache', () => {
  it('does the work once while the reply is fresh', async () => {
    const cache = createReplyCache()
    const work = counter()
    expect([await cache.keepAs('a', work), await cache.keepAs('a', work)]).toEqual([1, 1])
  })
  it('does it again when the time is over', async () => {
    let now = 0
    const cache = createReplyCache(() => now)
    const work = counter()
    await cache.keepAs('a', work)
    now = 10_001
    expect(await cache.keepAs('a', work)).toBe(2)
  })
  it('forgets what was read from a table that changed, and nothing else', async () => {
    const cache = createReplyCache()
    const work = counter()
    await cache.keepAs('a', work)
    cache.forget('properties')
    expect(await cache.keepAs('a', work)).toBe(1)
    cache.forget('weeks')
    expect(await cache.keepAs('a', work)).toBe(2)
  })
  it('does not keep work that began before the change', async () => {
    const cache = createReplyCache()
    let release = () => {}
    const slow = cache.keepAs('a', async () => {
      await new Promise<void>((resolve) => (release = resolve))
      return { value: 'old', entry }
    })
    cache.forget('weeks')
    release()
    expect(await slow).toBe('old')
    expect(await cache.keepAs('a', async () => ({ value: 'new', entry }))).toBe('new')
  })
  it('shares one piece of work among callers of the same moment', async () => {
    const cache = createReplyCache()
    const work = counter()
    expect(await Promise.all([cache.keepAs('a', work), cache.keepAs('a', work)])).toEqual([1, 1])
  })
  it('keeps no failure', async () => {
    const cache = createReplyCache()
    await expect(cache.keepAs('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.keepAs('a', counter())).toBe(1)
  })
})
