import {
  countByProvince,
  listProvinces,
  suggestFrom,
  suggestPlaces,
} from '#contract/places/places.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Parts } from '../../parts.ts'
import { createPlaceIndex, type PlaceIndex } from './place-index.ts'
import { countListings, findPlaces, findProvinces } from './places.queries.ts'

const refreshSeconds = 300

export function placesRoutes({ database, cache }: Parts): Binding[] {
  const index = (): Promise<PlaceIndex> =>
    cache.keepAs('place index', async () => ({
      value: createPlaceIndex(await findPlaces(database.db)),
      entry: { seconds: refreshSeconds, tables: ['provinces', 'cities', 'suburbs'] },
    }))
  return [
    bind(suggestPlaces, async ({ q }) => (q.length < suggestFrom ? [] : (await index()).suggest(q))),
    bind(listProvinces, () => findProvinces(database.db)),
    bind(countByProvince, () => countListings(database.db)),
  ]
}
