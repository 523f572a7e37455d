import { shownNames } from '#contract/exports/shown-names.ts'
import { privacyKinds } from '#contract/privacy/privacy.kinds.ts'
import { privacyKindNames } from '#contract/privacy/privacy.messages.ts'
import type { StatusColor } from '../../ui/data/status-text.tsx'

export const kindChoices = privacyKinds.map((value) => ({
  value,
  label: privacyKindNames[value].replace('your', 'my'),
}))

/** Short names for lists, from the company's point of view. */
export const kindLabels = shownNames.privacyKind

export const stateLooks = {
  open: { color: 'orange', label: shownNames.privacyState.open },
  answered: { color: 'green', label: shownNames.privacyState.answered },
  refused: { color: 'red', label: shownNames.privacyState.refused },
} as const satisfies Record<string, { color: StatusColor; label: string }>

/** The statutory deadline: thirty days from the request. */
export function clock(daysLeft: number): { color: StatusColor; label: string } {
  if (daysLeft < 0) return { color: 'red', label: `${days(-daysLeft)} overdue` }
  if (daysLeft === 0) return { color: 'red', label: 'Due today' }
  return { color: daysLeft <= 7 ? 'orange' : 'green', label: `${days(daysLeft)} left` }
}

function days(count: number): string {
  return count === 1 ? '1 day' : `${count} days`
}
