import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

interface ResortPlaceRow extends Record<string, unknown> {
  id: number
  code: string
  scenery: string
  regionCode: string
  provinceId: number | null
  town: string
  lat: number | null
  lng: number | null
}

export async function findResortPlaces(db: Executor): Promise<ResortPlaceRow[]> {
  const rows = await db.execute<ResortPlaceRow>(sql`
    select r.id, r.code, r.setting as scenery, g.code as "regionCode", r.province_id as "provinceId", r.town,
      r.lat, r.lng
    from resorts r join regions g on g.id = r.region_id
    order by r.id`)
  return [...rows]
}
