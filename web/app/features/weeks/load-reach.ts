import type { Api } from '#contract/client.ts'
import { longestDrive } from '#contract/places/drive.ts'
import { findReach } from '#contract/places/reach.calls.ts'
import type { PlaceReach } from '#contract/places/reach.schema.ts'

/**
 * What is in reach by car, for a map and for the name of the place; null if the place is unknown.
 */
export async function loadReach(
  api: Api,
  driveFrom: string | null | undefined,
  driveMinutes: string | null | undefined,
): Promise<PlaceReach | null> {
  const minutes = Number(driveMinutes)
  if (!driveFrom || !(minutes >= 5 && minutes <= longestDrive)) return null
  return api(findReach, { from: driveFrom, minutes }).catch(() => null)
}
