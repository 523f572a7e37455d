import { priceBands } from '#contract/properties/search.schema.ts'
import type { Database } from '../../db/connect.ts'
import {
  conditionsOf,
  facetConditions,
  usageBranches,
  type Facet,
  type Search,
} from './search.where.ts'
import { runStatement, Statement } from './statement.ts'

const mostSuburbs = 30
/** Five and more bedrooms are counted together. */
const mostBedrooms = 5

/** Counts by type, bedrooms, price and suburb; each leaves its own criterion out, to show what else there is. */
export async function findFacets(
  database: Pick<Database, 'sql'>,
  search: Search,
  today: string,
): Promise<string> {
  const statement = new Statement()
  const common = conditionsOf(search, today, statement, [])
  const usage = usageBranches(search)
    .map((branch) => `(${branch})`)
    .join(' or ')
  const own = Object.fromEntries(
    Object.entries(facetConditions).map(([name, build]) => [name, build(search, statement)]),
  ) as Record<Facet, string[]>
  const without = (left: Facet) =>
    ['true', ...Object.entries(own).flatMap(([name, texts]) => (name === left ? [] : texts))].join(
      ' and ',
    )
  const bands = priceBands(search.salesType)
  const text = `with base as materialized (
    select p.property_type_id, p.bedrooms, p.price, p.suburb_id, p.suburb, p.city, p.province
    from properties p where (${usage}) and ${common.join(' and ')})
  select json_build_object(
    'types', (select coalesce(json_agg(f order by f.count desc, f.description), '[]') from (
      select t.id, t.description, n.count from (
        select p.property_type_id, count(*)::int from base p where ${without('types')} group by 1) n
      join property_types t on t.id = n.property_type_id) f),
    'bedrooms', (select coalesce(json_agg(f order by f.bedrooms), '[]') from (
      select least(floor(p.bedrooms), ${mostBedrooms})::int as bedrooms, count(*)::int
      from base p where p.bedrooms is not null and ${without('bedrooms')} group by 1) f),
    'prices', (select coalesce(json_agg(f order by f.from), '[]') from (
      select (array[${bands.join(',')}])[n.band] as from, (array[${bands.join(',')}])[n.band + 1] as to, n.count
      from (select width_bucket(p.price, array[${bands.join(',')}]::numeric[]) as band, count(*)::int
        from base p where ${without('prices')} group by 1) n) f),
    'suburbs', (select coalesce(json_agg(f order by f.count desc, f.suburb), '[]') from (
      select p.suburb, p.city, p.province, count(*)::int from base p
      where p.suburb <> '' and ${without('suburbs')}
      group by 1, 2, 3 order by 4 desc, 1 limit ${mostSuburbs}) f))::text as facets`
  const [row] = await runStatement<{ facets: string }>(database, text, statement)
  return (row as { facets: string }).facets
}
