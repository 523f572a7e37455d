import { enquiriesMessages } from '#contract/enquiries/enquiries.messages.ts'
import { offersMessages } from '#contract/offers/offers.messages.ts'
import type { AlertType } from '../../ui/feedback/alert.tsx'

interface Notice {
  type: AlertType
  message: string
}

/** The notices of the alert page. A URL selects one of these and never contains its own text. */
const notices: Record<string, Notice> = {
  offerSubmitted: { type: 'SUCCESS', message: offersMessages.submitted },
  enquirySent: { type: 'SUCCESS', message: enquiriesMessages.sentFromEnquireNow },
  messageSent: { type: 'SUCCESS', message: enquiriesMessages.sent },
}

export function noticeOf(about: string | null): Notice {
  const known = about !== null && Object.hasOwn(notices, about) ? notices[about] : undefined
  return known ?? { type: 'INFO', message: 'There is no message to show.' }
}
