// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { PinsReply } from '#contract/properties/search.schema.ts'
import { useMapCards } from './use-map-cards.ts'

const server = vi.hoisted(() => ({ asked: [] as string[], isDown: false }))
const screen = vi.hoisted(() => ({ isNarrow: true }))
vi.mock('./narrow.ts', () => ({ isNarrow: () => screen.isNarrow }))
vi.mock('#contract/client.ts', () => ({
  sendRequest: async (_request: unknown, { of }: { of: string }) => {
    server.asked.push(of)
    if (server.isDown) throw new Error('down')
    return of.split(',').map((key) => {
      const id = Number(key.split('-')[1])
      return { kind: 'property', id, property: id === 99 ? null : { id } }
    })
  },
}))

const card = (id: number) => ({ id }) as PropertyCard
const pin = (id: number, lng: number) => ({ id, lat: -26, lng, price: id })
const found = {
  pins: [pin(1, 28), pin(2, 28), pin(3, 30), pin(4, 30), pin(99, 30)],
  clusters: [],
  total: 5,
  searched: null,
} as unknown as PinsReply
const west = { south: -27, west: 27, north: -25, east: 29 }
const east = { south: -27, west: 29, north: -25, east: 31 }
const items = [card(2), card(1)]
const input = { found, bounds: west, items, sort: 'newest', picked: null } as const
type Input = Parameters<typeof useMapCards>[0]

const show = (initialProps: Input) =>
  renderHook((props: Input) => useMapCards(props), { initialProps })
const settle = () => act(() => vi.advanceTimersByTimeAsync(1000))

describe('the cards below the map', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => {
    cleanup()
    vi.useRealTimers()
    Object.assign(server, { asked: [], isDown: false })
    screen.isNarrow = true
  })

  it('are the page of the list until the map shows something', async () => {
    const { result } = show({ ...input, bounds: null })
    await settle()
    expect(result.current).toEqual({ cards: items, inView: null, failed: false })
    expect(server.asked).toEqual([])
  })

  it('follow the map, and each is fetched once', async () => {
    const { result, rerender } = show(input)
    expect(result.current).toMatchObject({ cards: items, inView: 2 })
    rerender({ ...input, bounds: east })
    rerender({ ...input, bounds: { ...east, east: 30.5 } })
    await settle()
    expect(server.asked).toEqual(['property-99,property-4,property-3'])
    expect(result.current.cards.map(({ id }) => id)).toEqual([4, 3])
    expect(result.current.inView).toBe(3)
    rerender(input)
    rerender({ ...input, bounds: east })
    await settle()
    expect(server.asked).toHaveLength(1)
  })

  it('immediately include that of a clicked pin, beside a list as the only one', async () => {
    screen.isNarrow = false
    const { result, rerender } = show({ ...input, bounds: east })
    await settle()
    expect(server.asked).toEqual([])
    rerender({ ...input, bounds: east, picked: 3 })
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(server.asked).toEqual(['property-3'])
    expect(result.current.cards.map(({ id }) => id)).toEqual([3])
  })

  it('report that they could not be loaded', async () => {
    server.isDown = true
    const { result } = show({ ...input, bounds: east, picked: 3 })
    await settle()
    expect(result.current.failed).toBe(true)
  })
})
