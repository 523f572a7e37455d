import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import type { PlaceIds } from './place-names.ts'
import { findListingCounts } from './places.queries.ts'

export interface ListingCounts {
  all: number
  in(place: PlaceIds): number
  /** Of every place. */
  byPlace: ReadonlyMap<string, number>
}

const key = 'listing counts'
/** A pseudo-table: whatever is derived from the counts is rebuilt when they arrive. */
export const countsSource = 'counts of listings'
const nothing: ListingCounts = { all: 0, in: () => 0, byPlace: new Map() }
const cacheSeconds = 600

async function count(database: Database): Promise<ListingCounts> {
  const counts = await findListingCounts(database.db)
  const byPlace = new Map(counts.map((one) => [`${one.column} ${one.id}`, one.count]))
  return {
    all: counts.reduce((sum, one) => sum + (one.column === 'province_id' ? one.count : 0), 0),
    in: ({ column, ids }) =>
      ids.reduce((sum, id) => sum + (byPlace.get(`${column} ${id}`) ?? 0), 0),
    byPlace,
  }
}

function isSame({ byPlace: a }: ListingCounts, { byPlace: b }: ListingCounts): boolean {
  return a.size === b.size && [...a].every(([place, listings]) => b.get(place) === listings)
}

/**
 * How many published listings each place has. They are only used for ranking and planning, so
 * nothing waits for them: until they are counted, every place has none.
 */
export function listingCounts(services: { database: Database; cache: ReplyCache }): ListingCounts {
  services.cache
    .cacheAs(key, async () => {
      const value = await count(services.database)
      const before = services.cache.find<ListingCounts>(key) ?? nothing
      if (!isSame(before, value)) setImmediate(() => services.cache.invalidate(countsSource))
      return { value, entry: { seconds: cacheSeconds, tables: [], refresh: true } }
    })
    // An unavailable database is reported by callers that need more than the order.
    .catch(() => {})
  return services.cache.find<ListingCounts>(key) ?? nothing
}
