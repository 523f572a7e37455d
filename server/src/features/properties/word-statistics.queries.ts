import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'

/** The words that the database has counted while analysing the listings. */
export async function findWords(db: Executor): Promise<{ word: string; part: number }[]> {
  const rows = await db.execute<{ word: string; part: number }>(sql`
    select word, part from pg_stats s,
      unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as x (word, part)
    where s.schemaname = 'public' and s.tablename = 'properties' and s.attname = 'search_text'
      and word is not null`)
  return [...rows]
}

export async function findPlaceCounts(
  db: Executor,
): Promise<{ column: 'province_id' | 'city_id' | 'suburb_id'; id: number; count: number }[]> {
  const rows = await db.execute<{
    column: 'province_id' | 'city_id' | 'suburb_id'
    id: number
    count: number
  }>(sql`
    select case when not grouping(province_id)::boolean then 'province_id'
        when not grouping(city_id)::boolean then 'city_id' else 'suburb_id' end as column,
      coalesce(province_id, city_id, suburb_id) as id, count(*)::int as count
    from properties where published
    group by grouping sets ((province_id), (city_id), (suburb_id))`)
  return rows.filter(({ id }) => id !== null)
}
