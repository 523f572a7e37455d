import { searchCountCap } from '#contract/properties/search.choices.ts'
import type { Database } from '../../db/connect.ts'
import { conditionsOf, usageBranches, type Search } from './search.where.ts'
import { runStatement, Statement } from './statement.ts'

/** How many listings each of these searches finds, up to the cap, in one statement. */
export async function countSearches(
  database: Pick<Database, 'sql'>,
  searches: readonly Search[],
  today: string,
): Promise<number[]> {
  if (!searches.length) return []
  const statement = new Statement()
  const counts = searches.map((search) => {
    const usage = usageBranches(search)
      .map((branch) => `(${branch})`)
      .join(' or ')
    const where = [`(${usage})`, ...conditionsOf(search, today, statement)].join(' and ')
    return `(select count(*)::int from (select from property_search p where ${where} limit ${searchCountCap}) c)`
  })
  const [row] = await runStatement<{ counts: number[] }>(
    database,
    `select array[${counts.join(', ')}] as counts`,
    statement,
  )
  return (row as { counts: number[] }).counts
}
