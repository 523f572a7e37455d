import type { Criteria } from '#contract/properties/search.schema.ts'
import { findReachableIds, type ReachableIds, type ReachServices } from '../places/reach.service.ts'

/** The starting point and the duration of the drive are one criterion: one alone does nothing. */
export async function searchedReach(
  services: ReachServices,
  { driveFrom, driveMinutes }: Pick<Criteria, 'driveFrom' | 'driveMinutes'>,
): Promise<ReachableIds | undefined> {
  if (driveFrom === undefined || driveMinutes === undefined) return undefined
  return findReachableIds(services, driveFrom, driveMinutes)
}
