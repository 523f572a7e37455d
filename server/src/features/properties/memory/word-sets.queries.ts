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

/** Those of these published listings whose words match a query. */
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
 * All published listings whose words match a query.
 *
 * The word index finds them without reading their words, which are stored out of line, as long as
 * the bitmap has memory for a million entries. The planner considers reading the words of every
 * listing cheaper. It is ten times as much work.
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
