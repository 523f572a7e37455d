import { createGazetteer } from '#contract/places/gazetteer.ts'
import { knownPlaces } from '#contract/places/known-places.ts'
import type { Gazetteer } from '#contract/places/place.ts'
import type { Database } from '../../db/connect.ts'
import type { ReplyCache } from '../../kit/reply-cache.ts'
import { countsSource, listingCounts } from './listing-counts.ts'
import { createPlaceKeys, type PlaceKeys } from './place-keys.ts'
import { findPlaceRows, placeTables } from './place-rows.queries.ts'

interface PlaceServices {
  database: Database
  cache: ReplyCache
}

const cacheSeconds = 3600
const keysName = 'place keys'

/** All names of places, busier places first among equal matches. */
export function gazetteer(services: PlaceServices): Promise<Gazetteer> {
  return services.cache.cacheAs('gazetteer', async () => {
    const counts = listingCounts(services)
    const rows = await findPlaceRows(services.database.db)
    const counted = <Row extends { id: number }>(
      column: 'province_id' | 'city_id' | 'suburb_id',
      list: readonly Row[],
    ) => list.map((row) => ({ ...row, listings: counts.in({ column, ids: [row.id] }) }))
    const places = knownPlaces({
      provinces: counted('province_id', rows.provinces),
      cities: counted('city_id', rows.cities),
      suburbs: counted('suburb_id', rows.suburbs),
      areas: rows.areas,
    })
    const tables = [...placeTables, countsSource]
    return {
      value: createGazetteer(places),
      entry: { seconds: cacheSeconds, tables, weight: 8_000_000 },
    }
  })
}

/** Address keys, mapped to the ids that the search indexes use. */
export function placeKeys(services: PlaceServices): Promise<PlaceKeys> {
  return services.cache.cacheAs(keysName, async () => ({
    value: createPlaceKeys(await findPlaceRows(services.database.db)),
    entry: { seconds: cacheSeconds, tables: placeTables, weight: 4_000_000 },
  }))
}

/** The same if they are already in memory; the text of a log entry is not worth waiting for. */
export function cachedPlaceKeys(cache: ReplyCache): PlaceKeys | undefined {
  return cache.find<PlaceKeys>(keysName)
}
