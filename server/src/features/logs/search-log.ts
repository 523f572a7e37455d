import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/connect.ts'

export interface SearchLogEntry {
  userId: number | null
  userName: string
  type: string
  property?: string
  value: string
  results?: number
}

export interface SearchLog {
  /** Notes a search; it is written a little later, many at a time, so that no search waits for it. */
  note(entry: SearchLogEntry): void
  flush(): Promise<void>
  stop(): Promise<void>
}

const flushMs = 1000
const mostWaiting = 20_000
const batch = 1000

export function createSearchLog(database: Database, log: FastifyBaseLogger): SearchLog {
  let waiting: (SearchLogEntry & { createdAt: Date })[] = []
  let writing: Promise<void> | undefined

  async function write() {
    while (waiting.length) {
      const entries = waiting.slice(0, batch)
      // One value for all rows: building a statement for each batch costs more than writing it.
      await database.sql`
        insert into search_log (created_at, user_id, user_name, type, property, value, results)
        select x."createdAt", x."userId", x."userName", x.type, coalesce(x.property, ''), x.value, x.results
        from json_to_recordset(${JSON.stringify(entries)}::json) as x ("createdAt" timestamptz,
          "userId" int, "userName" text, type text, property text, value text, results int)`
      waiting = waiting.slice(entries.length)
    }
  }

  function flush(): Promise<void> {
    writing ??= write()
      .catch((error: unknown) =>
        log.error(error, 'the search log was not written; it is tried again'),
      )
      .finally(() => {
        writing = undefined
      })
    return writing
  }

  const timer = setInterval(() => void (waiting.length && flush()), flushMs)
  timer.unref()

  return {
    note(entry) {
      // A database that is away for long must not fill the memory.
      if (waiting.length < mostWaiting) waiting.push({ ...entry, createdAt: new Date() })
    },
    flush,
    async stop() {
      clearInterval(timer)
      await flush()
    },
  }
}
