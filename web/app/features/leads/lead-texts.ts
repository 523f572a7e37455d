import { shownNames } from '#contract/exports/shown-names.ts'
import type { Lead, LeadState } from '#contract/leads/leads.calls.ts'
import { links } from '#contract/links.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export const kindNames = shownNames.leadKind

export const stateLooks: Record<LeadState, { label: string; color: StatusColor }> = {
  new: { label: shownNames.leadState.new, color: 'orange' },
  answered: { label: shownNames.leadState.answered, color: 'green' },
  closed: { label: shownNames.leadState.closed, color: 'grey' },
}

/** The page of the listing that a lead is about. */
export function listingPath(listing: NonNullable<Lead['listing']>): string {
  const { kind, id, usage, resortCode } = listing
  return kind === 'property' ? links.property(usage, id) : links.week(resortCode, id)
}

/** Where the listing is managed: one that is sold or hidden has no public page. */
export function ownListingPath({ kind, id }: NonNullable<Lead['listing']>): string {
  return kind === 'property' ? links.editProperty(id) : links.ownWeek(id)
}
