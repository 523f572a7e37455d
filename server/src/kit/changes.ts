import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect.ts'
import { listen } from '../db/listen.ts'
import type { Change, ReplyCache } from './reply-cache.ts'

/** The channel on which triggers name what a transaction has changed: a table, or some of its rows. */
const channel = 'jacaranda_changed'

function readChange(payload: string): Change {
  return payload.startsWith('{') ? (JSON.parse(payload) as Change) : payload
}

/** Invalidates cached replies as soon as any process commits a change to what they were read from. */
export function followChanges(
  database: Pick<Database, 'url'>,
  cache: ReplyCache,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  return listen(database.url, channel, {
    onNotice: (payload) => cache.invalidate(readChange(payload)),
    onConnected() {
      // Notifications sent while the connection was down are lost.
      cache.invalidate()
      log.debug('listening for changes')
    },
  })
}
