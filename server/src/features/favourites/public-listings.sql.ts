import { sql, type SQL } from '../../db/orm.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { visibleToVisitors } from '../listings/listings.policy.ts'

const prices = { property: sql`p.price`, week: sql`p.sell_price` }
const tables = { property: sql`properties`, week: sql`weeks` }

/** A listing with its price and status if it is public; no row otherwise. */
export const publicListing = (kind: ListingKind, id: SQL): SQL => sql`
  select p.id, ${prices[kind]} as price, s.code as status
  from ${tables[kind]} p join statuses s on s.id = p.status_id
  where p.id = ${id} and ${visibleToVisitors(sql`p`)}`
