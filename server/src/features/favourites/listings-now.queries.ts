import { sql } from '../../db/orm.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import type { Executor } from '../../db/connect.ts'
import { listingTables } from '../listings/listings.sql.ts'
import { publicListing } from './public-listings.sql.ts'

export interface StateRow extends Record<string, unknown> {
  id: number
  /** Null for an unpublished listing. */
  price: number | null
  status: string | null
  priceChangedAt: string | null
  statusChangedAt: string | null
}

/** What everyone may know about these listings, and when that last changed. */
export async function findStates(
  db: Executor,
  kind: ListingKind,
  ids: readonly number[],
): Promise<StateRow[]> {
  const rows = await db.execute<StateRow>(sql`
    select x.id, l.price::float8 as price, l.status,
      to_json(h.price_at) #>> '{}' as "priceChangedAt", to_json(h.status_at) #>> '{}' as "statusChangedAt"
    from unnest(${sql.param([...ids])}::int[]) as x (id)
    left join lateral (${publicListing(kind, sql`x.id`)}) l on true
    left join lateral (
      select max(at) filter (where from_price is not null and from_price <> to_price) as price_at,
        max(at) filter (where from_status is distinct from to_status) as status_at
      from listing_history where ${listingTables[kind].column} = x.id) h on true`)
  return [...rows]
}
