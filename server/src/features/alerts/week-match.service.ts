import type { SQL } from '../../db/orm.ts'
import { matchesWeek } from '#contract/weeks/weeks.filter.ts'
import { weekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import type { Executor } from '../../db/connect.ts'
import {
  findWeekCandidates,
  fittingWeekSearches,
  type WeekCandidate,
} from './week-match.queries.ts'
import { weekProbesOf } from './week-terms.ts'

export function fitsWeek(
  week: WeekListing,
  { criteria, resortIds }: Pick<WeekCandidate, 'criteria' | 'resortIds'>,
): boolean {
  const resorts = resortIds ? new Set(resortIds) : undefined
  return matchesWeek(week, weekFilter.parse(criteria), resorts)
}

/** The searches that a week matches. Equivalent searches are compared with it once. */
export async function searchesOfWeek(db: Executor, week: WeekListing): Promise<SQL> {
  const probes = weekProbesOf(week)
  const candidates = await findWeekCandidates(db, probes)
  const fitting = candidates.filter((search) => fitsWeek(week, search)).map(({ rest }) => rest)
  return fittingWeekSearches(probes, fitting)
}
