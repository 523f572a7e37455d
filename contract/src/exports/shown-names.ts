import { carouselPlaces, type CarouselDetail } from '../carousel/carousel.calls.ts'
import type { Mailing } from '../campaign-sending/campaign-sending.calls.ts'
import type { Suppression } from '../campaign-sending/suppressions.calls.ts'
import { isAwaitingPayment } from '../listings/listings.states.ts'
import type { ChangeState } from '../listing-changes/listing-changes.states.ts'
import type { LeadKind, LeadState } from '../leads/leads.calls.ts'
import type { OutboxRow } from '../outbox/outbox.calls.ts'
import type { PrivacyRequestRow } from '../privacy/privacy-requests.calls.ts'
import type { WeekRow } from '../weeks/weeks.schema.ts'

/** How lists write the codes of their rows: the same on the screen and in the Excel file. */
export const shownNames = {
  suppressionReason: {
    unsubscribed: 'Unsubscribed',
    bounced: 'Emails bounced',
    complained: 'Marked as spam',
    'privacy request': 'Asked for their data to be deleted',
  } satisfies Record<Suppression['reason'], string>,
  leadKind: { enquiry: 'Enquiry', offer: 'Offer', contact: 'Message' } satisfies Record<
    LeadKind,
    string
  >,
  leadState: { new: 'New', answered: 'Replied', closed: 'Closed' } satisfies Record<
    LeadState,
    string
  >,
  carouselState: {
    shown: 'On the home page',
    waiting: `Over the limit of ${carouselPlaces}`,
    hidden: 'Listing not published',
    later: 'Not started yet',
    over: 'Over',
  } satisfies Record<CarouselDetail['state'], string>,
  campaignKind: { timeshare: 'Timeshare Campaign', property: 'Property Campaign' },
  campaignState: { upcoming: 'Upcoming', active: 'Live', ended: 'Ended' },
  mailingState: {
    scheduled: 'Scheduled',
    sending: 'Sending',
    paused: 'Paused',
    cancelled: 'Cancelled',
    sent: 'Sent',
  } satisfies Record<Mailing['state'], string>,
  outboxState: {
    queued: 'Waiting',
    sending: 'Being sent',
    sent: 'Sent',
    failed: 'Failed',
  } satisfies Record<OutboxRow['state'], string>,
  privacyKind: {
    access: 'Access to data',
    correction: 'Correction of data',
    deletion: 'Deletion of data',
    objection: 'Objection to use of data',
  } satisfies Record<PrivacyRequestRow['kind'], string>,
  privacyState: { open: 'Open', answered: 'Completed', refused: 'Refused' } satisfies Record<
    PrivacyRequestRow['state'],
    string
  >,
  changeState: { open: 'To approve', approved: 'Approved', refused: 'Refused' } satisfies Record<
    ChangeState,
    string
  >,
} as const

/** How far a week is from being published. */
export function publishedText({
  publish,
  verified,
  refusalReason,
  status,
}: Pick<WeekRow, 'publish' | 'verified' | 'refusalReason' | 'status'>): string {
  if (publish) return 'Published'
  if (refusalReason !== null) return 'Needs changes'
  if (!verified && !isAwaitingPayment(status.code)) return 'To be verified'
  return 'Not published'
}
