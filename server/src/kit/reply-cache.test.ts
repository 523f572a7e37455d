import { describe, expect, it } from 'vitest'
import { DatabaseUnavailable } from '../db/errors.ts'
import { createReplyCache } from './reply-cache.ts'

const entry = { seconds: 10, tables: ['weeks'] }

function counter() {
  let count = 0
  return async () => ({ value: ++count, entry })
}

describe('the reply cache', () => {
  it('computes a reply once while it is fresh', async () => {
    const cache = createReplyCache()
    const work = counter()
    expect([await cache.cacheAs('a', work), await cache.cacheAs('a', work)]).toEqual([1, 1])
  })
  it('computes it again when it expires', async () => {
    let now = 0
    const cache = createReplyCache(() => now)
    const work = counter()
    await cache.cacheAs('a', work)
    now = 10_001
    expect(await cache.cacheAs('a', work)).toBe(2)
  })
  it('serves expired replies while the database is down, for a limited time', async () => {
    let now = 0
    const cache = createReplyCache(() => now)
    const away = () => Promise.reject(new DatabaseUnavailable('no connection'))
    await cache.cacheAs('a', counter())
    now = 10_001
    expect(await cache.cacheAs('a', away)).toBe(1)
    await expect(cache.cacheAs('a', () => Promise.reject(new Error('a mistake')))).rejects.toThrow(
      'a mistake',
    )
    cache.invalidate('weeks')
    await expect(cache.cacheAs('a', away)).rejects.toThrow('cannot be reached')
  })
  it('invalidates what was read from a table that changed, and nothing else', async () => {
    const cache = createReplyCache()
    const work = counter()
    await cache.cacheAs('a', work)
    cache.invalidate('properties')
    expect(await cache.cacheAs('a', work)).toBe(1)
    cache.invalidate('weeks')
    expect(await cache.cacheAs('a', work)).toBe(2)
  })
  it('does not cache a reply that was started before the change', async () => {
    const cache = createReplyCache()
    let release = () => {}
    const slow = cache.cacheAs('a', async () => {
      await new Promise<void>((resolve) => (release = resolve))
      return { value: 'old', entry }
    })
    cache.invalidate('weeks')
    release()
    expect(await slow).toBe('old')
    expect(await cache.cacheAs('a', async () => ({ value: 'new', entry }))).toBe('new')
  })
  it('shares one computation among simultaneous callers', async () => {
    const cache = createReplyCache()
    const work = counter()
    expect(await Promise.all([cache.cacheAs('a', work), cache.cacheAs('a', work)])).toEqual([1, 1])
  })
  it('does not cache failures', async () => {
    const cache = createReplyCache()
    await expect(cache.cacheAs('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
    expect(await cache.cacheAs('a', counter())).toBe(1)
  })
  it('does not invalidate what was read from other rows', async () => {
    const cache = createReplyCache()
    const cached = async (key: string, where: Record<string, string | number>) => {
      let made = false
      await cache.cacheAs(key, async () => {
        made = true
        return { value: key, entry: { seconds: 60, tables: [{ table: 'properties', where }] } }
      })
      return !made
    }
    const all = async () => [
      await cached('pretoria', { city: 'pretoria' }),
      await cached('houses', { city: 'pretoria', usage: 'R' }),
      await cached('seven', { id: 7 }),
    ]
    await all()
    cache.invalidate({ table: 'properties', rows: [{ id: 8, city: 'pretoria', usage: 'C' }] })
    expect(await all()).toEqual([false, true, true])
    cache.invalidate({ table: 'properties', rows: [{ id: 7, city: 'durban', usage: 'R' }] })
    expect(await all()).toEqual([true, true, false])
    cache.invalidate({ table: 'weeks', rows: [{ id: 7 }] })
    expect(await all()).toEqual([true, true, true])
    cache.invalidate('properties')
    expect(await all()).toEqual([false, false, false])
  })
  it('caches a reply that was started before a change of other rows', async () => {
    const cache = createReplyCache()
    const slow = (where: Record<string, string>) => async () => {
      cache.invalidate({ table: 'properties', rows: [{ city: 'durban' }] })
      return { value: 1, entry: { seconds: 60, tables: [{ table: 'properties', where }] } }
    }
    await cache.cacheAs('pretoria', slow({ city: 'pretoria' }))
    await cache.cacheAs('durban', slow({ city: 'durban' }))
    expect([cache.find('pretoria'), cache.find('durban')]).toEqual([1, undefined])
  })
  it('counts the size of its entries, also after they are replaced or invalidated', async () => {
    const cache = createReplyCache(Date.now, { weight: 100, entries: 10 })
    const put = (key: string, weight: number) => {
      cache.invalidate(key)
      return cache.cacheAs(key, async () => ({
        value: key,
        entry: { seconds: 60, tables: [key], weight },
      }))
    }
    for (let n = 0; n < 20; n++) await put('a', 40)
    await put('b', 40)
    expect([cache.find('a'), cache.find('b')]).toEqual(['a', 'b'])
    // The key counts as well.
    await put('a name of ten', 10)
    expect([cache.find('a'), cache.find('b')]).toEqual([undefined, 'b'])
  })
  it('evicts the oldest when it grows too large', async () => {
    const cache = createReplyCache(Date.now, { weight: 100, entries: 10 })
    for (const key of ['a', 'b', 'c']) {
      await cache.cacheAs(key, async () => ({
        value: key,
        entry: { seconds: 60, tables: [], weight: 40 },
      }))
    }
    expect(['a', 'b', 'c'].map((key) => cache.find(key))).toEqual([undefined, 'b', 'c'])
  })
  it('keeps an entry that is used again, however many replies are cached after it', async () => {
    const cache = createReplyCache(Date.now, { weight: 100, entries: 10 })
    let made = 0
    const get = (key: string) =>
      cache.cacheAs(key, async () => {
        made++
        return { value: key, entry: { seconds: 60, tables: [], weight: 30 } }
      })
    for (let n = 0; n < 20; n++) {
      await get('places')
      await get(`page ${n}`)
    }
    expect(made).toBe(21)
    expect(cache.find('page 1')).toBeUndefined()
    expect(cache.stats().bytes).toBeLessThanOrEqual(100)
  })
  it('gives up replies that nobody asked for again, but not reference data', async () => {
    const cache = createReplyCache()
    const put = (key: string, seconds: number) =>
      cache.cacheAs(key, async () => ({ value: key, entry: { seconds, tables: [], weight: 30 } }))
    for (const key of ['once', 'twice', 'twice']) await put(key, 60)
    await put('places', 300)
    cache.dropUnused()
    expect(['once', 'twice', 'places'].filter((key) => cache.find(key))).toEqual([
      'twice',
      'places',
    ])
    const kept = 'twice'.length + 'places'.length + 2 * 30
    expect(cache.stats()).toMatchObject({ entries: 2, bytes: kept })
  })
  it('does not cache a reply that is larger than its whole limit', async () => {
    const cache = createReplyCache(Date.now, { weight: 100, entries: 10 })
    const entry = { seconds: 60, tables: [] }
    await cache.cacheAs('small', async () => ({ value: 1, entry: { ...entry, weight: 10 } }))
    await cache.cacheAs('huge', async () => ({ value: 2, entry: { ...entry, weight: 200 } }))
    expect([cache.find('small'), cache.find('huge')]).toEqual([1, undefined])
  })
  it('keeps a reply only briefly while changes may be missed, but reference data for longer', async () => {
    let at = 0
    let made = 0
    const cache = createReplyCache(() => at)
    const get = (seconds: number) =>
      cache.cacheAs(`for ${seconds}`, async () => ({
        value: ++made,
        entry: { seconds, tables: ['weeks'] },
      }))
    cache.setListening(true)
    expect([await get(60), await get(3600)]).toEqual([1, 2])
    at = 4000
    expect(await get(60)).toBe(1)
    // The connection died silently: nothing was confirmed for too long.
    at = 6000
    expect([await get(60), await get(3600)]).toEqual([3, 2])
    at = 7000
    expect(await get(60)).toBe(3)
    at = 9000
    expect(await get(60)).toBe(4)
    cache.setListening(true)
    at = 13_000
    expect(await get(60)).toBe(4)
    cache.setListening(false)
    expect(await get(60)).toBe(5)
  })

  it('serves an expired value while it computes a new one, where that is allowed', async () => {
    let now = 0
    let count = 0
    const cache = createReplyCache(() => now)
    const work = async () => ({
      value: ++count,
      entry: { seconds: 10, tables: ['weeks'], refresh: true as const },
    })
    await cache.cacheAs('a', work)
    now = 10_001
    expect(await cache.cacheAs('a', work)).toBe(1)
    await new Promise((resolve) => setImmediate(resolve))
    expect(await cache.cacheAs('a', work)).toBe(2)
    now = 30_000
    expect(await cache.cacheAs('a', () => Promise.reject(new Error('no')))).toBe(2)
    cache.invalidate('weeks')
    expect(await cache.cacheAs('a', work)).toBe(3)
  })
})
