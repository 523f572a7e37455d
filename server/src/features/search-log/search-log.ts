import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '../../db/connect.ts'
import { createBatchWriter, type BatchWriter } from '../../kit/batch-writer.ts'

export interface SearchLogEntry {
  userId: number | null
  userName: string
  type: string
  property?: string
  value: string
  results?: number
}

export type SearchLog = BatchWriter<SearchLogEntry>

/** Identical searches are buffered once with a count, and become that many rows. */
interface HeldEntry extends SearchLogEntry {
  createdAt: Date
  times: number
}

const momentMs = 1000
const mostTimes = 250

export function createSearchLog(database: Database, log: FastifyBaseLogger): SearchLog {
  // By entry object: a caller that records the same search repeatedly passes the same one.
  const held = new Map<SearchLogEntry, HeldEntry>()
  const writer = createBatchWriter<HeldEntry>({
    name: 'search log',
    log,
    rowsOf: ({ times }) => times,
    write(entries) {
      // A batch being written must not grow any more.
      held.clear()
      // One parameter for all rows: building a statement for each batch costs more than writing it.
      return database.sql`
        insert into search_log (created_at, user_id, user_name, type, property, value, results)
        select x."createdAt", x."userId", x."userName", x.type, coalesce(x.property, ''), x.value, x.results
        from json_to_recordset(${JSON.stringify(entries)}::json) as x ("createdAt" timestamptz,
          "userId" int, "userName" text, type text, property text, value text, results int, times int),
          generate_series(1, x.times)`
    },
  })
  return {
    ...writer,
    record(entry) {
      const now = Date.now()
      const same = held.get(entry)
      if (same && same.times < mostTimes && Math.abs(now - same.createdAt.getTime()) < momentMs) {
        same.times++
        return
      }
      const fresh = { ...entry, createdAt: new Date(now), times: 1 }
      held.set(entry, fresh)
      writer.record(fresh)
    },
  }
}
