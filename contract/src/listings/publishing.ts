import type { Day } from '../values/day.ts'

/**
 * The state of a listing's fee: not paid, paid by a payment that is not being refunded, or waived.
 */
export const feeStates = ['due', 'paid', 'waived'] as const
export type FeeState = (typeof feeStates)[number]

export interface PublishingFacts {
  fee: FeeState
  /**
   * Weeks are verified with their resort; a property needs no verification and counts as verified.
   */
  verified: boolean
  /** Refused by a Super Admin, and not edited since. */
  refused: boolean
  hideAfter: Day | null
  deleted: boolean
}

export type PublishingDecision =
  | 'yes'
  /** A Super Admin may, with a reason for waiving the fee. */
  | 'withWaiver'
  | 'unpaid'
  | 'refused'
  | 'unverified'
  | 'hidden'
  | 'deleted'

/** The single rule of what may be published, for weeks and properties alike. */
export function mayBePublished(
  listing: PublishingFacts,
  viewer: { superAdmin: boolean },
  today: Day,
): PublishingDecision {
  if (listing.deleted) return 'deleted'
  if (listing.fee === 'due' && !viewer.superAdmin) return 'unpaid'
  if (listing.refused && !viewer.superAdmin) return 'refused'
  if (!listing.verified && !viewer.superAdmin) return 'unverified'
  // Before the waiver: no fee is waived for a listing that would not be visible anyway.
  if (listing.hideAfter !== null && listing.hideAfter < today) return 'hidden'
  return listing.fee === 'due' ? 'withWaiver' : 'yes'
}
