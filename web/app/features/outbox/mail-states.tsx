import type { OutboxRow } from '#contract/outbox/outbox.calls.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'

export const stateLooks = {
  queued: { color: 'orange', label: 'Waiting' },
  sending: { color: 'orange', label: 'Being sent' },
  sent: { color: 'green', label: 'Sent' },
  failed: { color: 'red', label: 'Failed' },
} as const satisfies Record<OutboxRow['state'], { color: StatusColor; label: string }>

export function MailState({ state }: Pick<OutboxRow, 'state'>) {
  const { color, label } = stateLooks[state]
  return <StatusText color={color}>{label}</StatusText>
}
