import type { SavedView } from '#contract/saved-views/saved-views.calls.ts'
import { LinkButton } from '../ui/button/button.tsx'
import type { ListState } from '../ui/list/list-state.ts'
import { ListFilterPanel } from './list-filter-panel.tsx'
import type { ListFilter } from './list-filters.tsx'
import { ListSearch } from './list-search.tsx'
import { SortMenu } from './sort-menu.tsx'
import styles from './list-screen.module.css'

interface ListToolbarProps {
  /** Whether the list has a text search. */
  searched: boolean
  filters: readonly ListFilter[]
  columns: readonly { key: string; label: string }[]
  state: ListState
  views: readonly SavedView[]
  query: URLSearchParams
  /** The address after a change. */
  to: (change: Partial<ListState>) => string
  sortTo: (column: string) => string | undefined
  /** The address in the list's default order; undefined if it is already in that order. */
  clearSortTo: string | undefined
  /** `11 weeks`. */
  total: string
}

/** Above the rows: the search, the filters, and on a phone the sort order. */
export function ListToolbar(props: ListToolbarProps) {
  const { searched, filters, columns, state, views, query, to, sortTo, clearSortTo, total } = props
  return (
    <div className={styles.filters}>
      {searched && <ListSearch search={state.search} to={(search) => to({ search })} />}
      <ListFilterPanel
        filters={filters}
        values={state.filters}
        to={(chosen) => to({ filters: chosen })}
        views={views}
        query={query}
        showLabel={`Show ${total.toLowerCase()}`}
      >
        <SortMenu columns={columns} state={state} sortTo={sortTo} />
      </ListFilterPanel>
      {clearSortTo !== undefined && (
        <LinkButton kind="quiet" to={clearSortTo} preventScrollReset className={styles.clearSort}>
          Clear Sort
        </LinkButton>
      )}
    </div>
  )
}
