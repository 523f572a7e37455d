import type { Lead, LeadKind, LeadState } from '#contract/leads/leads.calls.ts'
import { links } from '#contract/links.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export const kindNames: Record<LeadKind, string> = {
  enquiry: 'Enquiry',
  offer: 'Offer',
  contact: 'Message',
}

export const stateLooks: Record<LeadState, { label: string; color: StatusColor }> = {
  new: { label: 'New', color: 'orange' },
  answered: { label: 'Replied', color: 'green' },
  closed: { label: 'Closed', color: 'grey' },
}

/** The page of the listing that a lead is about. */
export function listingPath(listing: NonNullable<Lead['listing']>): string {
  const { kind, id, usage, resortCode } = listing
  return kind === 'property' ? links.property(usage, id) : links.week(resortCode, id)
}
