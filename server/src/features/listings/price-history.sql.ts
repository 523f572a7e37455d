import { sql } from '../../db/orm.ts'
import { reductionDays } from '#contract/listings/reductions.ts'

/**
 * By how much the last price change lowered the price of the week `w`, while that is recent. The
 * view property_search_source has the same for a property.
 */
export const weekReduction = sql`(
  select case when h.to_price < h.from_price
      and h.at > now() - make_interval(days => ${reductionDays}) then h.from_price - h.to_price end
  from listing_history h where h.week_id = w.id and h.from_price <> h.to_price
  order by h.id desc limit 1)`
