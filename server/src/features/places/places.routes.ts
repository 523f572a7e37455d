import { countByProvince, listProvinces, suggestPlaces } from '#contract/places/places.calls.ts'
import { findReach } from '#contract/places/reach.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { gazetteer } from './places-in-memory.ts'
import * as reach from './reach.service.ts'
import { countListings, findProvinces } from './places.queries.ts'

export function placesRoutes(services: Services): Binding[] {
  const { database } = services
  return [
    bind(suggestPlaces, async ({ q }) => (await gazetteer(services)).suggest(q)),
    bind(findReach, ({ from, minutes }) => reach.findReach(services, from, minutes)),
    bind(listProvinces, () => findProvinces(database.db)),
    bind(countByProvince, () => countListings(database.db)),
  ]
}
