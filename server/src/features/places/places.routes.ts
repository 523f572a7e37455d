import {
  countByProvince,
  listProvinces,
  suggestFrom,
  suggestPlaces,
} from '#contract/places/places.calls.ts'
import { findReach } from '#contract/places/reach.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { countsSource, listingCounts } from './listing-counts.ts'
import { createPlaceIndex, type PlaceIndex } from './place-index.ts'
import * as reach from './reach.service.ts'
import { countListings, findPlaces, findProvinces } from './places.queries.ts'

const cacheSeconds = 3600

/** The gazetteer by its pieces, busier places first among equal matches. */
function placeIndex(services: Services): Promise<PlaceIndex> {
  return services.cache.cacheAs('place index', async () => {
    const counts = listingCounts(services)
    const places = (await findPlaces(services.database.db)).map(
      ({ cityId, suburbId, ...place }) => ({
        ...place,
        listings: suburbId
          ? counts.in({ column: 'suburb_id', ids: [suburbId] })
          : counts.in({ column: 'city_id', ids: [cityId] }),
      }),
    )
    const tables = ['provinces', 'cities', 'suburbs', countsSource]
    return {
      value: createPlaceIndex(places),
      entry: { seconds: cacheSeconds, tables, weight: 4_000_000 },
    }
  })
}

export function placesRoutes(services: Services): Binding[] {
  const { database } = services
  return [
    bind(suggestPlaces, async ({ q }) =>
      q.length < suggestFrom ? [] : (await placeIndex(services)).suggest(q),
    ),
    bind(findReach, ({ from, minutes }) => reach.findReach(services, from, minutes)),
    bind(listProvinces, () => findProvinces(database.db)),
    bind(countByProvince, () => countListings(database.db)),
  ]
}
