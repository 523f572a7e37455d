import type { Box } from '#contract/properties/search-area.ts'
import type { Database } from '../../db/connect.ts'
import { conditionsOf, searchedBox, usageBranches, type Search } from './search.where.ts'
import { runStatement, Statement } from './statement.ts'

/** More than this many are shown as clusters. */
export const mostPins = 300

/** The country, if a search names no area. */
const country: Box = { south: -35, west: 16, north: -22, east: 33 }
const columns = 24
const rows = 18

/** The height and width of a cell of the grid. */
export function gridOf(search: Search): { height: number; width: number } {
  const box = searchedBox(search) ?? country
  return {
    height: Math.max(box.north - box.south, 1e-6) / rows,
    width: Math.max(box.east - box.west, 1e-6) / columns,
  }
}

function foundIn(search: Search, today: string, statement: Statement): string {
  const usage = usageBranches(search)
    .map((branch) => `(${branch})`)
    .join(' or ')
  return `from property_search p where (${usage}) and p.map_lat is not null and ${conditionsOf(search, today, statement).join(' and ')}`
}

export async function findPins(
  database: Pick<Database, 'sql'>,
  search: Search,
  today: string,
): Promise<{ pins: string; total: number }> {
  const statement = new Statement()
  const found = foundIn(search, today, statement)
  const [row] = await runStatement<{ pins: string; total: number }>(
    database,
    `select coalesce(json_agg(json_build_object(
      'id', p.property_id, 'lat', p.map_lat, 'lng', p.map_lng, 'price', p.price,
      'monthlyRent', p.card::json -> 'monthlyRent', 'displayPrice', p.card::json -> 'displayPrice',
      'shortDescription', p.card::json -> 'shortDescription', 'suburb', p.suburb, 'propertyUsageType', p.usage)), '[]')::text as pins,
      count(*)::int as total
    from (select p.* ${found} limit ${mostPins + 1}) p`,
    statement,
  )
  return row as { pins: string; total: number }
}

/** A grid over the area: the middle, the number and the lowest price of each cell. */
export async function findClusters(
  database: Pick<Database, 'sql'>,
  search: Search,
  today: string,
): Promise<{ items: string; total: number }> {
  const statement = new Statement()
  const found = foundIn(search, today, statement)
  const grid = gridOf(search)
  const height = statement.value(grid.height)
  const width = statement.value(grid.width)
  const [row] = await runStatement<{ items: string; total: number }>(
    database,
    `select coalesce(json_agg(json_build_object('lat', c.lat, 'lng', c.lng, 'count', c.count, 'minPrice', c.price)), '[]')::text as items,
      coalesce(sum(c.count), 0)::int as total
    from (select avg(p.map_lat) as lat, avg(p.map_lng) as lng, count(*)::int, min(p.monthly) as price
      ${found}
      group by floor(p.map_lat / ${height}::float8), floor(p.map_lng / ${width}::float8)) c`,
    statement,
  )
  return row as { items: string; total: number }
}
