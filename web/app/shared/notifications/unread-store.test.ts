import { describe, expect, it, vi } from 'vitest'
import { createUnreadStore, type StreamHandlers, type TabMessage } from './unread-store.ts'

/** A browser with tabs: one lock and one channel. */
function aBrowser(count: () => Promise<number | null> = () => Promise.resolve(7)) {
  const streams: (StreamHandlers & { closed: boolean })[] = []
  const tabs = new Set<(message: TabMessage) => void>()
  let held: Promise<void> = Promise.resolve()
  const tab = () =>
    createUnreadStore({
      pollMs: 10,
      retryMs: 30,
      count,
      openStream(handlers) {
        const stream = { ...handlers, closed: false }
        streams.push(stream)
        return { close: () => void (stream.closed = true) }
      },
      alone(signal, work) {
        held = held.then(() => (signal.aborted ? undefined : work()))
      },
      channel(onMessage) {
        tabs.add(onMessage)
        return {
          post: (message) => tabs.forEach((other) => other !== onMessage && other(message)),
          close: () => void tabs.delete(onMessage),
        }
      },
    })
  return { tab, streams }
}

describe('the number of unread notifications', () => {
  it('comes from one stream for all tabs, and the next tab takes over', async () => {
    const { tab, streams } = aBrowser()
    const [first, second] = [tab(), tab()]
    const leave = first.subscribe(() => {})
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    streams[0]?.onCount(3)
    second.subscribe(() => {})
    expect([first.get(), second.get()]).toEqual([3, 3])
    streams[0]?.onCount(4)
    expect(second.get()).toBe(4)
    leave()
    expect(streams[0]?.closed).toBe(true)
    await vi.waitFor(() => expect(streams).toHaveLength(2))
    streams[1]?.onCount(5)
    expect(second.get()).toBe(5)
  })

  it('is polled while there is no stream, until there is one again', async () => {
    const count = vi.fn(() => Promise.resolve(7))
    const { tab, streams } = aBrowser(count)
    const store = tab()
    store.subscribe(() => {})
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    streams[0]?.onLost(true)
    await vi.waitFor(() => expect(store.get()).toBe(7))
    await vi.waitFor(() => expect(streams).toHaveLength(2))
    streams[1]?.onOpen()
    const asked = count.mock.calls.length
    expect(asked).toBeGreaterThan(0)
    streams[1]?.onCount(8)
    expect(store.get()).toBe(8)
  })

  it('is no longer requested when the login is over', async () => {
    const count = vi.fn(() => Promise.resolve(null))
    const { tab, streams } = aBrowser(count)
    tab().subscribe(() => {})
    await vi.waitFor(() => expect(streams).toHaveLength(1))
    streams[0]?.onLost(true)
    await vi.waitFor(() => expect(streams[0]?.closed).toBe(true))
    expect(count).toHaveBeenCalledTimes(1)
  })
})
