import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

export interface DrivePlace {
  kind: 'city' | 'suburb'
  id: number
  name: string
  city: string
  province: string
  lat: number
  lng: number
}

/** Every city and suburb with a position, cities first. */
export async function findDrivePlaces(db: Executor): Promise<DrivePlace[]> {
  const rows = await db.execute<DrivePlace & Record<string, unknown>>(sql`
    select 'city' as kind, c.id, c.name, c.name as city, p.name as province, c.lat, c.lng
    from cities c join provinces p on p.id = c.province_id
    where c.lat is not null and c.lng is not null
    union all
    select 'suburb', u.id, u.name, c.name, p.name, u.lat, u.lng
    from suburbs u join cities c on c.id = u.city_id join provinces p on p.id = c.province_id
    where u.lat is not null and u.lng is not null
    order by kind, id`)
  return [...rows]
}
