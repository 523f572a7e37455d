import { links } from '#contract/links.ts'
import type { ListingKind } from '#contract/listings/listings.schema.ts'
import { LinkButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { CardSkeleton } from '../../ui/feedback/skeleton.tsx'
import { CardGrid } from '../../ui/layout/card-grid.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import styles from './compare.module.css'

/** Nothing has been chosen yet, or this device's choices are still loading. */
export function NothingCompared({ kind, loading }: { kind: ListingKind; loading: boolean }) {
  const hydrated = useHydrated()
  return (
    <div className={`wrap ${styles.page}`}>
      <h1 className={styles.title}>Compare</h1>
      {loading && hydrated ? (
        <div role="status">
          <span className="vh">Loading</span>
          <CardGrid columns={3}>
            {[1, 2, 3].map((n) => (
              <li key={n}>
                <CardSkeleton />
              </li>
            ))}
          </CardGrid>
        </div>
      ) : (
        <EmptyState
          title="Nothing to compare yet"
          actions={
            <>
              <LinkButton to={links.propertySearch()} kind={kind === 'week' ? 'line' : 'brand'}>
                Find a property
              </LinkButton>
              <LinkButton to={links.timeshareSearch()} kind={kind === 'week' ? 'brand' : 'line'}>
                Search timeshare weeks
              </LinkButton>
            </>
          }
        >
          Select “Compare” on up to four properties, or up to four weeks, to see them side by side.
        </EmptyState>
      )}
    </div>
  )
}
