import { listCities, listPlacesAround, listSuburbs } from '#contract/places/place-choices.calls.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findAround, findCities, findSuburbs } from './place-choices.queries.ts'

export function placeChoicesRoutes({ database: { db } }: Services): Binding[] {
  return [
    bind(listCities, ({ provinceId }) => findCities(db, provinceId)),
    bind(listSuburbs, ({ cityId }) => findSuburbs(db, cityId)),
    bind(listPlacesAround, ({ lat, lng }) => findAround(db, lat, lng)),
  ]
}
