import { priceBands } from '#contract/properties/search.choices.ts'
import type { Database } from '../../db/connect.ts'
import type { KnownFeature } from './known-features.ts'
import {
  conditionsOf,
  facetConditions,
  priceColumn,
  usageBranches,
  type Facet,
  type Search,
} from './search.where.ts'
import { runStatement, Statement } from './statement.ts'

export const mostSuburbs = 30
/** Five or more bedrooms are counted together. */
export const mostBedrooms = 5

/**
 * Counts by type, bedrooms, price, suburb and feature; each but the last leaves out its own
 * criterion, to show the alternatives. A single pass over the listings serves all.
 */
export async function findFacets(
  database: Pick<Database, 'sql'>,
  search: Search,
  today: string,
  features: readonly KnownFeature[],
): Promise<string> {
  const statement = new Statement()
  const common = conditionsOf(search, today, statement, [])
  const usage = usageBranches(search)
    .map((branch) => `(${branch})`)
    .join(' or ')
  const own = Object.entries(facetConditions).map(
    ([name, build]) => [name as Facet, build(search, statement)] as const,
  )
  const without = (left: Facet) =>
    ['true', ...own.flatMap(([name, texts]) => (name === left ? [] : texts))].join(' and ')
  const all = ['true', ...own.flatMap(([, texts]) => texts)].join(' and ')
  const offered = statement.value(JSON.stringify(features))
  const bands = priceBands(search.salesType).join(',')
  const text = `with listings as (
    select p.type_id as type, least(floor(p.bedrooms), ${mostBedrooms})::int as bedrooms,
      p.bedrooms is not null as has_bedrooms,
      width_bucket(${priceColumn(search)}, array[${bands}]::numeric[]) as band, p.suburb_id as suburb,
      ${without('types')} as for_types, ${without('bedrooms')} as for_bedrooms,
      ${without('prices')} as for_prices, ${without('suburbs')} as for_suburbs,
      p.features, ${all} as fits
    from property_search p where (${usage}) and ${common.join(' and ')}),
  counts as materialized (
    select grouping(type, bedrooms, band, suburb) as by, type, bedrooms, band, suburb,
      count(*) filter (where for_types) as for_types,
      count(*) filter (where for_bedrooms and has_bedrooms) as for_bedrooms,
      count(*) filter (where for_prices) as for_prices,
      count(*) filter (where for_suburbs) as for_suburbs
    from listings group by grouping sets ((type), (bedrooms), (band), (suburb)))
  select json_build_object(
    'types', (select coalesce(json_agg(json_build_object('id', t.id, 'description', t.description, 'count', c.for_types)
        order by c.for_types desc, t.description), '[]')
      from counts c join property_types t on t.id = c.type where c.by = 7 and c.for_types > 0),
    'bedrooms', (select coalesce(json_agg(json_build_object('bedrooms', c.bedrooms, 'count', c.for_bedrooms)
        order by c.bedrooms), '[]')
      from counts c where c.by = 11 and c.for_bedrooms > 0),
    'prices', (select coalesce(json_agg(json_build_object('from', (array[${bands}])[c.band],
        'to', (array[${bands}])[c.band + 1], 'count', c.for_prices) order by c.band), '[]')
      from counts c where c.by = 13 and c.for_prices > 0),
    'suburbs', (select coalesce(json_agg(json_build_object('suburb', u.name, 'city', i.name,
        'province', r.name, 'count', c.for_suburbs) order by c.for_suburbs desc, u.name), '[]')
      from (select suburb, for_suburbs from counts where by = 14 and for_suburbs > 0
        and suburb is not null order by for_suburbs desc limit ${mostSuburbs}) c
      join suburbs u on u.id = c.suburb join cities i on i.id = u.city_id
      join provinces r on r.id = i.province_id),
    'features', (select coalesce(json_agg(json_build_object('key', k.key, 'name', k.name,
        'count', c.count) order by c.count desc, k.name), '[]')
      from (select f.number, count(*) from listings l cross join unnest(l.features) as f (number)
        where l.fits group by f.number) c
      join json_to_recordset(${offered}::text::json) as k (number int, key text, name text)
        on k.number = c.number))::text as facets`
  const [row] = await runStatement<{ facets: string }>(database, text, statement)
  return (row as { facets: string }).facets
}

/** Suburbs by their ids, with the places around them. */
export async function findSuburbNames(
  database: Pick<Database, 'sql'>,
  ids: readonly number[],
): Promise<{ id: number; suburb: string; city: string; province: string }[]> {
  if (ids.length === 0) return []
  return database.sql.unsafe(
    `select u.id, u.name as suburb, c.name as city, p.name as province from suburbs u
    join cities c on c.id = u.city_id join provinces p on p.id = c.province_id where u.id = any($1)`,
    [ids],
    { name: 'suburb_names' },
  )
}
