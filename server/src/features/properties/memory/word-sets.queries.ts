import type { Database } from '../../../db/connect.ts'

/** The ids in an array as PostgreSQL writes it, `{12,7}`, without a string for each of them. */
function* idsIn(text: string): Generator<number> {
  let id = 0
  for (let at = 1; at < text.length; at++) {
    const digit = text.charCodeAt(at) - 48
    if (digit >= 0 && digit <= 9) id = id * 10 + digit
    else {
      if (id) yield id
      id = 0
    }
  }
}

const holding = `select array_agg(p.property_id) from property_search p
  where p.search_text @@ to_tsquery('simple', $1)`

/** Of these published listings, those whose words a query finds. */
export async function findHolding(
  { sql }: Pick<Database, 'sql'>,
  query: string,
  among: readonly number[],
): Promise<Iterable<number>> {
  const named = `${holding} and p.property_id = any($2::int[])`
  const [row] = await sql.unsafe(named, [query, `{${among.join(',')}}`]).texts()
  return idsIn(row?.[0] ?? '')
}

/**
 * All published listings whose words a query finds.
 *
 * The word index knows them without a look at their words, which lie outside of their rows: as long as
 * there is memory for each of a million. The planner takes a look at the words of every listing for
 * cheaper. It is ten times as much work.
 */
export function readHolding(
  { sql }: Pick<Database, 'sql'>,
  query: string,
): Promise<Iterable<number>> {
  return sql.begin('read only', async (tx) => {
    await tx.unsafe(`select set_config('enable_seqscan', 'off', true), set_config('work_mem', '64MB', true),
      set_config('max_parallel_workers_per_gather', '0', true)`)
    const [row] = await tx.unsafe(holding, [query]).texts()
    return idsIn(row?.[0] ?? '')
  })
}
