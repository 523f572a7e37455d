import type { Tx } from '../connect.ts'
import { areaMembers, areas, placeAliases } from '../schema/areas.ts'
import { cities, provinces, suburbs } from '../schema/places.ts'
import { readAliases, readAreas, type Alias } from './places/areas.ts'
import {
  readCities,
  readSuburbs,
  type City,
  type ProvincePlace,
  type Suburb,
} from './places/places.ts'
import { insertDetails, loadSeeds, type Report } from './seeds.ts'

/** After the places that they consist of; renamed or deleted places are left out. */
export async function loadAreas(tx: Tx, report: Report): Promise<void> {
  const cityRows = readCities()
  const suburbRows = readSuburbs(cityRows)
  const ids = await idsOfPlaces(tx)
  const seeds = readAreas(cityRows, suburbRows)
  const fresh = await loadSeeds(
    tx,
    {
      table: areas,
      seeds,
      key: ({ key }) => key,
      namedBy: ['key'],
      row: ({ key, name, otherNames, province, city }) => {
        const provinceId = ids.province(province)
        const cityId = city ? (ids.city(city) ?? null) : null
        return provinceId ? { key, name, otherNames, provinceId, cityId } : undefined
      },
    },
    report,
  )
  if (fresh.length) {
    const stored = await tx.select({ id: areas.id, key: areas.key }).from(areas)
    const areaIds = new Map(stored.map(({ id, key }) => [key, id]))
    const members = fresh.flatMap((area) => {
      const areaId = areaIds.get(area.key) as number
      const whole = area.cities.map((city) => ({ areaId, cityId: ids.city(city) }))
      const parts = area.suburbs.map((suburb) => ({ areaId, suburbId: ids.suburb(suburb) }))
      return [...whole.filter((one) => one.cityId), ...parts.filter((one) => one.suburbId)]
    })
    await insertDetails(tx, areaMembers, members)
  }
  await loadSeeds(
    tx,
    {
      table: placeAliases,
      seeds: readAliases(cityRows, suburbRows),
      key: ({ name, of }) => `${name}/${of.name}`,
      namedBy: ['name', 'provinceId', 'cityId', 'suburbId'],
      row: (alias) => aliasRow(alias, ids),
    },
    report,
  )
}

type Ids = Awaited<ReturnType<typeof idsOfPlaces>>

function aliasRow({ name, of }: Alias, ids: Ids) {
  const none = { name, provinceId: null, cityId: null, suburbId: null }
  if ('code' in of) {
    const provinceId = ids.province(of)
    return provinceId ? { ...none, provinceId } : undefined
  }
  if ('metro' in of) {
    const cityId = ids.city(of)
    return cityId ? { ...none, cityId } : undefined
  }
  const suburbId = ids.suburb(of)
  return suburbId ? { ...none, suburbId } : undefined
}

async function idsOfPlaces(tx: Tx) {
  const fold = (name: string) => name.toLowerCase()
  const provinceIds = new Map<string, number>(
    (await tx.select().from(provinces)).map(({ id, code }) => [code, id] as const),
  )
  const cityIds = new Map<string, number>(
    (await tx.select().from(cities)).map(
      ({ id, provinceId, name }) => [`${provinceId}/${fold(name)}`, id] as const,
    ),
  )
  const suburbIds = new Map<string, number>(
    (await tx.select().from(suburbs)).map(
      ({ id, cityId, name }) => [`${cityId}/${fold(name)}`, id] as const,
    ),
  )
  const province = ({ code }: ProvincePlace) => provinceIds.get(code)
  const city = (one: City) => cityIds.get(`${province(one.province)}/${fold(one.name)}`)
  const suburb = (one: Suburb) => suburbIds.get(`${city(one.city)}/${fold(one.name)}`)
  return { province, city, suburb }
}
