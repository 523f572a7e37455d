import { matchesWeek } from '#contract/weeks/weeks.filter.ts'
import { weeksMessages } from '#contract/weeks/weeks.messages.ts'
import type { WeekListing } from '#contract/weeks/weeks.schema.ts'
import { pageSizes } from '#contract/values/paging.ts'
import { ListFoot } from '../../ui/list/list-foot.tsx'
import { pageCount } from '../../ui/list/list-state.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { counted, weekNouns } from '../../ui/data/counted.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { links } from '#contract/links.ts'
import { WeekFilterBar } from './week-filter-bar.tsx'
import { resortFilterOf, withFilter } from '../../shared/weeks/week-query.ts'
import { ResortWeekTable } from './resort-week-table.tsx'
import { sortedWeeks, weekTableStateOf, type WeekSort } from './resort-weeks.ts'
import styles from './resort-weeks-panel.module.css'

interface ResortWeeksProps {
  resortName: string
  weeks: readonly WeekListing[]
  query: URLSearchParams
}

/** The weeks for sale, filtered and sorted by the URL. */
export function ResortWeeks({ resortName, weeks, query }: ResortWeeksProps) {
  const filter = resortFilterOf(query)
  const asked = weekTableStateOf(query)
  const shown = sortedWeeks(
    weeks.filter((week) => matchesWeek(week, filter)),
    asked,
  )
  const state = { ...asked, page: Math.min(asked.page, pageCount(shown.length, asked.size)) }
  const start = (state.page - 1) * state.size

  function sortTo(sort: WeekSort): string {
    const order = state.sort === sort && state.order === 'asc' ? 'desc' : 'asc'
    return withFilter(new URLSearchParams(withFilter(query, 'sort', sort)), 'order', order)
  }
  function to({ page, size }: { page?: number; size?: number }): string {
    if (size) return withFilter(query, 'size', String(size))
    const next = new URLSearchParams(query)
    next.set('page', String(page ?? 1))
    return `?${next}`
  }
  if (weeks.length === 0) {
    return (
      <section className={styles.sheet} aria-labelledby="weeks">
        <h2 id="weeks" className="vh">
          Weeks for sale
        </h2>
        <EmptyState
          title={weeksMessages.noResults}
          actions={<LinkButton to={links.weeksToBuy()}>See resorts with weeks for sale</LinkButton>}
        >
          There are no weeks for sale at {resortName} at the moment.
        </EmptyState>
      </section>
    )
  }
  return (
    <section className={styles.sheet} aria-labelledby="weeks">
      <h2 id="weeks" className="vh">
        Weeks for sale
      </h2>
      <WeekFilterBar
        filter={filter}
        to={(name, value) => withFilter(query, name, value)}
        clearTo="?"
      />
      <p role="status" className="vh">
        {shown.length} of {weeks.length} weeks shown
      </p>
      {shown.length === 0 ? (
        <EmptyState
          title={weeksMessages.noneFound}
          actions={
            <LinkButton to="?" preventScrollReset>
              Show all weeks
            </LinkButton>
          }
        >
          {resortName} has {counted(weeks.length, weekNouns)} for sale in other seasons, sizes or
          dates.
        </EmptyState>
      ) : (
        <>
          <ResortWeekTable
            caption={`Weeks for sale at ${resortName}`}
            weeks={shown.slice(start, start + state.size)}
            state={state}
            sortTo={sortTo}
          />
          <ListFoot
            state={state}
            total={shown.length}
            to={to}
            sizes={pageSizes.weekResults.sizes}
            label="Weeks per page"
          />
        </>
      )}
    </section>
  )
}
