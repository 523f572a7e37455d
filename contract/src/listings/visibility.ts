import type { Day } from '../values/day.ts'

/** Whether visitors see a listing: published, not deleted and not past its last day. */
export function isVisible(
  listing: { published: boolean; deleted: boolean; hideAfter: Day | null },
  today: Day,
): boolean {
  if (listing.deleted || !listing.published) return false
  return listing.hideAfter === null || listing.hideAfter >= today
}
