import { messages } from '#contract/messages.ts'
import { LinkButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import type { Nouns } from './counted.ts'

interface ListEmptyProps {
  search: string
  clearTo: string
  nouns: Nouns
  newPath: string | undefined
  newLabel: string
}

/** The specified words, then why it is so, then the one next step. */
export function ListEmpty({ search, clearTo, nouns, newPath, newLabel }: ListEmptyProps) {
  if (search) {
    return (
      <EmptyState
        title={messages.noItems}
        actions={<LinkButton to={clearTo}>Clear the filters</LinkButton>}
      >
        One filter is on: “{search}”.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noItems}
      actions={newPath && <LinkButton to={newPath}>{newLabel}</LinkButton>}
    >
      There are no {nouns.many} yet.
    </EmptyState>
  )
}
