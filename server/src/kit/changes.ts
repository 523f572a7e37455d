import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect.ts'
import type { Change, ReplyCache } from './reply-cache.ts'

/** The channel on which triggers name what a transaction has changed: a table, or some of its rows. */
const channel = 'jacaranda_changed'

function readChange(payload: string): Change {
  return payload.startsWith('{') ? (JSON.parse(payload) as Change) : payload
}

/** Forgets kept replies as soon as any process commits a change to what they were read from. */
export async function followChanges(
  database: Database,
  cache: ReplyCache,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const { unlisten } = await database.sql.listen(
    channel,
    (payload) => cache.forget(readChange(payload)),
    () => {
      // Whatever was said while the line was down is lost.
      cache.forget()
      log.debug('listening for changes')
    },
  )
  return unlisten
}
