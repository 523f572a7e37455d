import type { Suppression } from '#contract/campaign-sending/suppressions.calls.ts'

export const reasonNames: Record<Suppression['reason'], string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Emails bounced',
  complained: 'Marked as spam',
  'privacy request': 'Asked for their data to be deleted',
}
