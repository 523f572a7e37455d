import { searchCountCap } from '#contract/properties/search.choices.ts'
import type { Database } from '../../db/connect.ts'
import { conditionsOf, usageBranches, type Search } from './search.where.ts'
import { runStatement, Statement } from './statement.ts'

const usageOf = (search: Search) =>
  `(${usageBranches(search)
    .map((branch) => `(${branch})`)
    .join(' or ')})`

/** How many listings each of these searches finds, up to the cap, in one statement. */
export async function countSearches(
  database: Pick<Database, 'sql'>,
  searches: readonly Search[],
  today: string,
): Promise<number[]> {
  if (!searches.length) return []
  const statement = new Statement()
  const counts = searches.map((search) => {
    const where = [usageOf(search), ...conditionsOf(search, today, statement)].join(' and ')
    return `(select count(*)::int from (select from property_search p where ${where} limit ${searchCountCap}) c)`
  })
  const [row] = await runStatement<{ counts: number[] }>(
    database,
    `select array[${counts.join(', ')}] as counts`,
    statement,
  )
  return (row as { counts: number[] }).counts
}

/** The number of search results in each suburb, by id. */
export async function countBySuburb(
  database: Pick<Database, 'sql'>,
  search: Search,
  today: string,
): Promise<Map<number, number>> {
  const statement = new Statement()
  const where = [usageOf(search), ...conditionsOf(search, today, statement)].join(' and ')
  const rows = await runStatement<{ suburb: number; count: number }>(
    database,
    `select p.suburb_id as suburb, count(*)::int as count from property_search p where ${where} group by 1`,
    statement,
  )
  return new Map(rows.map(({ suburb, count }) => [suburb, count]))
}
