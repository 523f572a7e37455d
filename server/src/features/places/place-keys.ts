import { wellKnownKeys } from '#contract/places/importance.ts'
import { placeKeyOf, slugOf, type Spot } from '#contract/places/place-key.ts'
import type { PlaceKind } from '#contract/places/place.ts'
import type { PlaceIds } from './place-names.ts'
import type { findPlaceRows } from './place-rows.queries.ts'

/** What a key refers to. */
export interface KeyedPlace {
  kind: PlaceKind
  name: string
  /** The province that it is, or that most of it is in. */
  provinceKey: string
  /** Of a province only. */
  provinceIds: readonly number[]
  /** Whole cities. */
  cityIds: readonly number[]
  suburbIds: readonly number[]
  /** The cities of the suburbs. */
  aroundIds: readonly number[]
  /** The names of its towns and suburbs in lower case; none for provinces. */
  towns: ReadonlySet<string>
  /** Of its towns and suburbs; none for provinces. */
  centres: readonly Spot[]
}

/** A suburb with a known position. */
export interface KeyedSuburb extends Spot {
  id: number
  key: string
  cityId: number
  provinceId: number
}

export interface PlaceKeys {
  find(key: string): KeyedPlace | undefined
  suburbs: readonly KeyedSuburb[]
  /** The centres of cities or suburbs; a province has none. */
  centresOf(place: PlaceIds): Spot[]
  /** The same, with a province's cities. */
  townsOf(place: PlaceIds): Spot[]
}

type Rows = Awaited<ReturnType<typeof findPlaceRows>>

interface Positioned {
  id: number
  name: string
  lat: number | null
  lng: number | null
}

const fold = (name: string) => name.toLowerCase()

function spotsOf(rows: readonly Positioned[]): Spot[] {
  return rows.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]))
}

const none = { provinceIds: [], cityIds: [], suburbIds: [], aroundIds: [] }

/**
 * `pretoria`, as someone writes an address by hand: the city of that name, or else the suburb. Where
 * several have it, the well known one; none if nobody can tell.
 */
function shortened(key: string, known: ReadonlyMap<string, KeyedPlace>): KeyedPlace | undefined {
  const keys = [...known.keys()].filter((one) => one.startsWith(`${key}.`))
  const cities = keys.filter((one) => known.get(one)?.kind === 'city')
  const named = cities.length ? cities : keys
  const [only] = named.length > 1 ? named.filter((one) => wellKnownKeys.has(one)) : named
  return only === undefined ? undefined : known.get(only)
}

export function createPlaceKeys({ provinces, cities, suburbs, areas }: Rows): PlaceKeys {
  const provinceNames = new Map(provinces.map(({ id, name }) => [id, name]))
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))
  const known = new Map<string, KeyedPlace>()
  const placed: KeyedSuburb[] = []

  for (const { id, name } of provinces) {
    const place = { ...none, name, provinceIds: [id], towns: new Set<string>(), centres: [] }
    known.set(slugOf(name), { ...place, kind: 'province', provinceKey: slugOf(name) })
  }
  for (const city of cities) {
    const province = provinceNames.get(city.provinceId) as string
    known.set(placeKeyOf({ province, city: city.name }), {
      ...none,
      kind: 'city',
      name: city.name,
      provinceKey: slugOf(province),
      cityIds: [city.id],
      towns: new Set([city.name, ...city.otherNames].map(fold)),
      centres: spotsOf([city]),
    })
  }
  for (const suburb of suburbs) {
    const city = cityById.get(suburb.cityId) as (typeof cities)[number]
    const province = provinceNames.get(city.provinceId) as string
    const key = placeKeyOf({ province, city: city.name, suburb: suburb.name })
    for (const spot of spotsOf([suburb])) {
      placed.push({ ...spot, id: suburb.id, key, cityId: city.id, provinceId: city.provinceId })
    }
    known.set(key, {
      ...none,
      kind: 'suburb',
      name: suburb.name,
      provinceKey: slugOf(province),
      suburbIds: [suburb.id],
      aroundIds: [city.id],
      towns: new Set([fold(suburb.name)]),
      centres: spotsOf([suburb]),
    })
  }
  for (const { key, name, provinceId, cityIds, suburbIds } of areas) {
    const parts = suburbIds.flatMap((id) => suburbById.get(id) ?? [])
    const members = [...cityIds.flatMap((id) => cityById.get(id) ?? []), ...parts]
    known.set(key, {
      ...none,
      kind: 'area',
      name,
      provinceKey: slugOf(provinceNames.get(provinceId) as string),
      cityIds,
      suburbIds,
      aroundIds: [...new Set(parts.map(({ cityId }) => cityId))],
      towns: new Set(members.map((member) => fold(member.name))),
      centres: spotsOf(members),
    })
  }
  function centresOf({ column, ids }: PlaceIds): Spot[] {
    if (column === 'province_id') return []
    const byId: ReadonlyMap<number, Positioned> = column === 'city_id' ? cityById : suburbById
    return spotsOf(ids.flatMap((id) => byId.get(id) ?? []))
  }
  return {
    find: (key) => known.get(key) ?? shortened(key, known),
    suburbs: placed,
    centresOf,
    townsOf(place) {
      if (place.column !== 'province_id') return centresOf(place)
      return spotsOf(cities.filter(({ provinceId }) => place.ids.includes(provinceId)))
    },
  }
}
