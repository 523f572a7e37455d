import { sql, type SQL } from '../../db/orm.ts'
import type { Executor } from '../../db/connect.ts'
import type { Probe } from './listing-terms.ts'
import { foundSearches } from './match.sql.ts'

export interface WeekCandidate extends Record<string, unknown> {
  /** As PostgreSQL writes a number that JavaScript would round. */
  rest: string
  criteria: Record<string, string>
  resortIds: number[] | null
}

/** For searches of weeks the index has only terms and prices. */
const found = (probes: readonly Probe[]) => foundSearches(probes, sql`true`)

/** What remains to be checked for the searches that a week may match, each with a sample search. */
export function weekCandidates(probes: readonly Probe[]): SQL {
  return sql`
    select c.rest::text as rest, s.criteria, f.resort_ids as "resortIds"
    from (select rest, min(search_id) as search_id from (${found(probes)}) t
      where rest is not null group by rest) c
    cross join lateral (
      select * from saved_search_filters f where f.search_id = c.search_id offset 0) f
    cross join lateral (select * from saved_searches s where s.id = c.search_id offset 0) s`
}

export async function findWeekCandidates(
  db: Executor,
  probes: readonly Probe[],
): Promise<WeekCandidate[]> {
  return [...(await db.execute<WeekCandidate>(weekCandidates(probes)))]
}

/**
 * The searches that a week matches: of the candidates, those with nothing left to check or one of
 * these. The list is read into a hash table once: `any` would parse its text again for every
 * search.
 */
export function fittingWeekSearches(probes: readonly Probe[], rests: readonly string[]): SQL {
  return sql`
    select t.search_id, coalesce(t.recipient_id, (
      select f.recipient_id from saved_search_filters f where f.search_id = t.search_id)) as recipient_id
    from (${found(probes)}) t
    where t.rest is null or t.rest in (select unnest(${`{${rests.join(',')}}`}::text::bigint[]))`
}
