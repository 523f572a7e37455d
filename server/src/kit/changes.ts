import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../db/connect.ts'
import type { ReplyCache } from './reply-cache.ts'

/** The channel on which a trigger names each table that a transaction has changed. */
const channel = 'jacaranda_changed'

/** Forgets kept replies as soon as any process commits a change to what they were read from. */
export async function followChanges(
  database: Database,
  cache: ReplyCache,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  const { unlisten } = await database.sql.listen(
    channel,
    (table) => cache.forget(table),
    () => {
      // Whatever was said while the line was down is lost.
      cache.forget()
      log.debug('listening for changes')
    },
  )
  return unlisten
}
