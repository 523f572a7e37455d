import { sql } from '../../db/orm.ts'
import type { ProvinceListings } from '#contract/places/places.calls.ts'
import type { Executor } from '../../db/connect.ts'

/** Every published listing, once for each level of place that it is in. */
export async function findListingCounts(
  db: Executor,
): Promise<{ column: 'province_id' | 'city_id' | 'suburb_id'; id: number; count: number }[]> {
  const rows = await db.execute<{
    column: 'province_id' | 'city_id' | 'suburb_id'
    id: number
    count: number
  }>(sql`
    select case when not grouping(province_id)::boolean then 'province_id'
        when not grouping(city_id)::boolean then 'city_id' else 'suburb_id' end as column,
      coalesce(province_id, city_id, suburb_id) as id, count(*)::int as count
    from properties where published
    group by grouping sets ((province_id), (city_id), (suburb_id))`)
  return rows.filter(({ id }) => id !== null)
}

export async function findProvinces(db: Executor) {
  const rows = await db.execute<{ id: number; code: string; name: string }>(
    sql`select id, code, name from provinces order by name`,
  )
  return [...rows]
}

export async function countListings(db: Executor): Promise<ProvinceListings[]> {
  const rows = await db.execute<ProvinceListings & Record<string, unknown>>(sql`
    select p.code, p.name, coalesce(a.count, 0)::int as properties, coalesce(w.count, 0)::int as weeks
    from provinces p
    left join (select province_id, count(*) from properties where published group by 1) a
      on a.province_id = p.id
    left join (
      select r.province_id, count(*) from weeks w join resorts r on r.id = w.resort_id
      where w.published group by 1) w on w.province_id = p.id
    order by properties desc, p.name`)
  return [...rows]
}

export interface NamedPlace {
  id: number
  name: string
  /** The city of a suburb, the province of a city. */
  parentId: number | null
}

export async function findNamedPlaces(
  db: Executor,
): Promise<Record<'provinces' | 'cities' | 'suburbs', NamedPlace[]>> {
  const rows = await db.execute<
    NamedPlace & { kind: 'provinces' | 'cities' | 'suburbs' } & Record<string, unknown>
  >(sql`
    select 'provinces' as kind, id, name, null::int as "parentId" from provinces
    union all select 'cities', id, name, province_id from cities
    union all select 'suburbs', id, name, city_id from suburbs`)
  const of = (kind: string) => rows.filter((row) => row.kind === kind)
  return { provinces: of('provinces'), cities: of('cities'), suburbs: of('suburbs') }
}
