import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import type { IndexedListing } from './listing-terms.ts'

/** The columns used for index lookups; undefined if there is no such row. */
export async function findIndexedListing(
  db: Executor,
  row: SQL,
): Promise<IndexedListing | undefined> {
  const [found] = await db.execute<IndexedListing & Record<string, unknown>>(sql`
    select p.property_id as "propertyId", p.reference, p.usage, p.is_sale as "isSale",
      p.type_id as "typeId", p.province_id as "provinceId", p.city_id as "cityId",
      p.suburb_id as "suburbId", p.suburb, p.monthly::float8 as monthly, p.gross::float8 as gross,
      p.map_lat as "mapLat", p.map_lng as "mapLng"
    from (${row}) p`)
  return found
}

/** The ids of the searches that a matching statement finds. */
export async function findSearchIds(db: Executor, matching: SQL): Promise<number[]> {
  const rows = await db.execute<{ id: number }>(sql`
    select m.search_id as id from (${matching}) m order by 1`)
  return rows.map(({ id }) => id)
}
