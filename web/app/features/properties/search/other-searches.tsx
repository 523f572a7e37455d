import { Link } from '../../../ui/navigation/link.tsx'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import type { SearchState } from './search-state.ts'
import type { Suggestion, Suggestions } from './suggestions.ts'
import styles from './other-searches.module.css'

/** Up to this many results count as few: other searches are offered below them. */
export const fewResults = 6

interface OtherSearchesProps extends Pick<Suggestions, 'nearby' | 'looser'> {
  to: (state: SearchState) => string
}

/** Nearby suburbs and looser criteria, each with its number of results. */
export function OtherSearches({ nearby, looser, to }: OtherSearchesProps) {
  if (nearby.length + looser.length === 0) return null
  return (
    <div className={styles.others}>
      <Searches title="Nearby suburbs" list={nearby} to={to} />
      <Searches title="Searches that find more" list={looser} to={to} />
    </div>
  )
}

interface SearchesProps {
  title: string
  list: readonly Suggestion[]
  to: (state: SearchState) => string
}

function Searches({ title, list, to }: SearchesProps) {
  if (list.length === 0) return null
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {list.map(({ label, count, state }) => (
          <li key={label}>
            <Link to={to(state)}>
              {label} <span>{groupedNumber(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
