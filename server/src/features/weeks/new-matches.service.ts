import { weekFilter } from '#contract/weeks/weeks.filter.schema.ts'
import type { Services } from '../../services.ts'
import { weekSearchParts } from './describe-week-search.ts'
import { fittingResorts } from './fitting-resorts.ts'
import { weekSearchNames } from './week-search-names.ts'
import { findWeekMatches, type WeekMatches } from './new-matches.queries.ts'

type WatchServices = Pick<Services, 'database' | 'cache' | 'reach'>

export interface WatchedWeeks {
  /** As addresses spell them. */
  criteria: Record<string, string>
  since: Date
}

/** The results of each of these searches, counted in one statement. */
export async function countWeekMatches(
  services: WatchServices,
  watched: readonly WatchedWeeks[],
  cap: number,
): Promise<WeekMatches[]> {
  const resolved = await Promise.all(
    watched.map(async ({ criteria, since }) => {
      const filter = weekFilter.parse(criteria)
      return { filter: { ...filter, resortIds: await fittingResorts(services, filter) }, since }
    }),
  )
  return findWeekMatches(services.database.db, resolved, cap)
}

/** Saved criteria in words, part by part. */
export async function describeWeeks(
  services: WatchServices,
): Promise<(criteria: Record<string, string>) => string[]> {
  const names = await weekSearchNames(services)
  return (criteria) => weekSearchParts(weekFilter.parse(criteria), names)
}
