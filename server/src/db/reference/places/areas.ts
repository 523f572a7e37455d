import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { placeKeyOf } from '#contract/places/place-key.ts'
import {
  parseRows,
  provinceNamed,
  provinces,
  type City,
  type ProvincePlace,
  type Suburb,
} from './places.ts'

export interface Area {
  key: string
  name: string
  otherNames: string[]
  province: ProvincePlace
  city: City | null
  /** Whole cities, and suburbs. */
  cities: City[]
  suburbs: Suburb[]
}

export interface Alias {
  name: string
  of: ProvincePlace | City | Suburb
}

const areaColumns = ['key', 'name', 'city', 'province', 'otherNames', 'members'] as const
const aliasColumns = ['place', 'names'] as const

function read(file: string): string {
  return readFileSync(join(import.meta.dirname, file), 'utf8')
}

/**
 * A city of the area's province, else the only one with that name; `Middelburg (Mpumalanga)` is
 * explicit.
 */
function cityFinder(cities: readonly City[]) {
  const byName = Map.groupBy(cities, ({ name }) => name)
  return (text: string, province: ProvincePlace, where: string): City => {
    const [, plain = text, said] = /^(.+) \((.+)\)$/.exec(text) ?? []
    const named = byName.get(plain) ?? []
    const wanted = said ? provinceNamed(said, where) : province
    const city =
      named.find((one) => one.province === wanted) ?? (named.length === 1 ? named[0] : undefined)
    if (!city) throw new Error(`${where}: no city called "${text}"`)
    return city
  }
}

export function parseAreas(
  text: string,
  source: string,
  cities: readonly City[],
  suburbs: readonly Suburb[],
): Area[] {
  const cityOf = cityFinder(cities)
  const suburbsOf = Map.groupBy(suburbs, ({ city }) => city)

  return parseRows(text, source, areaColumns).map(({ values, where }) => {
    const province = provinceNamed(values.province, where)
    const area: Area = {
      key: values.key,
      name: values.name,
      otherNames: values.otherNames === '' ? [] : values.otherNames.split('; '),
      province,
      city: values.city === '' ? null : cityOf(values.city, province, where),
      cities: [],
      suburbs: [],
    }
    for (const part of values.members.split('; ')) {
      const [name = '', names] = part.split(': ')
      const city = cityOf(name, province, where)
      if (!names) area.cities.push(city)
      for (const wanted of names?.split(', ') ?? []) {
        const suburb = suburbsOf.get(city)?.find((one) => one.name === wanted)
        if (!suburb) throw new Error(`${where}: no suburb called "${wanted}" in ${city.name}`)
        area.suburbs.push(suburb)
      }
    }
    return area
  })
}

export function readAreas(cities: readonly City[], suburbs: readonly Suburb[]): Area[] {
  return parseAreas(read('areas.tsv'), 'areas.tsv', cities, suburbs)
}

/** What people call provinces, cities and suburbs, in addition to the names in the other files. */
export function readAliases(cities: readonly City[], suburbs: readonly Suburb[]): Alias[] {
  const known = new Map<string, Alias['of']>([
    ...provinces.map((one) => [placeKeyOf({ province: one.name }), one] as const),
    ...cities.map(
      (one) => [placeKeyOf({ province: one.province.name, city: one.name }), one] as const,
    ),
    ...suburbs.map((one) => {
      const { city } = one
      const words = { province: city.province.name, city: city.name, suburb: one.name }
      return [placeKeyOf(words), one] as const
    }),
  ])
  return parseRows(read('aliases.tsv'), 'aliases.tsv', aliasColumns).flatMap(
    ({ values, where }) => {
      const of = known.get(values.place)
      if (!of) throw new Error(`${where}: no place with the key "${values.place}"`)
      return values.names.split('; ').map((name) => ({ name, of }))
    },
  )
}
