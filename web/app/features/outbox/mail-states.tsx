import { shownNames } from '#contract/exports/shown-names.ts'
import type { OutboxRow } from '#contract/outbox/outbox.calls.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'

const names = shownNames.outboxState

export const stateLooks = {
  queued: { color: 'orange', label: names.queued },
  sending: { color: 'orange', label: names.sending },
  sent: { color: 'green', label: names.sent },
  failed: { color: 'red', label: names.failed },
} as const satisfies Record<OutboxRow['state'], { color: StatusColor; label: string }>

export function MailState({ state }: Pick<OutboxRow, 'state'>) {
  const { color, label } = stateLooks[state]
  return <StatusText color={color}>{label}</StatusText>
}
