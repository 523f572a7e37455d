import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import type { PlaceIds } from '../places/place-names.ts'
import type { WordStatistics } from './keyword-plan.ts'
import { findPlaceCounts, findWords } from './word-statistics.queries.ts'

export interface SearchStatistics extends WordStatistics {
  /** How many listings these places have. */
  listingsIn(place: PlaceIds | undefined): number
}

/** Rough numbers are enough to choose a plan, so they may be this old. */
const keptSeconds = 900

/** What is known about the listings as a whole; gathered now and then, and never while a search waits twice. */
export function searchStatistics(parts: {
  database: Database
  cache: ReplyCache
}): Promise<SearchStatistics> {
  return parts.cache.keepAs('search statistics', async () => {
    const [found, counts] = await Promise.all([
      findWords(parts.database.db),
      findPlaceCounts(parts.database.db),
    ])
    const sorted = found.sort((a, b) => (a.word < b.word ? -1 : 1))
    const byPlace = new Map(counts.map(({ column, id, count }) => [`${column} ${id}`, count]))
    const listings = counts.reduce(
      (sum, { column, count }) => sum + (column === 'province_id' ? count : 0),
      0,
    )
    const value: SearchStatistics = {
      words: sorted.map(({ word }) => word),
      parts: sorted.map(({ part }) => part),
      listings,
      listingsIn: (place) =>
        place
          ? place.ids.reduce((sum, id) => sum + (byPlace.get(`${place.column} ${id}`) ?? 0), 0)
          : listings,
    }
    return { value, entry: { seconds: keptSeconds, tables: [], weight: 2_000_000 } }
  })
}
