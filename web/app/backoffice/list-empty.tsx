import { messages } from '#contract/messages.ts'
import { Button, LinkButton } from '../ui/button/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import type { Nouns } from '../ui/data/counted.ts'

interface ListEmptyProps {
  search: string
  /** How many filters are active, including the search. */
  narrowedBy: number
  clearTo: string
  nouns: Nouns
  newPath: string | undefined
  onNew: (() => void) | undefined
  newLabel: string
}

/** The specified text, then the reason, then the one next step. */
export function ListEmpty(props: ListEmptyProps) {
  const { search, narrowedBy, clearTo, nouns, newPath, onNew, newLabel } = props
  if (narrowedBy > 0) {
    return (
      <EmptyState
        title={messages.noItems}
        actions={<LinkButton to={clearTo}>Clear filters</LinkButton>}
      >
        {narrowedBy === 1 ? 'One filter is active' : `${narrowedBy} filters are active`}
        {search ? `${narrowedBy > 1 ? ', including' : ':'} “${search}”.` : '.'}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={messages.noItems}
      actions={
        (newPath && <LinkButton to={newPath}>{newLabel}</LinkButton>) ??
        (onNew && <Button onClick={onNew}>{newLabel}</Button>)
      }
    >
      There are no {nouns.many} yet.
    </EmptyState>
  )
}
