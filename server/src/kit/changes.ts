import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect.ts'
import { listen, type Ask } from '../db/listen.ts'
import { newestPosition, readPosition } from '../db/replicas/log-position.ts'
import type { Change, ReplyCache } from './reply-cache.ts'

/** The channel on which triggers name what a transaction has changed: a table, or some of its rows. */
const changed = 'jacaranda_changed'
/** The channel on which triggers name whose notifications have changed, and logins that have ended. */
const notified = 'jacaranda_notified'

/** Listens for changes to users’ notifications. */
export interface NotifiedListener {
  notice(payload: string): void
  /** Some notices may have been missed. */
  reconnected(): void
}

/** Undefined, which means everything, if a process of another version has written it in a way that this one cannot read. */
function readChange(payload: string): Change | undefined {
  if (!payload.startsWith('{')) return payload
  try {
    const change = JSON.parse(payload) as Exclude<Change, string>
    return typeof change.table === 'string' && Array.isArray(change.rows) ? change : undefined
  } catch {
    return undefined
  }
}

function positionFrom(ask: Ask) {
  return async () => {
    const [row] = await ask(newestPosition)
    return readPosition(String(row?.position))
  }
}

/** Invalidates cached replies as soon as any process commits a change to what they were read from. */
export function followChanges(
  { url, replicas }: Pick<Database, 'url' | 'replicas'>,
  cache: ReplyCache,
  log: FastifyBaseLogger,
  listeners: readonly NotifiedListener[] = [],
): Promise<() => Promise<void>> {
  return listen(url, [changed, notified], {
    onNotice(payload, channel) {
      if (channel === notified) {
        for (const listener of listeners) listener.notice(payload)
        return
      }
      // The next read must not use a replica that does not have the change yet.
      replicas?.changed()
      cache.invalidate(readChange(payload))
    },
    onHeard: () => cache.setListening(true),
    onLost() {
      replicas?.lost()
      cache.setListening(false)
    },
    onConnected(ask) {
      replicas?.connected(positionFrom(ask))
      // Notifications sent while the connection was down are lost.
      cache.invalidate()
      cache.setListening(true)
      for (const listener of listeners) listener.reconnected()
      log.debug('listening for changes')
    },
  })
}
