import { sql } from '../../db/orm.ts'
import type { ListingKey } from '#contract/listings/listings.schema.ts'
import { today } from '#contract/values/day.ts'
import type { Database, Executor } from '../../db/connect.ts'
import { listingTables } from '../listings/listings.sql.ts'

/** Adds the views to today's; those of unpublished listings are not counted. */
export async function writeViews(
  { sql: run }: Pick<Database, 'sql'>,
  views: readonly ListingKey[],
): Promise<void> {
  await run`
    insert into listing_views as v (kind, listing_id, day, views)
    select x.kind, x.id, ${today()}::date, count(*)
    from json_to_recordset(${JSON.stringify(views)}::json) as x (kind text, id int)
    where exists (select from properties p where x.kind = 'property' and p.id = x.id and p.published)
      or exists (select from weeks w where x.kind = 'week' and w.id = x.id and w.published)
    group by x.kind, x.id order by x.kind, x.id
    on conflict (kind, listing_id, day) do update set views = v.views + excluded.views`
}

/** Views and favourites of the last seven days, today included. */
export async function findInterest(db: Executor, { kind, id }: ListingKey) {
  const [row] = await db.execute<{ views: number; favourites: number }>(sql`
    select (select coalesce(sum(v.views), 0)::int from listing_views v
        where v.kind = ${kind} and v.listing_id = ${id} and v.day > ${today()}::date - 7) as views,
      (select count(*)::int from favourites f where f.${listingTables[kind].column} = ${id}
        and f.created_at > now() - interval '7 days') as favourites`)
  return row as { views: number; favourites: number }
}

/** Only the last week is shown; a month is enough for troubleshooting. */
export async function sweepListingViews(db: Executor): Promise<void> {
  await db.execute(sql`delete from listing_views where day < ${today()}::date - 31`)
}
