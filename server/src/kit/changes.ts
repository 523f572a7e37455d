import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect.ts'
import { listen, type Ask } from '../db/listen.ts'
import { newestPosition, readPosition } from '../db/replicas/log-position.ts'
import type { Change, ReplyCache } from './reply-cache.ts'

/** The channel on which triggers name what a transaction has changed: a table, or some of its rows. */
const channel = 'jacaranda_changed'

function readChange(payload: string): Change {
  return payload.startsWith('{') ? (JSON.parse(payload) as Change) : payload
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
): Promise<() => Promise<void>> {
  return listen(url, channel, {
    onNotice(payload) {
      // What is read again must not come from a replica that does not have the change yet.
      replicas?.changed()
      cache.invalidate(readChange(payload))
    },
    onLost: () => replicas?.lost(),
    onConnected(ask) {
      replicas?.connected(positionFrom(ask))
      // Notifications sent while the connection was down are lost.
      cache.invalidate()
      log.debug('listening for changes')
    },
  })
}
