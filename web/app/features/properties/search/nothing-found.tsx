import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import type { SearchState } from './search-state.ts'
import type { Suggestion } from './suggestions.ts'

interface NothingFoundProps {
  /** A search that does find something. */
  wider: Pick<Suggestion, 'label' | 'state'> | undefined
  to: (state: SearchState) => string
  backTo: string
}

/** The specified text and the nearest wider search. */
export function NothingFound({ wider, to, backTo }: NothingFoundProps) {
  return (
    <EmptyState
      title={messages.nothingFound}
      actions={
        <>
          {wider && (
            <LinkButton to={to(wider.state)} kind="brand">
              {wider.label}
            </LinkButton>
          )}
          <LinkButton to={backTo}>BACK TO SEARCH</LinkButton>
        </>
      }
    >
      {wider ? 'Try a wider area or change your filters.' : 'Check back soon for new listings.'}
    </EmptyState>
  )
}
