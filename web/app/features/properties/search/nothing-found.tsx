import { propertiesMessages as messages } from '#contract/properties/properties.messages.ts'
import { LinkButton } from '../../../ui/button/button.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { placeFilters } from './chips.ts'
import { placeName, type PlaceNames } from './results-texts.ts'
import { changed, type FilterName, type Filters, type SearchState } from './search-state.ts'

interface NothingFoundProps {
  state: SearchState
  names: PlaceNames
  to: (state: SearchState) => string
  backTo: string
}

/** The specified text and the nearest wider search. */
export function NothingFound({ state, names, to, backTo }: NothingFoundProps) {
  const wider = widerSearch(state, names)
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

/** Without the filters that say what is looked for, then without those that say where. */
export function widerSearch(
  state: SearchState,
  names: PlaceNames,
): { label: string; state: SearchState } | null {
  const active = Object.keys(state.filters) as FilterName[]
  const where = Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => placeFilters.includes(name as FilterName)),
  ) as Filters
  const place = placeName(state.filters, names)
  if (active.length > Object.keys(where).length) {
    return {
      label: place ? `All listings in ${place}` : 'Clear all filters',
      state: changed(state, { filters: place ? where : {}, q: '' }),
    }
  }
  if (active.length === 0) return null
  return { label: 'All of South Africa', state: changed(state, { filters: {}, q: '' }) }
}
