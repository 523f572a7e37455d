import type { SavedSearch } from '#contract/saved-searches/saved-searches.schema.ts'
import type { ConfirmOptions } from '../../ui/feedback/confirm.tsx'

export function removalQuestion({ name }: SavedSearch): ConfirmOptions {
  return {
    title: `Delete “${name}”?`,
    body: 'We will stop emailing you about this search. This cannot be undone.',
    confirmLabel: 'Delete',
    danger: true,
  }
}
