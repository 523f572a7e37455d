import { sql } from '../../db/orm.ts'
import type { AreaRow, CityRow, PlaceRows, SuburbRow } from '#contract/places/known-places.ts'
import type { Executor } from '../../db/connect.ts'

/** The tables that the rows of places are read from. */
export const placeTables = [
  'provinces',
  'cities',
  'suburbs',
  'areas',
  'area_members',
  'place_aliases',
]

type Uncounted<Row> = Omit<Row, 'listings'>

/** Every place with all its names and, for an area, its members. */
export async function findPlaceRows(db: Executor): Promise<{
  provinces: Uncounted<PlaceRows['provinces'][number]>[]
  cities: Uncounted<CityRow>[]
  suburbs: Uncounted<SuburbRow>[]
  areas: AreaRow[]
}> {
  const aliases = (column: string, id: string) =>
    sql.raw(`array(select a.name from place_aliases a where a.${column} = ${id} order by a.id)`)
  const provinces = await db.execute<
    Uncounted<PlaceRows['provinces'][number]> & Record<string, unknown>
  >(sql`
    select p.id, p.name, p.lat, p.lng, ${aliases('province_id', 'p.id')} as "otherNames"
    from provinces p order by p.id`)
  const cities = await db.execute<Uncounted<CityRow> & Record<string, unknown>>(sql`
    select c.id, c.province_id as "provinceId", c.name, c.metro, c.lat, c.lng,
      c.other_names || ${aliases('city_id', 'c.id')} as "otherNames"
    from cities c order by c.id`)
  const suburbs = await db.execute<Uncounted<SuburbRow> & Record<string, unknown>>(sql`
    select u.id, u.city_id as "cityId", u.name, u.lat, u.lng,
      ${aliases('suburb_id', 'u.id')} as "otherNames"
    from suburbs u order by u.id`)
  const areas = await db.execute<AreaRow & Record<string, unknown>>(sql`
    select r.key, r.name, r.other_names as "otherNames", r.province_id as "provinceId",
      r.city_id as "cityId",
      array(select m.city_id from area_members m where m.area_id = r.id and m.city_id is not null
        order by m.id) as "cityIds",
      array(select m.suburb_id from area_members m where m.area_id = r.id and m.suburb_id is not null
        order by m.id) as "suburbIds"
    from areas r order by r.id`)
  return {
    provinces: [...provinces],
    cities: [...cities],
    suburbs: [...suburbs],
    areas: [...areas],
  }
}
