import { useSyncExternalStore } from 'react'
import { sendRequest } from '#contract/client.ts'
import { AppError } from '#contract/errors.ts'
import {
  notificationCountRequest,
  notificationStreamPath,
} from '#contract/notifications/notifications.requests.ts'
import { createUnreadStore, type TabMessage, type UnreadParts } from './unread-store.ts'

const name = 'jacaranda-notifications'

const browser: UnreadParts = {
  pollMs: 60_000,
  retryMs: 5 * 60_000,
  openStream({ onCount, onOpen, onLost, onEnd }) {
    const source = new EventSource(notificationStreamPath)
    source.addEventListener('count', ({ data }) => {
      onCount((JSON.parse(data as string) as { unread: number }).unread)
    })
    source.addEventListener('end', onEnd)
    source.onopen = onOpen
    source.onerror = () => onLost(source.readyState === EventSource.CLOSED)
    return source
  },
  async count() {
    try {
      return (await sendRequest(notificationCountRequest, {})).unread
    } catch (error) {
      if (error instanceof AppError && error.code === 'notSignedIn') return null
      throw error
    }
  },
  alone(signal, work) {
    // Without locks, as over plain http, every tab has its own stream.
    if (!('locks' in navigator)) void work()
    else navigator.locks.request(name, { signal }, work).catch(() => {})
  },
  channel(onMessage) {
    const channel = new BroadcastChannel(name)
    channel.onmessage = ({ data }) => onMessage(data as TabMessage)
    return {
      // A channel has no target origin: it reaches only this site.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      post: (message) => channel.postMessage(message),
      close: () => {
        channel.onmessage = null
        channel.close()
      },
    }
  },
}

const store = createUnreadStore(browser)

/** How many notifications the person has not read; null until it is known. */
export function useUnread(): number | null {
  return useSyncExternalStore(store.subscribe, store.get, () => null)
}

/** Used when a server reply has just contained the number. */
export const showUnread = store.set
