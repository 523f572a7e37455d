import { placeKeyOf } from '#contract/places/place-key.ts'
import type { Facets } from '#contract/properties/search.schema.ts'
import { Link } from '../../../ui/navigation/link.tsx'
import { groupedNumber } from '../../../ui/data/grouped-number.ts'
import { chosenPlaces, filtered, type SearchState } from './search-state.ts'
import type { Suggestion } from './use-suggestions.ts'
import styles from './other-searches.module.css'

/** Up to so many results are few: other searches are offered below them. */
export const fewResults = 6

const mostNeighbours = 6

/** Other suburbs of the same city, with what the same search finds there; none without a suburb. */
export function neighboursOf(state: SearchState, facets: Facets | null): Suggestion[] {
  const chosen = chosenPlaces(state.filters)
  if (!facets || !chosen.some((key) => key.split('.').length === 3)) return []
  return facets.suburbs
    .map(({ count, ...place }) => ({ key: placeKeyOf(place), name: place.suburb, count }))
    .filter(({ key, count }) => count > 0 && !chosen.includes(key))
    .slice(0, mostNeighbours)
    .map(({ key, name, count }) => ({
      label: name,
      count,
      state: filtered(state, { places: key, radius: '' }),
    }))
}

interface OtherSearchesProps {
  neighbours: readonly Suggestion[]
  looser: readonly Suggestion[]
  to: (state: SearchState) => string
}

/** Nearby suburbs and looser criteria, each with how much it finds. */
export function OtherSearches({ neighbours, looser, to }: OtherSearchesProps) {
  if (neighbours.length + looser.length === 0) return null
  return (
    <div className={styles.others}>
      <Searches title="Nearby suburbs" list={neighbours} to={to} />
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
