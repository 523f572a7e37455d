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

export function createSearchLog(database: Database, log: FastifyBaseLogger): SearchLog {
  const writer = createBatchWriter<SearchLogEntry & { createdAt: Date }>({
    name: 'the search log',
    log,
    // One value for all rows: building a statement for each batch costs more than writing it.
    write: (entries) => database.sql`
      insert into search_log (created_at, user_id, user_name, type, property, value, results)
      select x."createdAt", x."userId", x."userName", x.type, coalesce(x.property, ''), x.value, x.results
      from json_to_recordset(${JSON.stringify(entries)}::json) as x ("createdAt" timestamptz,
        "userId" int, "userName" text, type text, property text, value text, results int)`,
  })
  return { ...writer, note: (entry) => writer.note({ ...entry, createdAt: new Date() }) }
}
