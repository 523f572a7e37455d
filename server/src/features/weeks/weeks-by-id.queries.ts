import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import { visible, weekJoins } from './week-filter.sql.ts'
import { inTurn, listingColumns, listingsInTurn, type ListingRow } from './weeks.queries.ts'

/** Those of the weeks that visitors can see. */
export async function findWeeksById(db: Executor, ids: readonly number[]): Promise<ListingRow[]> {
  const rows = await db.execute<{ listing: ListingRow }>(sql`
    with shown as (
      select * from weeks w
      where w.id = any(${`{${ids.join(',')}}`}::text::int[]) and ${visible()})
    select json_build_object(${listingsInTurn}) as listing from ${inTurn(sql`shown`)} w ${weekJoins}`)
  return rows.map(({ listing }) => listing)
}

/** A week with its previous values. */
export async function findFormerWeek(
  db: Executor,
  id: number,
  before: unknown,
): Promise<ListingRow | undefined> {
  const [row] = await db.execute<{ listing: ListingRow }>(sql`
    select json_build_object(${listingColumns}) as listing
    from jsonb_populate_record((select x from weeks x where x.id = ${id}), ${JSON.stringify(before)}::jsonb) w
    ${weekJoins}`)
  return row?.listing
}
