import type { ReplyCache } from '../../kit/reply-cache.ts'
import type { Database } from '../../db/connect.ts'
import { findNamedPlaces, type NamedPlace } from './places.queries.ts'

export interface PlaceIds {
  column: 'province_id' | 'city_id' | 'suburb_id'
  /** Several if the name is used in several places; none if it is not known in any. */
  ids: number[]
  /** The cities of the suburbs. */
  cityIds?: number[]
}

export interface PlaceNames {
  /** The narrowest named place, which must be within the wider ones that are named. */
  find(named: {
    province?: string | undefined
    city?: string | undefined
    suburb?: string | undefined
  }): PlaceIds | undefined
}

const fold = (name: string) => name.toLowerCase()

function byName(places: NamedPlace[]): Map<string, NamedPlace[]> {
  const found = new Map<string, NamedPlace[]>()
  for (const place of places) {
    const same = found.get(fold(place.name))
    if (same) same.push(place)
    else found.set(fold(place.name), [place])
  }
  return found
}

function within(places: NamedPlace[], parents: number[] | undefined): NamedPlace[] {
  return parents ? places.filter((place) => parents.includes(place.parentId as number)) : places
}

const idsOf = (places: NamedPlace[]) => places.map(({ id }) => id)

export function createPlaceNames(
  places: Record<'provinces' | 'cities' | 'suburbs', NamedPlace[]>,
): PlaceNames {
  const provinces = byName(places.provinces)
  const cities = byName(places.cities)
  const suburbs = byName(places.suburbs)
  const cityProvince = new Map(places.cities.map(({ id, parentId }) => [id, parentId]))

  return {
    find({ province, city, suburb }) {
      const provinceIds =
        province === undefined ? undefined : idsOf(provinces.get(fold(province)) ?? [])
      if (city === undefined && suburb === undefined) {
        return provinceIds && { column: 'province_id', ids: provinceIds }
      }
      const cityIds =
        city === undefined ? undefined : idsOf(within(cities.get(fold(city)) ?? [], provinceIds))
      if (suburb === undefined) return { column: 'city_id', ids: cityIds ?? [] }
      const found = within(suburbs.get(fold(suburb)) ?? [], cityIds).filter(
        ({ parentId }) =>
          !provinceIds || provinceIds.includes(cityProvince.get(parentId as number) as number),
      )
      return {
        column: 'suburb_id',
        ids: idsOf(found),
        cityIds: [...new Set(found.map(({ parentId }) => parentId as number))],
      }
    },
  }
}

/** The gazetteer in memory: a search names places, its indexes use ids. */
export function placeNames(services: {
  database: Database
  cache: ReplyCache
}): Promise<PlaceNames> {
  return services.cache.cacheAs('place names', async () => ({
    value: createPlaceNames(await findNamedPlaces(services.database.db)),
    entry: { seconds: 3600, tables: ['provinces', 'cities', 'suburbs'], weight: 1_000_000 },
  }))
}
