import { createGazetteer } from '#contract/places/gazetteer.ts'
import { knownPlaces } from '#contract/places/known-places.ts'
import type { Gazetteer } from '#contract/places/place.ts'
import { readAliases, readAreas } from '../db/reference/places/areas.ts'
import { provinces, readCities, readSuburbs } from '../db/reference/places/places.ts'

/** The gazetteer of the reference data, without a database. */
export function referenceGazetteer(): Gazetteer {
  const cities = readCities()
  const suburbs = readSuburbs(cities)
  const areas = readAreas(cities, suburbs)
  const aliases = Map.groupBy(readAliases(cities, suburbs), ({ of }) => of)
  const named = (of: (typeof provinces)[number] | (typeof cities)[number]) =>
    (aliases.get(of) ?? []).map(({ name }) => name)
  const at = <Item>(list: readonly Item[]) => new Map(list.map((item, id) => [item, id + 1]))
  const provinceIds = at(provinces)
  const cityIds = at(cities)
  const suburbIds = at(suburbs)
  const id = <Item>(ids: Map<Item, number>, item: Item) => ids.get(item) as number
  return createGazetteer(
    knownPlaces({
      provinces: provinces.map((one) => ({
        ...one,
        id: id(provinceIds, one),
        otherNames: named(one),
        listings: 0,
      })),
      cities: cities.map((one) => ({
        ...one,
        id: id(cityIds, one),
        provinceId: id(provinceIds, one.province),
        otherNames: [...one.otherNames, ...named(one)],
        listings: 0,
      })),
      suburbs: suburbs.map((one) => ({
        ...one,
        id: id(suburbIds, one),
        cityId: id(cityIds, one.city),
        otherNames: (aliases.get(one) ?? []).map(({ name }) => name),
        listings: 0,
      })),
      areas: areas.map((one) => ({
        ...one,
        provinceId: id(provinceIds, one.province),
        cityId: one.city && id(cityIds, one.city),
        cityIds: one.cities.map((city) => id(cityIds, city)),
        suburbIds: one.suburbs.map((suburb) => id(suburbIds, suburb)),
      })),
    }),
  )
}
