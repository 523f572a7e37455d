import { sql } from '../../db/orm.ts'
import type { PlaceChoice } from '#contract/places/place-choices.calls.ts'
import type { Executor } from '../../db/connect.ts'

type Row = PlaceChoice & Record<string, unknown>

export async function findCities(db: Executor, provinceId: number): Promise<PlaceChoice[]> {
  const rows = await db.execute<Row>(sql`
    select id, name, postal_code as "postalCode", lat, lng
    from cities where province_id = ${provinceId} order by name`)
  return [...rows]
}

export async function findSuburbs(db: Executor, cityId: number): Promise<PlaceChoice[]> {
  const rows = await db.execute<Row>(sql`
    select id, name, postal_code as "postalCode", lat, lng
    from suburbs where city_id = ${cityId} order by name`)
  return [...rows]
}

/** A quarter of a degree around a point covers a city and its surroundings. */
const reach = 0.25
const mostNames = 60

export async function findAround(db: Executor, lat: number, lng: number) {
  const rows = await db.execute<{ name: string; lat: number; lng: number }>(sql`
    select name, lat, lng from (
      select name, lat, lng from suburbs
      union all select name, lat, lng from cities) places
    where lat between ${lat - reach}::float8 and ${lat + reach}::float8
      and lng between ${lng - reach}::float8 and ${lng + reach}::float8
    order by (lat - ${lat}::float8) ^ 2 + (lng - ${lng}::float8) ^ 2, name
    limit ${mostNames}`)
  return [...rows]
}

interface AddressPlace extends Record<string, unknown> {
  suburb: string | undefined
  city: string
  province: string
  lat: number | null
  lng: number | null
}

/** The suburb of an address, or its city if no suburb is chosen or it belongs elsewhere. */
export async function findPlaceOfAddress(
  db: Executor,
  cityId: number,
  suburbId: number | undefined,
): Promise<AddressPlace | undefined> {
  const [row] = await db.execute<AddressPlace>(sql`
    select s.name as suburb, c.name as city, p.name as province,
      coalesce(s.lat, c.lat) as lat, coalesce(s.lng, c.lng) as lng
    from cities c
    join provinces p on p.id = c.province_id
    left join suburbs s on s.city_id = c.id and s.id = ${suburbId ?? null}::integer
    where c.id = ${cityId}`)
  return row
}
