import type { Suppression } from '#contract/campaign-sending/suppressions.calls.ts'

export const reasonNames: Record<Suppression['reason'], string> = {
  unsubscribed: 'Unsubscribed',
  bounced: 'Mails come back',
  complained: 'Called it spam',
  'privacy request': 'Asked for their data to be removed',
}
