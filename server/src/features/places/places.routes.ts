import {
  countByProvince,
  listProvinces,
  suggestFrom,
  suggestPlaces,
} from '#contract/places/places.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { countsSource, listingCounts } from './listing-counts.ts'
import { createPlaceIndex, type PlaceIndex } from './place-index.ts'
import { countListings, findPlaces, findProvinces } from './places.queries.ts'

const cacheSeconds = 3600

/** The gazetteer by its pieces, busier places first among equal matches. */
function placeIndex(parts: Parts): Promise<PlaceIndex> {
  return parts.cache.cacheAs('place index', async () => {
    const counts = listingCounts(parts)
    const places = (await findPlaces(parts.database.db)).map(({ cityId, suburbId, ...place }) => ({
      ...place,
      listings: suburbId
        ? counts.in({ column: 'suburb_id', ids: [suburbId] })
        : counts.in({ column: 'city_id', ids: [cityId] }),
    }))
    const tables = ['provinces', 'cities', 'suburbs', countsSource]
    return {
      value: createPlaceIndex(places),
      entry: { seconds: cacheSeconds, tables, weight: 4_000_000 },
    }
  })
}

export function placesRoutes(parts: Parts): Binding[] {
  const { database } = parts
  return [
    bind(suggestPlaces, async ({ q }) =>
      q.length < suggestFrom ? [] : (await placeIndex(parts)).suggest(q),
    ),
    bind(listProvinces, () => findProvinces(database.db)),
    bind(countByProvince, () => countListings(database.db)),
  ]
}
