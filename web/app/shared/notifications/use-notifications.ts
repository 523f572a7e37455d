import { useCallback, useState } from 'react'
import type { Notification } from '#contract/notifications/notifications.calls.ts'
import { useAction } from '../../ui/call/use-action.ts'
import { useCall } from '../../ui/call/use-call.ts'
import { showUnread } from './use-unread.ts'

const calls = () => import('#contract/notifications/notifications.calls.ts')
const loadList = () => calls().then(({ listNotifications }) => listNotifications)
const loadRead = () => calls().then(({ readNotifications }) => readNotifications)

export type Shown = 'all' | 'unread'

interface Loaded {
  items: Notification[]
  more: boolean
}

/** The notifications of the panel or the page: loaded, continued and marked read. */
export function useNotifications(first?: Loaded) {
  const [loaded, setLoaded] = useState<Loaded | undefined>(first)
  const list = useCall(loadList)
  const read = useAction(loadRead)
  const runList = list.run
  const runRead = read.run

  const load = useCallback(
    async (show: Shown, before?: number) => {
      const reply = await runList({ show, ...(before ? { before } : {}) })
      if (!reply) return
      showUnread(reply.unread)
      const { items, more } = reply
      setLoaded((now) => ({ items: before ? [...(now?.items ?? []), ...items] : items, more }))
    },
    [runList],
  )

  const markRead = useCallback(
    async (which: { ids: number[] } | { upTo: number }) => {
      const isMeant = (id: number) => ('ids' in which ? which.ids.includes(id) : id <= which.upTo)
      const reply = await runRead(which)
      if (!reply) return
      showUnread(reply.unread)
      setLoaded(
        (now) =>
          now && {
            ...now,
            items: now.items.map((one) => (isMeant(one.id) ? { ...one, read: true } : one)),
          },
      )
    },
    [runRead],
  )

  return { loaded, load, markRead, busy: list.busy, error: list.error, marking: read.busy }
}
