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

/** The published listings whose words a query finds; of these only, when they are named. */
export async function findHolding(
  { sql }: Pick<Database, 'sql'>,
  query: string,
  among?: readonly number[],
): Promise<Iterable<number>> {
  const named = among ? 'and p.property_id = any($2::int[])' : ''
  const [row] = await sql
    .unsafe(
      `select array_agg(p.property_id) from property_search p
      where p.search_text @@ to_tsquery('simple', $1) ${named}`,
      among ? [query, `{${among.join(',')}}`] : [query],
    )
    .texts()
  return idsIn(row?.[0] ?? '')
}
