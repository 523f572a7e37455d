import { LinkButton } from '../../../ui/button/button.tsx'
import { countLine, type PlaceNames } from './results-texts.ts'
import type { SearchState } from './search-state.ts'
import type { Suggestion } from './suggestions.ts'
import styles from './results-map.module.css'

interface NothingHereProps {
  state: SearchState
  names: PlaceNames
  /** A search that does find something. */
  wider: Pick<Suggestion, 'label' | 'state'> | undefined
  to: (state: SearchState) => string
}

/**
 * Over a phone's map when nothing is found: the nearest wider search. The list, one tap away, has
 * more.
 */
export function NothingHere({ state, names, wider, to }: NothingHereProps) {
  return (
    <div className={styles.nothing}>
      <p role="status">{countLine(state, { total: 0, capped: false }, names)}</p>
      {wider && (
        <LinkButton size="sm" kind="brand" to={to(wider.state)} preventScrollReset>
          {wider.label}
        </LinkButton>
      )}
    </div>
  )
}
