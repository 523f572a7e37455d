import { sql, type SQL } from '../../db/orm.ts'
import { earthRadius } from '#contract/places/distance.ts'
import type { Probe } from './listing-terms.ts'
import { totalAtRate } from '../properties/search-rate.where.ts'
import { boxUnits } from './search-filter.ts'

const price = sql`case when f.gross then p.gross else p.monthly end`

const inCircle = sql`exists (
  select from unnest(f.circle_lats, f.circle_lngs, f.circle_kilometres) as o (lat, lng, km)
  where ${sql.raw(String(2 * earthRadius))} * asin(sqrt(least(1, sin(radians(p.map_lat - o.lat) / 2) ^ 2
    + cos(radians(o.lat)) * cos(radians(p.map_lat)) * sin(radians(p.map_lng - o.lng) / 2) ^ 2))) <= o.km)`

/**
 * Whether a property matches a saved search, exactly: `p` is a row of property_search, `f` one of
 * saved_search_filters. Equivalent to the conditions of a search; cheap ones come first.
 */
export const fits = sql`
  f.is_sale = p.is_sale
  and (f.usage is null or f.usage = p.usage)
  and (f.type_ids is null or p.type_id = any(f.type_ids))
  and (f.min_price is null or ${price} >= f.min_price)
  and (f.max_price is null or ${price} <= f.max_price)
  and (f.bedrooms is null or p.bedrooms >= f.bedrooms)
  and (f.bathrooms is null or p.bathrooms >= f.bathrooms)
  and (f.garages is null or p.garages >= f.garages)
  and (f.min_size is null or p.size >= f.min_size)
  and (f.max_size is null or p.size <= f.max_size)
  and (f.min_floor is null or p.floor_size >= f.min_floor)
  and (f.max_floor is null or p.floor_size <= f.max_floor)
  and (f.min_erf is null or p.erf_size >= f.min_erf)
  and (f.max_erf is null or p.erf_size <= f.max_erf)
  and (f.min_rate is null or ${price} >= ${sql.raw(totalAtRate('f.min_rate'))})
  and (f.max_rate is null or ${price} <= ${sql.raw(totalAtRate('f.max_rate'))})
  and (not f.reduced or p.reduced_at > now() - interval '30 days')
  and (not f.new_this_week or coalesce(p.first_published_at, p.created_at) > now() - interval '7 days')
  and (f.available_from is null or p.date_available is null or p.date_available <= f.available_from)
  and (f.listing is null or f.listing = p.property_id::text or f.listing = p.reference)
  and (f.suburb_name is null or f.suburb_name = lower(p.suburb))
  and (f.south is null or (p.map_lat between f.south and f.north and p.map_lng between f.west and f.east))
  and (f.features is null or p.features @> f.features)
  and (not f.in_places or coalesce(p.province_id = any(f.province_ids), false)
    or coalesce(p.city_id = any(f.city_ids), false) or coalesce(p.suburb_id = any(f.suburb_ids), false)
    or (f.circle_lats is not null and ${inCircle}))
  and (f.reach_suburb_ids is null or p.suburb_id = any(f.reach_suburb_ids)
    or (p.suburb_id is null and p.city_id = any(f.reach_city_ids)))
  and (f.area is null or f.area @> point(p.map_lng, p.map_lat))
  and (f.words is null or p.search_text @@ f.words)`

/** The listing as searches see it now: no rows if it is not published. */
export const currentRow = (propertyId: number, today: string) => sql`
  select * from property_search
  where property_id = ${propertyId} and (hide_after is null or hide_after >= ${today}::date)`

/** The listing as it was before it changed. */
export const formerRow = (before: unknown) => sql`
  select * from jsonb_populate_record(null::property_search, ${JSON.stringify(before)}::jsonb)`

const list = (values: readonly (bigint | number)[]) => `{${values.join(',')}}`

/**
 * The searches with one of these terms and a range that contains the listing, from the index alone;
 * `others` are further conditions on columns of saved_search_terms. `rest` is what remains to be
 * checked; a negative one belongs to a single search.
 */
export function foundSearches(probes: readonly Probe[], others: SQL): SQL {
  const terms = list(probes.map(({ term }) => term))
  // Cents are within the outward rounding of the ranges; a price with cents decides nothing.
  const lows = list(probes.map(({ price: rand }) => Math.ceil(rand)))
  const highs = list(probes.map(({ price: rand }) => Math.floor(rand)))
  // `offset 0` keeps the planner from reading the whole table.
  return sql`
    select t.search_id, t.recipient_id,
      case when q.low = q.high and t.recipient_id is not null then t.rest else - t.search_id end as rest
    from unnest(${terms}::text::bigint[], ${lows}::text::bigint[], ${highs}::text::bigint[])
      as q (term, low, high)
    cross join lateral (
      select t.search_id, t.recipient_id, t.rest from saved_search_terms t
      where t.term = q.term and t.min_price <= q.low and t.max_price >= q.high
        and ${others} offset 0) t`
}

/**
 * The saved searches that match the row: those with one of its terms and a range that contains it.
 * That settles most of them. Of the others, one for each `rest` is checked exactly, on behalf of
 * all that share it.
 */
export function fittingSearches(row: SQL, probes: readonly Probe[]): SQL {
  const ofRow = (value: string) => sql.raw(`(select ${value} from p)`)
  const others = sql`t.bedrooms <= ${ofRow('least(coalesce(floor(bedrooms), 0), 1000)::int')}
    and (t.south is null or (${ofRow(`map_lat * ${boxUnits}`)} between t.south and t.north
      and ${ofRow(`map_lng * ${boxUnits}`)} between t.west and t.east))`
  return sql`
    with p as materialized (${row}),
    found as materialized (${foundSearches(probes, others)}),
    checked as (
      select c.rest, f.recipient_id
      from (select rest, min(search_id) as search_id from found where rest is not null group by rest) c
      cross join p
      cross join lateral (
        select * from saved_search_filters f where f.search_id = c.search_id offset 0) f
      where ${fits})
    select search_id, recipient_id from found where rest is null
    union
    select found.search_id, coalesce(found.recipient_id, checked.recipient_id)
    from checked join found on found.rest = checked.rest`
}

/** The same without the index: every saved search is checked. For comparison only. */
export function everyFittingSearch(row: SQL): SQL {
  return sql`
    select f.search_id, f.recipient_id from (${row}) p cross join saved_search_filters f
    join saved_searches s on s.id = f.search_id and s.kind = 'property'
    where ${fits}`
}
