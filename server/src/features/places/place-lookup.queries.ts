import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

export interface ProvinceRow {
  id: number
  code: string
  name: string
}

export interface CityRow {
  id: number
  provinceId: number
  names: string[]
  lat: number | null
  lng: number | null
}

export interface SuburbRow {
  id: number
  cityId: number
  name: string
  lat: number | null
  lng: number | null
}

export async function findAllPlaces(db: Executor) {
  const provinces = await db.execute<ProvinceRow & Record<string, unknown>>(
    sql`select id, code, name from provinces`,
  )
  const cities = await db.execute<CityRow & Record<string, unknown>>(sql`
    select id, province_id as "provinceId", array[name] || other_names as names, lat, lng from cities`)
  const suburbs = await db.execute<SuburbRow & Record<string, unknown>>(
    sql`select id, city_id as "cityId", name, lat, lng from suburbs`,
  )
  return { provinces: [...provinces], cities: [...cities], suburbs: [...suburbs] }
}
