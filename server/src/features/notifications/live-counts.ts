import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/connect.ts'
import { isUnavailable } from '../../db/errors.ts'
import { outsideRequest } from '../../db/request-scope.ts'
import { countUnread, findOpenSessions } from './notifications.queries.ts'

/** A person's open stream. */
export interface Watcher {
  userId: number
  sessionId: number
  /** Called initially, and whenever the number has changed. */
  count(unread: number): void
  /** Keeps an idle connection open. */
  beat(): void
  /** `login`: the login is over, so there is nothing to reconnect to. */
  end(why: 'login' | 'stopping'): void
}

/** What a trigger announces: whose notifications have changed, or which logins have ended. */
interface Notice {
  users?: number[]
  sessions?: number[]
  everyone?: true
}

export interface LiveCountsLimits {
  /** Events within this time are counted together. */
  gatherMs: number
  retryMs: number
  beatMs: number
  /** How often to check for expired logins. */
  checkMs: number
  mostOfOne: number
  mostInTotal: number
}

export const liveCountsLimits: LiveCountsLimits = {
  gatherMs: 50,
  retryMs: 2_000,
  beatMs: 25_000,
  checkMs: 30_000,
  mostOfOne: 8,
  mostInTotal: 5_000,
}

/** Sends open streams the number of unread notifications of their people. */
export interface LiveCounts {
  /**
   * Returns how to unsubscribe; undefined if there are too many streams, or the process is
   * stopping.
   */
  watch(watcher: Watcher): (() => void) | undefined
  /** A payload of the channel. */
  notice(payload: string): void
  /** Events may have been missed: everyone is counted again. */
  reconnected(): void
  /** Ends all streams. */
  close(): void
}

type Parts = { database: Pick<Database, 'db'>; log: FastifyBaseLogger }

export function createLiveCounts(
  { database: { db }, log }: Parts,
  limits: LiveCountsLimits = liveCountsLimits,
): LiveCounts {
  /** By person, each stream with the last number sent to it. */
  const watched = new Map<number, Map<Watcher, number | undefined>>()
  const due = new Set<number>()
  let [total, closed, counting] = [0, false, false]
  let timer: NodeJS.Timeout | undefined

  const everyone = () => [...watched.values()].flatMap((streams) => [...streams.keys()])
  const timers = [
    setInterval(() => everyone().forEach((watcher) => watcher.beat()), limits.beatMs),
    setInterval(() => background(endExpired), limits.checkMs),
  ]
  for (const each of timers) each.unref()

  /** It belongs to no request, and a failure is corrected later. */
  function background(work: () => Promise<void>) {
    outsideRequest(work).catch((error: unknown) => {
      if (!isUnavailable(error)) log.error(error, 'Counting unread notifications failed')
    })
  }

  function schedule(ms = limits.gatherMs) {
    if (closed || timer || counting || !due.size) return
    timer = setTimeout(() => {
      timer = undefined
      background(countDue)
    }, ms)
    timer.unref()
  }

  async function countDue() {
    const ids = [...due].filter((id) => watched.has(id))
    due.clear()
    if (!ids.length) return
    counting = true
    let pauseMs: number | undefined
    try {
      const counts = await countUnread(db, ids)
      for (const [id, unread] of counts) tell(id, unread)
    } catch (error) {
      for (const id of ids) due.add(id)
      pauseMs = limits.retryMs
      throw error
    } finally {
      counting = false
      schedule(pauseMs)
    }
  }

  function tell(userId: number, unread: number) {
    const streams = watched.get(userId) ?? []
    for (const [watcher, before] of streams) {
      if (before === unread) continue
      watched.get(userId)?.set(watcher, unread)
      watcher.count(unread)
    }
  }

  async function endExpired() {
    const all = everyone()
    if (!all.length) return
    const open = await findOpenSessions(db, [...new Set(all.map(({ sessionId }) => sessionId))])
    for (const watcher of all) if (!open.has(watcher.sessionId)) watcher.end('login')
  }

  function recount(userIds: Iterable<number>) {
    for (const id of userIds) if (watched.has(id)) due.add(id)
    schedule()
  }

  return {
    watch(watcher) {
      const { userId } = watcher
      const own = watched.get(userId) ?? new Map<Watcher, number | undefined>()
      if (closed || total >= limits.mostInTotal || own.size >= limits.mostOfOne) return undefined
      watched.set(userId, own.set(watcher, undefined))
      total++
      recount([userId])
      return () => {
        if (!own.delete(watcher)) return
        total--
        if (!own.size) watched.delete(userId)
      }
    },
    notice(payload) {
      const { users = [], sessions = [], everyone: all } = JSON.parse(payload) as Notice
      recount(all ? watched.keys() : users)
      if (!sessions.length) return
      for (const watcher of everyone())
        if (sessions.includes(watcher.sessionId)) watcher.end('login')
    },
    reconnected() {
      recount(watched.keys())
      background(endExpired)
    },
    close() {
      closed = true
      for (const each of timers) clearInterval(each)
      clearTimeout(timer)
      for (const watcher of everyone()) watcher.end('stopping')
    },
  }
}
