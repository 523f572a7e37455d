import { sql } from 'drizzle-orm'
import type { Executor } from '../../db/connect.ts'

export interface WeekCandidate extends Record<string, unknown> {
  searchId: number
  criteria: Record<string, string>
  resortIds: number[] | null
}

/** The saved searches that a week with these terms and this price may fit. */
export async function findWeekCandidates(
  db: Executor,
  terms: readonly bigint[],
  price: number,
): Promise<WeekCandidate[]> {
  const rows = await db.execute<WeekCandidate>(sql`
    select distinct on (t.search_id) t.search_id as "searchId", s.criteria, f.resort_ids as "resortIds"
    from saved_search_terms t
    join saved_search_filters f on f.search_id = t.search_id
    join saved_searches s on s.id = t.search_id
    where t.term = any(${`{${terms.join(',')}}`}::text::bigint[])
      and t.min_price <= ${Math.ceil(price)} and t.max_price >= ${Math.floor(price)}
    order by t.search_id`)
  return [...rows]
}
