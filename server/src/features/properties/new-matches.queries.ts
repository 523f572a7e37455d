import type { Picture } from '#contract/values/picture.schema.ts'
import { searchCountCap } from '#contract/properties/search.choices.ts'
import type { Database } from '../../db/connect.ts'
import { conditionsOf, usageBranches, type Search } from './search.where.ts'
import { Statement } from './statement.ts'

/** The results of a saved search, some of which are new to the person. */
export interface Matches {
  fresh: number
  total: number
  pictures: Picture[]
  first: Picture | null
}

export interface WatchedSearch {
  search: Search
  /** Anything newer than this is new. */
  since: Date
}

const image = "p.card::json -> 'displayImage'"
const published = 'coalesce(p.first_published_at, p.created_at)'
/** Further searches get their own statement, so that no plan grows indefinitely. */
const atOnce = 50

function partOf(
  { search, since }: WatchedSearch,
  nth: number,
  { today, cap }: { today: string; cap: number },
  statement: Statement,
): string {
  const conditions = conditionsOf(search, today, statement).join(' and ')
  const usage = usageBranches(search).join(' or ')
  const found = `from property_search p where (${usage}) and ${conditions}`
  const fresh = `${found} and ${published} > ${statement.value(since.toISOString())}::timestamptz`
  return `select ${nth} as nth,
  (select count(*)::int from (select ${fresh} limit ${cap}) c) as fresh,
  (select count(*)::int from (select ${found} limit ${searchCountCap + 1}) c) as total,
  (select json_agg(n.image) from (select ${image} as image ${fresh} order by ${published} desc, p.property_id desc limit 3) n) as pictures,
  (select ${image} ${found} order by p.created_at desc, p.property_id desc limit 1) as first`
}

interface Row {
  nth: number
  fresh: number
  total: number
  pictures: (Picture | null)[] | null
  first: Picture | null
}

/** All searches in one statement, in order; at most `cap` new results are counted. */
export async function findMatches(
  { sql }: Pick<Database, 'sql'>,
  watched: readonly WatchedSearch[],
  counted: { today: string; cap: number },
): Promise<Matches[]> {
  const matches: Matches[] = []
  for (let from = 0; from < watched.length; from += atOnce) {
    const statement = new Statement()
    const parts = watched
      .slice(from, from + atOnce)
      .map((one, nth) => partOf(one, nth, counted, statement))
    const rows = (await sql.unsafe(
      parts.join('\nunion all\n'),
      statement.values,
    )) as unknown as Row[]
    for (const { nth: _nth, pictures, ...row } of rows.toSorted((a, b) => a.nth - b.nth)) {
      matches.push({ ...row, pictures: (pictures ?? []).filter((one) => one !== null) })
    }
  }
  return matches
}
