import { kilometresBetween } from './distance.ts'
import type { KnownPlace } from './place.ts'
import { importanceOf } from './importance.ts'
import { placeKeyOf } from './place-key.ts'

interface Row {
  id: number
  name: string
  otherNames: readonly string[]
  lat: number | null
  lng: number | null
  listings: number
}

export interface CityRow extends Row {
  provinceId: number
  metro: string | null
}

export interface SuburbRow extends Row {
  cityId: number
}

export interface AreaRow {
  key: string
  name: string
  otherNames: readonly string[]
  provinceId: number
  cityId: number | null
  /** Whole cities, and suburbs. */
  cityIds: readonly number[]
  suburbIds: readonly number[]
}

export interface PlaceRows {
  provinces: readonly Row[]
  cities: readonly CityRow[]
  suburbs: readonly SuburbRow[]
  areas: readonly AreaRow[]
}

/** `City of Tshwane` is called Tshwane. */
const metroName = (metro: string) => metro.replace(/^City of /, '')

const namesOf = ({ name, otherNames }: Row) => [name, ...otherNames]

const average = (values: readonly number[]) =>
  values.length ? values.reduce((sum, value) => sum + value, 0) / values.length : null

/** Where an area is distinguished by its city or province, unless its name already includes it. */
function displayOf(area: AreaRow, city: string, province: string): string {
  if (area.name.includes(province) || (city && area.name.includes(city))) {
    return area.name.includes(province) ? area.name : `${area.name}, ${province}`
  }
  return `${area.name}, ${city || province}`
}

/** Farther away it is a town of its own: in `Franschhoek, Stellenbosch` two towns are meant. */
const farthestPart = 15

function isPartOf(place: CityRow, town: CityRow): boolean {
  if (place.metro && place.metro === town.metro) return true
  const [{ lat, lng }, to] = [place, town]
  if (lat === null || lng === null || to.lat === null || to.lng === null) return false
  return kilometresBetween({ lat, lng }, { lat: to.lat, lng: to.lng }) <= farthestPart
}

/** A metro is called by its largest city where no other comes close: Centurion is in Pretoria. */
function mainCities(cities: readonly CityRow[], suburbs: readonly SuburbRow[]) {
  const sizes = Map.groupBy(suburbs, ({ cityId }) => cityId)
  const sizeOf = (city: CityRow | undefined) => (city && sizes.get(city.id)?.length) ?? 0
  const main = new Map<string, CityRow>()
  for (const [metro, members] of Map.groupBy(cities, (city) => city.metro)) {
    const [first, second] = members.toSorted((a, b) => sizeOf(b) - sizeOf(a))
    if (metro && first && sizeOf(first) > 2 * sizeOf(second)) main.set(metro, first)
  }
  return main
}

/** Every province, area, city and suburb with its key, what contains it and its label. */
export function knownPlaces({ provinces, cities, suburbs, areas }: PlaceRows): KnownPlace[] {
  const provinceById = new Map(provinces.map((row) => [row.id, row]))
  const cityById = new Map(cities.map((row) => [row.id, row]))
  const suburbById = new Map(suburbs.map((row) => [row.id, row]))
  const provinceOf = (id: number) => provinceById.get(id) as Row
  const cityOf = (id: number) => cityById.get(id) as CityRow
  const basic = ({ name, otherNames, lat, lng, listings }: Row) => ({
    name,
    otherNames,
    lat,
    lng,
    listings,
  })
  const byCity = Map.groupBy(suburbs, ({ cityId }) => cityId)
  const suburbsOf = ({ id }: CityRow) => byCity.get(id)?.length ?? 0
  const mainOf = mainCities(cities, suburbs)
  function around(city: CityRow): string[] {
    const province = namesOf(provinceOf(city.provinceId))
    if (!city.metro) return province
    const main = mainOf.get(city.metro)
    const called = main && main !== city ? namesOf(main) : []
    return [...province, metroName(city.metro), city.metro, ...called]
  }

  /** `Graaff-Reinet, Karoo`: the names of the areas that a city or suburb is in. */
  const areasOfCities = Map.groupBy(
    areas.flatMap((row) => row.cityIds.map((id) => ({ id, row }))),
    ({ id }) => id,
  )
  const areasOfSuburbs = Map.groupBy(
    areas.flatMap((row) => row.suburbIds.map((id) => ({ id, row }))),
    ({ id }) => id,
  )
  const areaNames = (found: readonly { row: AreaRow }[] | undefined) =>
    (found ?? []).flatMap(({ row }) => [row.name, ...row.otherNames])
  /**
   * The town that an area is named after: `Greater Hermanus`. Of `Hilton and Howick` neither
   * contains the other.
   */
  const greater = ({ name }: AreaRow) => (name.startsWith('Greater ') ? [name.slice(8)] : [])
  /** `Onrus, Hermanus`, and `Sunningdale, Umhlanga` in Durban: the towns of the areas that a place is in. */
  const townNames = (
    found: readonly { row: AreaRow }[] | undefined,
    calledBy: (row: AreaRow) => readonly string[],
    isPart: (town: CityRow) => boolean = () => true,
  ) =>
    (found ?? []).flatMap(({ row }) => {
      const towns = row.cityIds.map(cityOf).filter(({ name }) => calledBy(row).includes(name))
      return towns.filter(isPart).flatMap(namesOf)
    })

  function area(row: AreaRow): KnownPlace {
    const members = [...row.cityIds.map(cityOf), ...row.suburbIds.map((id) => suburbById.get(id))]
    const here = members.filter((member) => member !== undefined)
    const placed = here.filter(({ lat, lng }) => lat !== null && lng !== null)
    const province = provinceOf(row.provinceId)
    const city = row.cityId ? cityOf(row.cityId) : undefined
    return {
      key: row.key,
      kind: 'area',
      name: row.name,
      otherNames: row.otherNames,
      parents: [...namesOf(province), ...(city ? namesOf(city) : [])],
      importance: city ? importanceOf(row.key, city.metro, suburbsOf(city)) : 0,
      display: displayOf(row, city?.name ?? '', province.name),
      province: province.name,
      city: city?.name ?? '',
      suburb: '',
      lat: average(placed.map(({ lat }) => lat as number)),
      lng: average(placed.map(({ lng }) => lng as number)),
      listings: here.reduce((sum, { listings }) => sum + listings, 0),
    }
  }

  return [
    ...provinces.map((row): KnownPlace => {
      const words = { province: row.name, city: '', suburb: '' }
      const key = placeKeyOf(words)
      const none = { parents: [], importance: 0 }
      return { ...basic(row), ...words, ...none, key, kind: 'province', display: row.name }
    }),
    ...areas.map(area),
    ...cities.map((row): KnownPlace => {
      const words = { province: provinceOf(row.provinceId).name, city: row.name, suburb: '' }
      const display = `${row.name}, ${words.province}`
      const key = placeKeyOf(words)
      const importance = importanceOf(key, row.metro, suburbsOf(row))
      const within = areasOfCities.get(row.id)
      const towns = townNames(within, greater, (town) => town !== row && isPartOf(row, town))
      const parents = [...around(row), ...areaNames(within), ...towns]
      return { ...basic(row), ...words, key, kind: 'city', display, parents, importance }
    }),
    ...suburbs.map((row): KnownPlace => {
      const city = cityOf(row.cityId)
      const words = {
        province: provinceOf(city.provinceId).name,
        city: city.name,
        suburb: row.name,
      }
      const display = `${row.name}, ${city.name}`
      const parents = [
        ...namesOf(city),
        ...around(city),
        ...areaNames(areasOfCities.get(city.id)),
        ...areaNames(areasOfSuburbs.get(row.id)),
        ...townNames(areasOfSuburbs.get(row.id), (row) => [
          ...greater(row),
          ...row.name.split(' and '),
        ]),
      ]
      const key = placeKeyOf(words)
      const importance = importanceOf(key, city.metro, suburbsOf(city))
      return { ...basic(row), ...words, key, kind: 'suburb', display, parents, importance }
    }),
  ]
}
