import type { Tx } from '../connect.ts'
import { cities, provinces, suburbs } from '../schema/places.ts'
import { provinces as provinceSeeds, readCities, readSuburbs, type City } from './places/places.ts'
import { loadSeeds, type Report } from './seeds.ts'

const cityKey = (city: City) => `${city.province.code}/${city.name}`

export async function loadPlaces(tx: Tx, report: Report): Promise<void> {
  await loadSeeds(
    tx,
    {
      table: provinces,
      seeds: provinceSeeds.map((province, at) => ({ id: at + 1, ...province })),
      key: ({ code }) => code,
      namedBy: ['code'],
      row: (province) => province,
    },
    report,
  )

  const cityRows = readCities()
  const provinceIds = await idsByCode(tx)
  await loadSeeds(
    tx,
    {
      table: cities,
      seeds: cityRows,
      key: cityKey,
      namedBy: ['provinceId', 'name'],
      row: ({ province, ...city }) => {
        const provinceId = provinceIds.get(province.code)
        return provinceId ? { ...city, provinceId } : undefined
      },
    },
    report,
  )

  const cityIds = await idsByCity(tx)
  await loadSeeds(
    tx,
    {
      table: suburbs,
      seeds: readSuburbs(cityRows),
      key: (suburb) => `${cityKey(suburb.city)}/${suburb.name}`,
      namedBy: ['cityId', 'name'],
      row: ({ city, ...suburb }) => {
        const place = `${provinceIds.get(city.province.code)}/${city.name.toLowerCase()}`
        const cityId = cityIds.get(place)
        return cityId ? { ...suburb, cityId } : undefined
      },
    },
    report,
  )
}

async function idsByCode(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select({ id: provinces.id, code: provinces.code }).from(provinces)
  return new Map(rows.map(({ id, code }) => [code, id]))
}

async function idsByCity(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: cities.id, provinceId: cities.provinceId, name: cities.name })
    .from(cities)
  return new Map(
    rows.map(({ id, provinceId, name }) => [`${provinceId}/${name.toLowerCase()}`, id]),
  )
}
