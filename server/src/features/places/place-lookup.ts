import type { Executor } from '../../db/connect.ts'
import { findAllPlaces, type CityRow, type SuburbRow } from './place-lookup.queries.ts'

/** A place as someone wrote it. */
export interface WrittenPlace {
  province: string
  city: string
  suburb: string
}

export interface FoundPlace {
  provinceId: number
  cityId: number
  suburbId: number | null
  /** The name of a suburb that the gazetteer does not know. */
  suburb: string | null
  middle: { lat: number | null; lng: number | null }
}

export interface UnknownPlace {
  problem: 'provinceUnknown' | 'cityRequired' | 'cityUnknown' | 'cityAmbiguous'
  written: string
}

export interface PlaceLookup {
  find(place: WrittenPlace): FoundPlace | UnknownPlace
  /** The middle of a known suburb, or else of its city. */
  middleOf(cityId: number | null, suburbId: number | null): FoundPlace['middle'] | undefined
}

const plain = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase()

function grouped<Row>(rows: readonly Row[], namesOf: (row: Row) => string[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>()
  for (const row of rows) {
    for (const name of new Set(namesOf(row).map(plain))) {
      found.set(name, [...(found.get(name) ?? []), row])
    }
  }
  return found
}

/** The whole gazetteer in memory, for many lookups: thousands of rows need only one query. */
export async function loadPlaceLookup(db: Executor): Promise<PlaceLookup> {
  const { provinces, cities, suburbs } = await findAllPlaces(db)
  const provinceIds = new Map(
    provinces.flatMap(({ id, name, code }) => [
      [plain(name), id] as const,
      [plain(code), id] as const,
    ]),
  )
  const citiesByName = grouped(cities, ({ names }) => names)
  const suburbsByName = grouped(suburbs, ({ name }) => [name])
  const cityById = new Map(cities.map((city) => [city.id, city]))
  const suburbById = new Map(suburbs.map((suburb) => [suburb.id, suburb]))

  function placed(city: CityRow, suburb: SuburbRow | undefined, written: string): FoundPlace {
    return {
      provinceId: city.provinceId,
      cityId: city.id,
      suburbId: suburb?.id ?? null,
      suburb: suburb ? null : written.trim() || null,
      middle: { lat: suburb?.lat ?? city.lat, lng: suburb?.lng ?? city.lng },
    }
  }

  function find({ province, city, suburb }: WrittenPlace): FoundPlace | UnknownPlace {
    const provinceId = province.trim() ? provinceIds.get(plain(province)) : null
    if (provinceId === undefined) return { problem: 'provinceUnknown', written: province }
    const within = ({ provinceId: own }: CityRow) => provinceId === null || own === provinceId
    const named = suburbsByName.get(plain(suburb)) ?? []
    if (!city.trim()) {
      const [only, ...more] = named.filter((one) => within(cityById.get(one.cityId) as CityRow))
      if (!only || more.length) return { problem: 'cityRequired', written: '' }
      return placed(cityById.get(only.cityId) as CityRow, only, suburb)
    }
    const found = (citiesByName.get(plain(city)) ?? []).filter(within)
    if (found.length === 0) return { problem: 'cityUnknown', written: city }
    const suburbIn = (one: CityRow) => named.find(({ cityId }) => cityId === one.id)
    const fitting = found.length === 1 ? found : found.filter(suburbIn)
    const [only, ...more] = fitting
    if (!only || more.length) return { problem: 'cityAmbiguous', written: city }
    return placed(only, suburbIn(only), suburb)
  }

  return {
    find,
    middleOf(cityId, suburbId) {
      const city = cityById.get(cityId ?? 0)
      const suburb = suburbById.get(suburbId ?? 0)
      if (!city) return undefined
      return { lat: suburb?.lat ?? city.lat, lng: suburb?.lng ?? city.lng }
    },
  }
}
