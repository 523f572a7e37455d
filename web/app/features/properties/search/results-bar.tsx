import { useId, type ReactNode } from 'react'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import IconMap from '@tabler/icons-react/dist/esm/icons/IconMap.mjs'
import { searchSortNames, type SearchSort } from '#contract/properties/search.choices.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/navigation/link.tsx'
import { filterForm } from './filter-rail.tsx'
import { resultsHeading } from './results-texts.ts'
import { changed, type SearchState } from './search-state.ts'
import type { Step } from './use-search-steps.ts'
import styles from './results-bar.module.css'

interface ResultsBarProps {
  state: SearchState
  line: string
  /** On a phone the map button is left out: it would cover the suggestions. */
  empty: boolean
  to: (state: SearchState) => string
  step: Step
  /** The actions for the search as a whole. */
  children?: ReactNode
}

const sorts = Object.entries(searchSortNames) as [SearchSort, string][]

/** Heading and count, sort order, and list or map. */
export function ResultsBar({ state, line, empty, to, step, children }: ResultsBarProps) {
  const id = useId()
  return (
    <div className={styles.bar}>
      <div>
        <h1 className={styles.heading}>{resultsHeading(state)}</h1>
        <p className={styles.count} role="status">
          {line}
        </p>
      </div>
      <div className={styles.tools}>
        {children}
        <span className={styles.sort}>
          <label htmlFor={id}>Sort by</label>
          <select
            id={id}
            form={filterForm}
            name="sort"
            value={state.sort}
            onChange={({ target }) =>
              step((from) => changed(from, { sort: target.value as SearchSort }))
            }
          >
            {sorts.map(([sort, name]) => (
              <option key={sort} value={sort}>
                {name}
              </option>
            ))}
          </select>
          <noscript>
            <Button type="submit" form={filterForm} size="sm">
              Sort
            </Button>
          </noscript>
        </span>
        <nav
          className={styles.views}
          aria-label="List or map"
          data-bottom-bar=""
          data-empty={(empty && state.view === 'list') || undefined}
        >
          <Link
            to={to({ ...state, view: 'list' })}
            aria-current={state.view === 'list' || undefined}
          >
            <IconLayoutGrid aria-hidden="true" />
            List
          </Link>
          <Link to={to({ ...state, view: 'map' })} aria-current={state.view === 'map' || undefined}>
            <IconMap aria-hidden="true" />
            Map
          </Link>
        </nav>
      </div>
    </div>
  )
}
