import { goneColor } from '#contract/listings/is-gone.ts'
import type { PropertyCard } from '#contract/properties/properties.schema.ts'
import type { Database } from '../../db/connect.ts'

/** The cards of those of these properties that are published. */
export async function findCards(
  { sql }: Pick<Database, 'sql'>,
  ids: readonly number[],
  today: string,
): Promise<PropertyCard[]> {
  const rows = await sql<{ card: string }[]>`
    select card from property_search
    where property_id = any(${[...ids]}::int[]) and (hide_after is null or hide_after >= ${today})`
  return rows.map(({ card }) => JSON.parse(card) as PropertyCard)
}

/**
 * Published listings similar to one that was once published: of the same usage, sale and type, in
 * its suburb or else its city, closest in price first. Its last public price is used for the
 * comparison.
 */
export async function findLikeGone(
  { sql }: Pick<Database, 'sql'>,
  id: number,
  count: number,
  today: string,
): Promise<PropertyCard[]> {
  const rows = await sql<{ card: string }[]>`
    with gone as materialized (
      select p.id, p.usage, p.is_sale, p.property_type_id, p.city_id, p.suburb_id,
        h.to_price * case when p.is_sale then 1 when p.price_per = 'Day' then 30
          when p.price_per = 'm2' and p.floor_size > 0 then p.floor_size else 1 end as price
      from properties p cross join lateral (select to_price from listing_history h
        where h.property_id = p.id order by h.id desc limit 1) h
      where p.id = ${id})
    select s.card from gone g join property_search s
      on s.usage = g.usage and s.is_sale = g.is_sale and s.city_id = g.city_id
      and s.monthly between g.price * 0.7 and g.price * 1.3
    where s.type_id = g.property_type_id and s.property_id <> g.id
      and (s.hide_after is null or s.hide_after >= ${today})
      and not exists (select from properties p join statuses t on t.id = p.status_id
        where p.id = s.property_id and t.display = ${goneColor})
    order by (s.suburb_id = g.suburb_id) desc nulls last, abs(s.monthly - g.price), s.property_id
    limit ${count}`
  return rows.map(({ card }) => JSON.parse(card) as PropertyCard)
}
