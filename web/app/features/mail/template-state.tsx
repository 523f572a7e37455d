import { templateStateNames, type TemplateState } from '#contract/mail/templates.calls.ts'
import { StatusText, type StatusColor } from '../../ui/data/status-text.tsx'

const looks = {
  draft: 'orange',
  active: 'green',
  previous: 'grey',
} as const satisfies Record<TemplateState, StatusColor>

/** Whether a template is a draft, active or previous. */
export function TemplateStateText({ state }: { state: TemplateState }) {
  return <StatusText color={looks[state]}>{templateStateNames[state]}</StatusText>
}
