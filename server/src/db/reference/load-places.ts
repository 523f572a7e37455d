import type { Tx } from '../connect.ts'
import { cities, provinces, suburbs } from '../schema/places.ts'
import { insertRows, moveSequence, takeFresh } from './fresh-rows.ts'
import { provinces as provinceSeeds, readCities, readSuburbs, type City } from './places/places.ts'

const cityKey = (city: City) => `${city.province.code}/${city.name}`

export async function loadPlaces(tx: Tx): Promise<void> {
  const numbered = provinceSeeds.map((province, at) => ({ id: at + 1, ...province }))
  await insertRows(tx, provinces, await takeFresh(tx, 'provinces', numbered, ({ code }) => code))
  await moveSequence(tx, provinces)

  const cityRows = readCities()
  const provinceIds = await idsByCode(tx)
  const freshCities = await takeFresh(tx, 'cities', cityRows, cityKey)
  await insertRows(
    tx,
    cities,
    freshCities.flatMap(({ province, ...city }) => {
      const provinceId = provinceIds.get(province.code)
      return provinceId ? [{ ...city, provinceId }] : []
    }),
  )

  const freshSuburbs = await takeFresh(
    tx,
    'suburbs',
    readSuburbs(cityRows),
    (suburb) => `${cityKey(suburb.city)}/${suburb.name}`,
  )
  if (freshSuburbs.length === 0) return
  const cityIds = await idsByCity(tx)
  await insertRows(
    tx,
    suburbs,
    freshSuburbs.flatMap(({ city, ...suburb }) => {
      const cityId = cityIds.get(
        `${provinceIds.get(city.province.code)}/${city.name.toLowerCase()}`,
      )
      return cityId ? [{ ...suburb, cityId }] : []
    }),
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
