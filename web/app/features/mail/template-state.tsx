import type { TemplateState } from '#contract/mail/templates.calls.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'

const looks = {
  draft: { color: 'orange', label: 'Draft' },
  active: { color: 'green', label: 'Active' },
  previous: { color: 'grey', label: 'Previous' },
} as const satisfies Record<TemplateState, { color: StatusColor; label: string }>

/** Whether a template is being written, is sent, or was sent before. */
export function TemplateStateText({ state }: { state: TemplateState }) {
  return <StatusText color={looks[state].color}>{looks[state].label}</StatusText>
}
