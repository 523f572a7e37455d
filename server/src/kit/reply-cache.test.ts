import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/errors.ts'
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
  it('gives what is past its time while the database is away, and not for ever', async () => {
    let now = 0
    const cache = createReplyCache(() => now)
    const away = () => Promise.reject(new DatabaseUnavailable('no connection'))
    await cache.keepAs('a', counter())
    now = 10_001
    expect(await cache.keepAs('a', away)).toBe(1)
    await expect(cache.keepAs('a', () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
      'a mistake',
    )
    cache.forget('weeks')
    await expect(cache.keepAs('a', away)).rejects.toThrow('cannot be reached')
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
  it('keeps what was read from other rows than those that changed', async () => {
    const cache = createReplyCache()
    const kept = async (key: string, where: Record<string, string | number>) => {
      let made = false
      await cache.keepAs(key, async () => {
        made = true
        return { value: key, entry: { seconds: 60, tables: [{ table: 'properties', where }] } }
      })
      return !made
    }
    const all = async () => [
      await kept('pretoria', { city: 'pretoria' }),
      await kept('houses', { city: 'pretoria', usage: 'R' }),
      await kept('seven', { id: 7 }),
    ]
    await all()
    cache.forget({ table: 'properties', rows: [{ id: 8, city: 'pretoria', usage: 'C' }] })
    expect(await all()).toEqual([false, true, true])
    cache.forget({ table: 'properties', rows: [{ id: 7, city: 'durban', usage: 'R' }] })
    expect(await all()).toEqual([true, true, false])
    cache.forget({ table: 'weeks', rows: [{ id: 7 }] })
    expect(await all()).toEqual([true, true, true])
    cache.forget('properties')
    expect(await all()).toEqual([false, false, false])
  })
  it('keeps work that began before a change of other rows', async () => {
    const cache = createReplyCache()
    const slow = (where: Record<string, string>) => async () => {
      cache.forget({ table: 'properties', rows: [{ city: 'durban' }] })
      return { value: 1, entry: { seconds: 60, tables: [{ table: 'properties', where }] } }
    }
    await cache.keepAs('pretoria', slow({ city: 'pretoria' }))
    await cache.keepAs('durban', slow({ city: 'durban' }))
    expect([cache.find('pretoria'), cache.find('durban')]).toEqual([1, undefined])
  })
  it('lets the oldest go when it grows too heavy', async () => {
    const cache = createReplyCache(Date.now, { weight: 100, entries: 10 })
    for (const key of ['a', 'b', 'c']) {
      await cache.keepAs(key, async () => ({
        value: key,
        entry: { seconds: 60, tables: [], weight: 40 },
      }))
    }
    expect(['a', 'b', 'c'].map((key) => cache.find(key))).toEqual([undefined, 'b', 'c'])
  })
  it('gives the old value while it makes a new one, where that is allowed', async () => {
    let now = 0
    let count = 0
    const cache = createReplyCache(() => now)
    const work = async () => ({
      value: ++count,
      entry: { seconds: 10, tables: ['weeks'], refresh: true as const },
    })
    await cache.keepAs('a', work)
    now = 10_001
    expect(await cache.keepAs('a', work)).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await cache.keepAs('a', work)).toBe(2)
    now = 30_000
    expect(await cache.keepAs('a', () => Promise.reject(new Error('no')))).toBe(2)
    cache.forget('weeks')
    expect(await cache.keepAs('a', work)).toBe(3)
  })
})
