import { findAddress } from '#contract/places/addresses.calls.ts'
import { openGeocoder } from '../../gateways/geocoder/open-geocoder.ts'
import { bind, type Binding } from '../../http/bind.ts'
import type { Services } from '../../services.ts'
import { findPlaceOfAddress } from './place-choices.queries.ts'

export function addressesRoutes({ config, database: { db }, log }: Services): Binding[] {
  const geocoder = openGeocoder(config, log)
  return [
    bind(findAddress, async ({ street, cityId, suburbId }) => {
      const place = await findPlaceOfAddress(db, cityId, suburbId)
      if (!place) return null
      const { lat, lng, ...names } = place
      const spot = street ? await geocoder.find({ street, ...names }) : undefined
      if (spot) return { ...spot, exact: true }
      return lat === null || lng === null ? null : { lat, lng, exact: false }
    }),
  ]
}
