import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import { findWords } from './word-statistics.queries.ts'

export interface KnownWords {
  /** Sorted, each with the share of the listings that contain it. */
  words: readonly string[]
  parts: readonly number[]
}

/** Rough numbers are enough to choose a plan, so they may be this old. */
const cacheSeconds = 900

/** How common words are, from the database's own statistics. */
export function knownWords(parts: { database: Database; cache: ReplyCache }): Promise<KnownWords> {
  return parts.cache.cacheAs('known words', async () => {
    const found = (await findWords(parts.database.db)).sort((a, b) => (a.word < b.word ? -1 : 1))
    const value = { words: found.map(({ word }) => word), parts: found.map(({ part }) => part) }
    return { value, entry: { seconds: cacheSeconds, tables: [], weight: 2_000_000, refresh: true } }
  })
}
