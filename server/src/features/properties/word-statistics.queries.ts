import { sql } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'

/** The words that the database counted when analysing the listings. */
export async function findWords(db: Executor): Promise<{ word: string; part: number }[]> {
  const rows = await db.execute<{ word: string; part: number }>(sql`
    select word, part from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as x (word, part)
    where s.schemaname = 'public' and s.tablename = 'property_search' and s.attname = 'search_text'
      and word is not null`)
  return [...rows]
}
