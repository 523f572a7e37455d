import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { changed, filtered, type SearchState } from './search-state.ts'

interface NothingFoundProps {
  state: SearchState
  to: (state: SearchState) => string
  backTo: string
}

/** The specified text, and the nearest wider search. */
export function NothingFound({ state, to, backTo }: NothingFoundProps) {
  const wider = widerSearch(state)
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

function widerSearch(state: SearchState): { label: string; state: SearchState } | null {
  const { suburb, city, province, ...others } = state.filters
  if (Object.keys(others).length > 0) {
    const filters = {
      ...(suburb && { suburb }),
      ...(city && { city }),
      ...(province && { province }),
    }
    const where = suburb ?? city ?? province
    return {
      label: where ? `All listings in ${where}` : 'Clear all filters',
      state: changed(state, { filters }),
    }
  }
  if (suburb && city) return { label: `All of ${city}`, state: filtered(state, { suburb: '' }) }
  if (city && province) return { label: `All of ${province}`, state: filtered(state, { city: '' }) }
  if (province) return { label: 'All of South Africa', state: filtered(state, { province: '' }) }
  return null
}
