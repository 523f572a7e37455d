// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readDevice } from './device-favourites.ts'

const property = { kind: 'property', id: 12 } as const
const week = { kind: 'week', id: 4 } as const
const request = vi.fn<(url: string, init: RequestInit) => Promise<Response>>()

// Generous, for a busy machine.
const patient = { timeout: 10_000 }

/** A new page for each test: the store lives as long as the page. */
async function openPage() {
  vi.resetModules()
  const store = await import('./favourites-store.ts')
  store.subscribe(() => {})
  return store
}

const sent = () => request.mock.calls.map(([url, init]) => `${init.method} ${url}`)
const keysOf = ({ readKeys }: Awaited<ReturnType<typeof openPage>>) => [...readKeys().keys]

beforeEach(() => {
  localStorage.clear()
  request.mockReset()
  vi.stubGlobal('fetch', request)
})
afterEach(() => vi.unstubAllGlobals())

describe('a visitor’s favourites', () => {
  it('are on the device, without a request', async () => {
    const store = await openPage()
    store.followAccount(null)
    await store.setFavourite(property, true, 1_500_000)
    await store.setFavourite(week, true)
    expect(keysOf(store)).toEqual(['week-4', 'property-12'])
    await store.setFavourite(week, false)
    expect(readDevice()).toMatchObject([{ ...property, seenPrice: 1_500_000 }])
    expect(request).not.toHaveBeenCalled()
  })
})

describe('an account’s favourites', () => {
  it('take over those of the device, which forgets only what was taken over', async () => {
    const store = await openPage()
    store.followAccount(null)
    await store.setFavourite(property, true)
    await store.setFavourite(week, true)
    request.mockResolvedValue(Response.json({ keys: [property], left: [week] }))
    store.followAccount(7)
    await vi.waitFor(() => expect(store.readKeys().known).toBe(true), patient)
    expect(sent()).toEqual(['POST /api/favourites/join'])
    expect(readDevice().map(({ id }) => id)).toEqual([week.id])
    expect(keysOf(store)).toEqual(['property-12', 'week-4'])
  })

  it('keep those of the device when no reply arrives, and try again on the next page', async () => {
    const store = await openPage()
    store.followAccount(null)
    await store.setFavourite(property, true)
    request.mockRejectedValueOnce(new TypeError('no network'))
    store.followAccount(7)
    await expect(store.setFavourite(week, true)).rejects.toThrow()
    expect(readDevice()).toHaveLength(1)
    request.mockResolvedValue(Response.json({ keys: [property], left: [] }))
    store.followAccount(7)
    await vi.waitFor(() => expect(store.readKeys().known).toBe(true), patient)
    expect(readDevice()).toEqual([])
  })

  it('change immediately, and change back if that is refused', async () => {
    request.mockResolvedValueOnce(Response.json([property]))
    const store = await openPage()
    store.followAccount(7)
    await vi.waitFor(() => expect(keysOf(store)).toEqual(['property-12']), patient)
    const reply = Promise.withResolvers<Response>()
    request.mockReturnValueOnce(reply.promise)
    const saving = expect(store.setFavourite(week, true)).rejects.toThrow()
    await vi.waitFor(() => expect(keysOf(store)).toContain('week-4'), patient)
    reply.resolve(Response.json({ code: 'tooLarge' }, { status: 413 }))
    await saving
    expect(keysOf(store)).toEqual(['property-12'])
  })
})
